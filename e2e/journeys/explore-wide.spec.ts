import { as, signUp } from '../support/account.ts';
import { names, PATH } from '../support/explore-page.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';
import { onWideScreen } from '../support/wide-screen.ts';

test('a palette of Display P3 is found by its color, before one with its fallback', async ({
  page,
}) => {
  const green = 'color(display-p3 0 1 0)';
  const search = page.getByRole('searchbox', { name: 'Search palettes' });
  const account = await signUp(page.request);
  const ids = [];
  for (const [name, css] of [
    ['Fallback of green', '#00FB29'],
    ['Green of Display P3', green],
  ]) {
    const colors = [{ hex: '#00FB29', css }, '#112233'];
    const answer = await page.request.post('/api/palettes', {
      ...as(account),
      data: { name, colors },
    });
    ids.push((await answer.json()).id);
  }
  await onWideScreen(page);
  await openPage(page, PATH);
  await search.fill(green);
  await expect.poll(() => names(page)).toContain('Green of Display P3');
  const expected = ['Green of Display P3'];
  expect((await names(page)).slice(0, 1)).toEqual(expected);
  const chip = page.getByRole('link', { name: `Remove filter: Near ${green}` });
  await expect(chip.locator('span').first()).toHaveCSS('background-color', green);
  await page.reload();
  await expect(search).toHaveValue(green);
  await expect.poll(async () => (await names(page)).slice(0, 1)).toEqual(expected);

  await chip.click();
  await page.getByRole('textbox', { name: 'Near a color', exact: true }).fill('#00FB29');
  await expect.poll(async () => (await names(page)).slice(0, 1)).toEqual(['Fallback of green']);
  for (const id of ids) await page.request.delete(`/api/palettes/${id}`, as(account));
});
