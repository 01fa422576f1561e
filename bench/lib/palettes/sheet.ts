import {
  CHARACTER_IDS,
  createRandom,
  formatHex,
  generateMood,
  generatePalette,
  MOODS,
  PALETTE_TYPES,
  type PaletteOptions,
  parseHex,
  type Srgb,
} from '@swatchwork/color';

import { shuffle } from '../../../packages/color/src/palette/random.ts';

import { launchBrowser } from '../browser.ts';
import { houseCollection } from './favorites.ts';

const STYLE = `
  body { margin: 12px; font: 12px sans-serif; background: #fff; width: 1176px }
  h2 { margin: 10px 0 4px; font-size: 13px }
  section { display: grid; grid-template-columns: repeat(10, 1fr); gap: 8px }
  p { display: flex; margin: 0 }
  i { flex: 1; height: 44px }`;

const BASES = '#FACC15 #1E3A8A #E5484D #0F766E #7C3AED #F97316 #64748B #22C55E #EC4899 #0EA5E9'
  .split(' ')
  .map((hex) => parseHex(hex)!);

type Parts = Readonly<Record<string, readonly Srgb[][]>>;

/** Every type without a base and with ten, every character, and the house collection beside them. */
export function partsOfSheet(): Parts {
  const drawn = (count: number, options: PaletteOptions) =>
    Array.from({ length: count }, (_, i) => generatePalette({ ...options, seed: `sheet ${i}` }));
  const around = (type: PaletteOptions['type']) =>
    ['a', 'b'].flatMap((seed) => BASES.map((base) => generatePalette({ type, base, seed })));
  const parts: Record<string, Srgb[][]> = {};
  for (const type of PALETTE_TYPES) {
    parts[type] = drawn(type === 'random' ? 60 : 20, { type });
    parts[`${type}, ten bases with two seeds`] = around(type);
  }
  for (const character of CHARACTER_IDS.slice(1)) {
    parts[character] = drawn(20, { type: 'random', character });
  }
  parts['the house collection, 60 of it'] = shuffle(createRandom('house'), houseCollection()).slice(
    0,
    60,
  );
  return parts;
}

/** Ten palettes of each mood. */
export const partsOfMoods = (): Parts =>
  Object.fromEntries(
    MOODS.map(({ id, name }) => [
      name,
      Array.from({ length: 10 }, (_, i) => generateMood(id, { seed: `sheet ${i}` })),
    ]),
  );

/** Paints palettes, in parts with a title, into a picture. */
export async function paintSheet(path: string, parts: Parts): Promise<void> {
  const html = Object.entries(parts).map(
    ([title, palettes]) => `<h2>${title}</h2><section>${palettes.map(row).join('')}</section>`,
  );
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
    await page.setContent(`<style>${STYLE}</style>${html.join('')}`);
    await page.screenshot({ path, fullPage: true });
  } finally {
    await browser.close();
  }
}

const row = (colors: readonly Srgb[]): string =>
  `<p>${colors.map((color) => `<i style="background:${formatHex(color)}"></i>`).join('')}</p>`;
