// How long the browser extension takes to read and judge a page of 10,000 elements, from the opening
// of its popup until that shows the palette, and the longest task that it puts on that page.
// `npm run bench:extension`; the median of five presses counts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PAGES, startExtension } from '../e2e/support/extension.ts';
import { ensureChromium } from '../scripts/lib/chromium.ts';
import { reportBar } from '../testing/bars.ts';

const ELEMENTS = 10_000;
const PRESSES = 5;
const TARGET_MS = 1000;
const LONGEST_TASK_MS = 200;

/** Cards of five elements, in a hundred colors. */
const card = (i: number) =>
  `<li style="background:hsl(${i % 100} 40% 92%)"><h2>Card ${i}</h2><p>Words <b>in bold</b></p><i></i></li>`;
const HTML = `<!doctype html><html lang="en"><title>Many</title><style>
  ul { display: grid; grid-template-columns: repeat(8, 1fr); gap: 8px } i { display: block; height: 8px; background: teal }
</style><ul>${Array.from({ length: ELEMENTS / 5 }, (_, i) => card(i)).join('')}</ul></html>`;

process.env.CHROMIUM_PATH = await ensureChromium();
const folder = mkdtempSync(join(tmpdir(), 'swatchwork-extension-'));
const extension = await startExtension(folder);
const { context, page } = extension;
await context.route(`${PAGES}/many.html`, (route) =>
  route.fulfill({ body: HTML, contentType: 'text/html' }),
);

const times: number[] = [];
let longestTask = 0;
for (let i = 0; i < PRESSES; i++) {
  await extension.open('many.html');
  // Observed from now on: laying out the page is not part of it.
  const longest = await page.evaluateHandle(() => {
    const found = { ms: 0 };
    new PerformanceObserver((list) => {
      found.ms = Math.max(found.ms, ...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    return found;
  });
  times.push(await extension.timeToPalette());
  longestTask = Math.max(longestTask, (await longest.jsonValue()).ms);
}
await context.close();
rmSync(folder, { recursive: true });

const median = times.sort((a, b) => a - b)[Math.floor(PRESSES / 2)]!;
const report = (name: string, ms: number, most: number) =>
  reportBar(name, `${ms.toFixed(0)} of ${most} ms`, ms <= most);
report(`a page of ${ELEMENTS} elements, read and judged`, median, TARGET_MS);
report('the longest task on that page', longestTask, LONGEST_TASK_MS);
