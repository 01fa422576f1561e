import { compareSheets } from '../../testing/style-sheets/compare-sheets.ts';
import { randomSheet } from '../../testing/style-sheets/random-sheet.ts';
import { expect, test } from '../support/test.ts';

// 10,000 sheets are compared by `npm run bench:check`.
test('style sheets: colors in every context are those that Chromium paints', {
  tag: '@system',
}, async ({ page }) => {
  const names = Array.from({ length: 200 }, (_, i) => `2026 ${i}`);
  const found = await compareSheets(
    page,
    names.map((name) => [name, randomSheet(name)] as const),
  );
  expect(found.differing).toEqual([]);
  expect(found.torn).toBe(0);
  expect(found.colors).toBeGreaterThan(20_000);
});
