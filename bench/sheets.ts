// Sheets for eyes: palettes, chart palettes and themes beside those of others, unlabeled and in
// random order, as pictures in `test-results/sheets`, with `key.json`, which says whose each is.
// `npm run bench:sheets -- SEED`. Whoever ranks them must not see the key. Then sheets of ours alone, also of an
// earlier CHECKOUT; and of folders of others' PICTURES and style sheets (THEMES), where they are given.
import { mkdirSync, writeFileSync } from 'node:fs';
import {
  createRandom,
  deltaEOK,
  formatHex,
  generatePalette,
  type Hex,
  parseHex,
  type Srgb,
  toOklch,
} from '@swatchwork/color';
import { createChartPalette } from '@swatchwork/color/charts';

import { shuffle } from '../packages/color/src/palette/random.ts';
import { ROOT } from '../scripts/lib/root.ts';
import { launchBrowser } from './lib/browser.ts';
import { favorites } from './lib/palettes/favorites.ts';
import { PEERS } from './lib/palettes/peers.ts';
import { drawCharts } from './lib/sheets/charts.ts';
import { ownSheets } from './lib/sheets/own.ts';
import { drawStrips, SHEET_STYLE } from './lib/sheets/page.ts';
import { PUBLISHED } from './lib/sheets/published.ts';
import { drawThemes, THEME_BRANDS, themeContenders } from './lib/sheets/themes.ts';

const seed = process.argv[3] ?? '1';
const FOLDER = new URL('../test-results/sheets/', import.meta.url);
const GROUNDS = ['#FFFFFF', '#111827'];
const BRANDS =
  '#E3120B #0A66C2 #1DB954 #FFB703 #7C3AED #0F766E #E63946 #6B7280 #111827 #B5E740'.split(
    ' ',
  ) as Hex[];
const PALETTES = 14;

const key: Record<string, string[]> = {};
const sheets: Record<string, string> = {};

for (const ground of GROUNDS) {
  const ours = chartColors([], 8, ground);
  addSheet(`charts of 8 on ${ground}`, { ours, ...PUBLISHED }, (colors) =>
    drawCharts(colors, ground),
  );
}
for (const brand of BRANDS) {
  const around = Object.entries(PUBLISHED).slice(0, 3);
  const contenders = {
    ours: chartColors([brand], 6, '#FFFFFF'),
    ...Object.fromEntries(around.map(([name, colors]) => [name, withBrand(brand, colors)])),
  };
  addSheet(`charts of 6 around ${brand}`, contenders, (colors) => drawCharts(colors, '#FFFFFF'));
}
const strongest = favorites().reporting.slice(0, PALETTES).map(mostColored);
addSheet(
  'palettes of 5',
  {
    'ours, random': draw((i) => generatePalette({ type: 'random', seed: `${seed} ${i}` })),
    'favorites of people': draw((i) => favorites().reporting[100 + i]!),
    'ours, analogous': draw((i) => generatePalette({ type: 'analogous', seed: `${seed} ${i}` })),
    'ours, triadic around a color': draw((i) =>
      generatePalette({ type: 'triadic', base: parseHex(strongest[i]!)!, seed: `${seed} ${i}` }),
    ),
    'ours, tetradic around a color': draw((i) =>
      generatePalette({ type: 'tetradic', base: parseHex(strongest[i]!)!, seed: `${seed} ${i}` }),
    ),
    rampensau: draw((i) => PEERS.rampensau!(`${seed} ${i}`)),
    poline: draw((i) => PEERS.poline!(`${seed} ${i}`)),
  },
  drawStrips,
);
for (const brand of THEME_BRANDS)
  addSheet(`themes of ${brand}`, themeContenders(brand), drawThemes);

const { CHECKOUT: checkout = ROOT, PICTURES: pictures, THEMES: themes } = process.env;
const colors = [...BRANDS, ...PUBLISHED['Tableau 10']!, ...PUBLISHED['Observable 10']!].slice(
  0,
  24,
);
const own = await ownSheets(seed, colors, { checkout, pictures, themes });
for (const [title, html] of Object.entries(own)) {
  sheets[title.replaceAll(/\W+/g, '-')] = `<!doctype html><style>${SHEET_STYLE}</style>${html}`;
}

await takePictures();

function chartColors(colors: Hex[], count: number, ground: string): Hex[] {
  const grounds = [parseHex(ground)!];
  const fixed = colors.map((hex) => parseHex(hex)!);
  return createChartPalette({ kind: 'categorical', colors: fixed, count, grounds }).colors;
}

/** What a designer does without a tool: the brand color first, in place of the color nearest to it. */
function withBrand(brand: Hex, colors: readonly Hex[]): Hex[] {
  const near = (hex: Hex) => deltaEOK(parseHex(brand)!, parseHex(hex)!);
  const nearest = colors.toSorted((a, b) => near(a) - near(b))[0];
  return [brand, ...colors.filter((hex) => hex !== nearest)].slice(0, 6);
}

function mostColored(colors: readonly Srgb[]): Hex {
  return formatHex(colors.toSorted((one, other) => toOklch(other).c - toOklch(one).c)[0]!);
}

function draw(palette: (i: number) => readonly Srgb[]): Hex[][] {
  return Array.from({ length: PALETTES }, (_, i) => palette(i).map(formatHex));
}

function addSheet<T>(title: string, contenders: Record<string, T>, html: (one: T) => string): void {
  const name = `sheet-${Object.keys(sheets).length + 1}`;
  const mixed = shuffle(createRandom(`${seed} ${title}`), Object.entries(contenders));
  key[name] = [title, ...mixed.map(([contender], i) => `${letter(i)}: ${contender}`)];
  const parts = mixed.map(([, one], i) => `<section><h2>${letter(i)}</h2>${html(one)}</section>`);
  sheets[name] = `<!doctype html><style>${SHEET_STYLE}</style>${parts.join('')}`;
}

function letter(i: number): string {
  return String.fromCharCode(65 + i);
}

async function takePictures(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  for (const [name, html] of Object.entries(sheets)) {
    await page.setContent(html);
    await page.screenshot({ path: new URL(`${name}.png`, FOLDER).pathname, fullPage: true });
  }
  await browser.close();
  writeFileSync(new URL('key.json', FOLDER), JSON.stringify(key, null, 2));
  console.log(`${Object.keys(sheets).length} sheets in ${FOLDER.pathname}`);
}
