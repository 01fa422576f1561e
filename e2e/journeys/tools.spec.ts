import { TOOL_GROUPS, toolsOf } from '../../apps/web/app/tools/all-tools.ts';
import { expect, test } from '../support/test.ts';
import { CONTRAST, CONVERTER, content, enter, field, value } from '../support/tool-page.ts';

const TOOLS = [
  ['TOOLS-02', 'Color Converter', CONVERTER],
  ['TOOLS-03', 'Color Harmonies', '/color-tools/color-harmonies'],
  ['TOOLS-04', 'Accessibility Simulator', '/color-tools/color-accessibility'],
  ['TOOLS-05', 'Color Variations', '/color-tools/color-variations'],
  ['TOOLS-06', 'Contrast Checker', CONTRAST],
  ['TOOLS-07', 'Web Safe Colors', '/color-tools/color-web-safe-colors'],
] as const;

test.describe('Color tools', () => {
  test('TOOLS-02, TOOLS-08, TOOLS-11, TOOLS-03, TOOLS-04, TOOLS-05, TOOLS-06, TOOLS-07: signed out, each card opens its page, which leads back @no-js', {
    tag: '@core',
  }, async ({ page }) => {
    for (const [id, name, path] of TOOLS) {
      await test.step(`${id}: signed out, the card of ${name} opens its page, which leads back`, async () => {
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
  });

  test('ROUTE-16, TOOLS-01, TOOLS-09, TOOLS-10: what the page says by itself @html', async ({
    page,
  }) => {
    await test.step('the overview is a grid of tools for one color, followed by the others', async () => {
      await page.goto('/color-tools');
      const group = (name: string) => content(page).getByRole('list', { name });
      for (const { id, title } of TOOL_GROUPS) {
        const titles = toolsOf(id).map((tool) => tool.title);
        await expect(group(title).getByRole('link')).toHaveText(titles);
      }
    });
    await test.step('titles, descriptions and canonical links for search engines', async () => {
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

  test('one color runs through the figures and into the tools @no-js', async ({ page }) => {
    await page.goto('/color-tools');
    await enter(page, 'Try a color', 'rebeccapurple');
    await expect(page).toHaveURL('/color-tools?color=rebeccapurple');
    await content(page).getByRole('link', { name: 'Contrast Checker' }).click();
    await expect(field(page, 'Background')).toHaveValue('#663399');
    await expect(field(page, 'Foreground')).toHaveValue('#FFFFFF');

    await page.goBack();
    await expect(field(page, 'Try a color')).toHaveValue('rebeccapurple');
    await content(page).getByRole('link', { name: 'Color Converter' }).click();
    await expect(value(page, 'RGB')).toContainText('rgb(102, 51, 153)');
  });
});
