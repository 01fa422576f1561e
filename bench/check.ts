// How far the reading of style sheets is from Chromium: 10,000 sheets by seed, with everything that
// `swatchwork check` reads, in every combination of device wishes, classes and attributes that their
// selectors ask for. `npm run bench:check`; SHEETS=200 for fewer, SEED=1 for others.

import { type Comparison, compareSheets } from '../testing/style-sheets/compare-sheets.ts';
import { randomSheet } from '../testing/style-sheets/random-sheet.ts';
import { launchBrowser } from './lib/browser.ts';

const SHEETS = Number(process.env.SHEETS ?? 10_000);
const SEED = process.env.SEED ?? '2026';
/** Sheets that are sent to the browser together. */
const AT_ONCE = 250;
const BAR = 1;

const total: Comparison = {
  sheets: 0,
  places: 0,
  colors: 0,
  empty: 0,
  largest: 0,
  rounded: 0,
  largestRounded: 0,
  verdicts: 0,
  torn: 0,
  differing: [],
};
const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  for (let from = 0; from < SHEETS; from += AT_ONCE) {
    const count = Math.min(AT_ONCE, SHEETS - from);
    const names = Array.from({ length: count }, (_, i) => `${SEED} ${from + i}`);
    const found = await compareSheets(
      page,
      names.map((name) => [name, randomSheet(name)] as const),
    );
    total.sheets += found.sheets;
    total.places += found.places;
    total.colors += found.colors;
    total.empty += found.empty;
    total.verdicts += found.verdicts;
    total.torn += found.torn;
    total.rounded += found.rounded;
    total.largestRounded = Math.max(total.largestRounded, found.largestRounded);
    total.largest = Math.max(total.largest, found.largest);
    total.differing.push(...found.differing);
  }
  console.log(`\nChromium ${browser.version()}, seed ${SEED}\n`);
} finally {
  await browser.close();
}

console.log(`${total.sheets} style sheets in ${total.places} environments`);
console.log(`${total.colors} colors, ${total.empty} values that are no color to both`);
console.log(`${total.verdicts} pairs at 4.5:1, ${total.torn} judged otherwise`);
console.log(`largest difference: ${total.largest}/255 of a channel`);
console.log(
  `apart: ${total.rounded} colors that are as computed and painted up to ${total.largestRounded}/255 otherwise`,
);
const worst = total.differing.toSorted((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10));
for (const one of worst.slice(0, 20)) console.log(`  ${one}`);
const isReached = total.largest <= BAR && total.torn === 0;
console.log(
  isReached ? 'REACHED' : `MISSED: ${total.differing.length} colors differ by more than ${BAR}/255`,
);
process.exitCode = isReached ? 0 : 1;
