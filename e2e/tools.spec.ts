import { checkPage } from './page-checks.ts';
import { expect, test } from './test.ts';
import { CONTRAST, CONVERTER, content, enter, field, value } from './tool-page.ts';

const TOOLS = [
  ['TOOLS-02', 'Color Converter', CONVERTER],
  ['TOOLS-03', 'Color Harmonies', '/color-tools/color-harmonies'],
  ['TOOLS-04', 'Accessibility Simulator', '/color-tools/color-accessibility'],
  ['TOOLS-05', 'Color Variations', '/color-tools/color-variations'],
  ['TOOLS-06', 'Contrast Checker', CONTRAST],
  ['TOOLS-07', 'Web Safe Colors', '/color-tools/color-web-safe-colors'],
] as const;

test.describe('Color tools', () => {
  for (const [id, name, path] of TOOLS) {
    test(`${id}, TOOLS-08, TOOLS-11: signed out, the card of ${name} opens its page, which leads back @no-js`, async ({
      page,
    }) => {
      await page.goto('/color-tools');
      await content(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page).toHaveTitle(`${name} – Swatchwork`);

      await page.getByRole('link', { name: 'Back to Color Tools' }).click();
      await expect(page).toHaveURL('/color-tools');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Color Tools');
    });
  }

  test('ROUTE-16, TOOLS-01: the overview is a grid of six tools @no-js', async ({ page }) => {
    await page.goto('/color-tools');
    await expect(content(page).getByRole('listitem')).toHaveCount(6);
  });

  test('one color runs through the figures and into the tools @no-js', async ({ page }) => {
    await page.goto('/color-tools');
    await enter(page, 'Try a color', 'rebeccapurple');
    await expect(page).toHaveURL('/color-tools?v=1&color=rebeccapurple');
    await content(page).getByRole('link', { name: 'Contrast Checker' }).click();
    await expect(field(page, 'Background')).toHaveValue('#663399');
    await expect(field(page, 'Foreground')).toHaveValue('#FFFFFF');

    await page.goBack();
    await expect(field(page, 'Try a color')).toHaveValue('rebeccapurple');
    await content(page).getByRole('link', { name: 'Color Converter' }).click();
    await expect(value(page, 'RGB')).toContainText('rgb(102, 51, 153)');
  });

  test('TOOLS-09, TOOLS-10: titles, descriptions and canonical links for search engines @no-js', async ({
    page,
  }) => {
    const found = [];
    for (const path of ['/color-tools', `${CONVERTER}?color=red`, `${CONTRAST}?text=red`]) {
      await page.goto(path);
      const attribute = (selector: string, name: string) =>
        page.locator(selector).getAttribute(name);
      found.push({
        title: await page.title(),
        description: await attribute('meta[name=description]', 'content'),
        canonical: await attribute('link[rel=canonical]', 'href'),
      });
    }
    expect(found.map(({ title }) => title)).toEqual([
      'Color Tools – Swatchwork',
      'Color Converter – Swatchwork',
      'Contrast Checker – Swatchwork',
    ]);
    expect(found.map(({ canonical }) => new URL(canonical ?? '').pathname)).toEqual([
      '/color-tools',
      CONVERTER,
      CONTRAST,
    ]);
    expect(new Set(found.map(({ description }) => description)).size).toBe(3);
    for (const { description } of found) expect(description?.length).toBeGreaterThan(70);
  });
});

checkPage('/color-tools');
