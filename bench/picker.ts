// The longest task of the page's main thread while a person chooses a photograph of 24 megapixels,
// the page extracts its colors, and the magnifier moves across it. `npm run bench:picker`.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { photograph } from '../testing/pictures/picture-files.ts';
import { startProduct } from '../testing/product.ts';
import { launchBrowser } from './lib/browser.ts';
import { type Longest, longestTask } from './lib/longest-task.ts';

const TARGET_MS = 50;
const ROUNDS = 3;
const MOVES = 60;

const STEPS: Record<string, (page: Page) => Promise<void>> = {
  'choosing the photograph': async (page) => {
    await page.locator('input[name=image]').setInputFiles(path);
    await page.getByText('6000 × 4000 pixels').waitFor();
  },
  'extracting its colors': async (page) => {
    await page.getByRole('button', { name: 'Extract Dominant Colors' }).click();
    await page.getByText('Colors Extracted!').waitFor();
  },
  'moving the magnifier': async (page) => {
    await page.getByRole('button', { name: 'Enable Pixel Picker' }).click();
    const box = await page.getByRole('application').boundingBox();
    if (!box) throw new Error('The picture is not to be seen');
    for (let i = 0; i < MOVES; i++) {
      const share = (i + 0.5) / MOVES;
      await page.mouse.move(box.x + box.width * share, box.y + box.height * share);
    }
    await page.getByRole('img', { name: /^Magnifier: / }).waitFor();
    await page.mouse.down();
    await page.mouse.up();
    await page.getByText('Color Picked!').waitFor();
  },
};

async function runJourney(browser: Browser, url: string): Promise<Longest[]> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  await page.goto(`${url}/color-picker`, { waitUntil: 'networkidle' });
  const longest: Longest[] = [];
  for (const step of Object.values(STEPS)) {
    longest.push(await longestTask(browser, page, () => step(page)));
  }
  await page.close();
  return longest;
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;

const { name, buffer } = await photograph(6000, 4000);
const folder = await mkdtemp(join(tmpdir(), 'swatchwork-bench-'));
const path = join(folder, name); // the test itself would have to copy bytes into the page
await writeFile(path, buffer);
const product = await startProduct();
const browser = await launchBrowser();
try {
  const rounds: Longest[][] = [];
  for (let i = 0; i < ROUNDS; i++) rounds.push(await runJourney(browser, product.url));

  console.log(`A JPG of 24 megapixels and ${(buffer.length / 1e6).toFixed(1)} MB.`);
  console.log(
    'longest main-thread task      of the processor   by the clock, median of 3   target',
  );
  for (const [i, step] of Object.keys(STEPS).entries()) {
    const wall = median(rounds.map((round) => round[i]!.wall));
    const cpu = median(rounds.map((round) => round[i]!.cpu));
    console.log(
      step.padEnd(30),
      `${cpu.toFixed(1)} ms`.padStart(15),
      `${wall.toFixed(1)} ms`.padStart(27),
      `  ${wall < TARGET_MS ? 'reached' : 'MISSED'}`,
    );
  }
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true });
}
