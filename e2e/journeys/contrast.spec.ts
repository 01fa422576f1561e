import type { Page } from '@playwright/test';

import { expect, test } from '../support/test.ts';
import { CONTRAST, content, enter, field } from '../support/tool-page.ts';

const ratio = (page: Page) => page.getByRole('status', { name: 'Contrast ratio' });
const criteria = (page: Page) =>
  page.getByRole('list', { name: 'Criteria' }).getByRole('listitem').allInnerTexts();

test.describe('Contrast Checker', () => {
  test('ROUTE-21, CONTRAST-01, CONTRAST-02, CONTRAST-06, CONTRAST-08, CONTRAST-10, CONTRAST-09: a pair of colors is judged, changed and mended @no-js', {
    tag: '@core',
  }, async ({ page }) => {
    await test.step('ROUTE-21, CONTRAST-01, CONTRAST-02, CONTRAST-06, CONTRAST-08: opens on black on white, 21:1, AAA', async () => {
      await page.goto(CONTRAST);
      await expect(field(page, 'Foreground')).toHaveValue('#000000');
      await expect(field(page, 'Background')).toHaveValue('#FFFFFF');
      await expect(ratio(page)).toHaveText('21.00:1');
      await expect(content(page)).toContainText('Overall level AAA');
      const samples = page.getByRole('region', { name: 'Preview' }).getByRole('paragraph');
      await expect(samples).toHaveCount(3);
      for (const sample of await samples.all())
        await expect(sample).toHaveCSS('color', 'rgb(0, 0, 0)');
    });
    await test.step('where nothing is to be fixed, pairs that fail are offered instead of dead buttons', async () => {
      await expect(page.getByRole('button', { name: /^Fix/ })).toHaveCount(0);
      await page.getByRole('link', { name: /^White on orange/ }).click();
      await expect(ratio(page)).toHaveText('2.80:1');
      await expect(page.getByRole('button', { name: /^Fix/ })).toHaveCount(3);
    });
    await test.step('a shared link can be opened, changed and undone', async () => {
      await page.goto(`${CONTRAST}?text=%23767676&background=%23FFFFFF`);
      await expect(ratio(page)).toHaveText('4.54:1');
      await enter(page, 'Background', '#FFFFF0');
      await expect(ratio(page)).toHaveText('4.50:1');
      await expect(page).toHaveURL(/\?text=%23767676&background=%23FFFFF0/);

      await page.goBack();
      await expect(field(page, 'Background')).toHaveValue('#FFFFFF');
      await expect(ratio(page)).toHaveText('4.54:1');
    });
    await test.step('swapping exchanges the two, and back undoes it', async () => {
      await page.goto(`${CONTRAST}?text=navy&background=ivory`);
      await page.getByRole('button', { name: 'Swap colors' }).click();
      await expect(field(page, 'Foreground')).toHaveValue('ivory');
      await expect(field(page, 'Background')).toHaveValue('navy');
      await expect(page).toHaveURL(/\?text=ivory&background=navy/);
      await page.goBack();
      await expect(field(page, 'Foreground')).toHaveValue('navy');
    });
    await test.step('CONTRAST-10: auto-fix moves both colors a little', async () => {
      await page.goto(`${CONTRAST}?text=%23808080&background=%23808080`);
      await expect(ratio(page)).toHaveText('1.00:1');
      await page.getByRole('button', { name: 'Fix both a little' }).click();
      await expect(ratio(page)).toHaveText(/^4\.5\d:1$/);
      await expect(field(page, 'Foreground')).not.toHaveValue('#808080');
      await expect(field(page, 'Background')).not.toHaveValue('#808080');
    });
    await test.step('a translucent background shows the backdrop, which can be chosen', async () => {
      await page.goto(`${CONTRAST}?text=white&background=rgb(0 0 0 / 50%25)`);
      await expect(ratio(page)).toHaveText('3.97:1'); // white on 127.5 of 255
      await enter(page, 'Backdrop, behind the translucent background', '#000');
      await expect(ratio(page)).toHaveText('21.00:1');
      await expect(page).toHaveURL(/backdrop=%23000/);
      await page.goto(CONTRAST);
      await expect(field(page, 'Backdrop, behind the translucent background')).toHaveCount(0);
    });
    await test.step('CONTRAST-09: what is no color counts as black and is kept', async () => {
      await page.goto(CONTRAST);
      await enter(page, 'Background', 'paper');
      await expect(ratio(page)).toHaveText('1.00:1');
      await expect(field(page, 'Background')).toHaveValue('paper');
      await expect(field(page, 'Background')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'Foreground')).not.toHaveAttribute('aria-invalid');
    });
  });

  test('CONTRAST-03, CONTRAST-04, CONTRAST-05, CONTRAST-06: each pair has its ratio, its level and its verdicts @no-js', async ({
    page,
  }) => {
    for (const [text, shown, level, verdicts] of [
      ['#949494', '3.03:1', 'AA Large', ['Fail', 'Pass', 'Fail']],
      ['#777777', '4.47:1', 'AA Large', ['Fail', 'Pass', 'Fail']],
      ['#767676', '4.54:1', 'AA', ['Pass', 'Pass', 'Fail']],
      ['#595959', '7.00:1', 'AAA', ['Pass', 'Pass', 'Pass']],
      ['#959595', '2.99:1', 'Fail', ['Fail', 'Fail', 'Fail']],
    ] as const) {
      await test.step(`${text} on white is ${shown}, ${level}`, async () => {
        await page.goto(CONTRAST);
        await enter(page, 'Foreground', text);
        await expect(ratio(page)).toHaveText(shown);
        await expect(
          content(page).getByText(`Overall level ${level}`, { exact: true }),
        ).toBeVisible();
        const found = await criteria(page);
        expect(found.map((line) => line.split('\n').at(-1)?.trim())).toEqual(verdicts);
      });
    }
  });

  test('CONTRAST-10: auto-fix mends either color @no-js', async ({ page }, { project }) => {
    for (const part of ['Foreground', 'Background']) {
      await test.step(`auto-fix mends the ${part}`, async () => {
        await page.goto(`${CONTRAST}?text=%239A8C98&background=%23F2E9E4`);
        await expect(ratio(page)).toHaveText('2.66:1');
        await page.getByRole('button', { name: `Fix ${part.toLowerCase()}` }).click();
        await expect(ratio(page)).toHaveText(/^4\.5\d:1$/);
        await expect(field(page, part)).toHaveValue(/^#[\dA-F]{6}$/);
        if (project.use.javaScriptEnabled === false) return;
        const notices = page.getByRole('status', { name: 'Notifications' });
        await expect(notices).toContainText('Color Improved');
      });
    }
  });
});
