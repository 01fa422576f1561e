import { compareSheets } from '../../testing/style-sheets/compare-sheets.ts';
import { randomSheet } from '../../testing/style-sheets/random-sheet.ts';
import { expect, test } from '../support/test.ts';

// `SHEETS=10000 SEED=7 npx playwright test style-sheets` compares more and others.
const SHEETS = Number(process.env.SHEETS ?? 200);
const SEED = process.env.SEED ?? '2026';
/** Sheets that are sent to the browser together. */
const AT_ONCE = 250;

test('style sheets: colors in every context are those that Chromium paints', {
  tag: '@system',
}, async ({ page }) => {
  test.setTimeout(90_000 * Math.ceil(SHEETS / AT_ONCE));
  for (let from = 0; from < SHEETS; from += AT_ONCE) {
    const count = Math.min(AT_ONCE, SHEETS - from);
    const names = Array.from({ length: count }, (_, i) => `${SEED} ${from + i}`);
    const found = await compareSheets(
      page,
      names.map((name) => [name, randomSheet(name)] as const),
    );
    expect(found.differing).toEqual([]);
    expect(found.torn).toBe(0);
    expect(found.colors).toBeGreaterThan(100 * count);
    expect(found.verdicts).toBeGreaterThan(50 * count);
  }
});
