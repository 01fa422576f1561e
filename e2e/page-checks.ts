import AxeBuilder from '@axe-core/playwright';

import { expect, test } from './test.ts';

/** What holds for every page: axe finds nothing in any surround, and a phone shows all of it. */
export function checkPage(path: string) {
  for (const theme of ['light', 'dark', 'grey']) {
    test(`axe finds nothing on ${path} in the ${theme} surround`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
    });
  }

  test(`${path} does not scroll sideways on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
