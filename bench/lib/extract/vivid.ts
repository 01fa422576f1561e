import { readFileSync } from 'node:fs';

import { parseHex, type Srgb, toOklch } from '@swatchwork/color';
import { extract, type Pixels, PRESETS, type Preset } from '@swatchwork/extract';
import { decode } from '@swatchwork/extract/node';

import { quantile } from '../load.ts';
import { findPhotographs } from './corpus.ts';

/** How many of the most vivid photographs are looked at. */
const PHOTOGRAPHS = 30;

/** The chroma of a picture's palette, by preset, as a part of its own 95th percentile. */
export type KeptChroma = { of: number; kept: Record<Preset, number[]> };

/** Compares the chroma of each preset's five colors with that of the most vivid photographs. */
export async function measureVivid(): Promise<KeptChroma> {
  const pictures = await Promise.all(
    findPhotographs().map(async (path) => {
      const pixels = await decode(readFileSync(path));
      return { pixels, chroma: quantile(chromasOf(pixels), 0.95) };
    }),
  );
  const most = pictures.toSorted((a, b) => b.chroma - a.chroma).slice(0, PHOTOGRAPHS);
  const keptBy = (preset: Preset) =>
    most.map(({ pixels, chroma }) => {
      const swatches = extract(pixels, { count: 5, preset });
      const sum = swatches.reduce((all, { hex }) => all + chromaOf(parseHex(hex)!), 0);
      return sum / swatches.length / chroma;
    });
  return {
    of: most.length,
    kept: Object.fromEntries(
      PRESETS.map((preset) => [preset, keptBy(preset)]),
    ) as KeptChroma['kept'],
  };
}

const chromaOf = (color: Srgb) => toOklch(color).c;

function chromasOf({ data }: Pixels): number[] {
  return Array.from({ length: data.length / 4 }, (_, pixel) => {
    const [r, g, b] = data.subarray(4 * pixel, 4 * pixel + 3);
    return chromaOf({ r: r! / 255, g: g! / 255, b: b! / 255 });
  });
}
