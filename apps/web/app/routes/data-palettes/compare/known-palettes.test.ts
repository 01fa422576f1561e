import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

import { KNOWN } from './known-palettes.ts';

/** The part of d3 that is used here; the package has no types. */
interface D3 {
  rgb(color: string): { formatHex(): string };
  interpolateCividis(place: number): string;
  interpolateMagma(place: number): string;
  interpolateTurbo(place: number): string;
  interpolateViridis(place: number): string;
  schemeCategory10: readonly string[];
  schemeDark2: readonly string[];
  schemeSet1: readonly string[];
  schemeSet2: readonly string[];
  schemeTableau10: readonly string[];
  schemeBlues: readonly (readonly string[])[];
  schemeBrBG: readonly (readonly string[])[];
  schemePuOr: readonly (readonly string[])[];
  schemeRdBu: readonly (readonly string[])[];
  schemeRdYlGn: readonly (readonly string[])[];
  schemeSpectral: readonly (readonly string[])[];
  schemeYlOrRd: readonly (readonly string[])[];
}

const d3: D3 = createRequire(import.meta.url)('d3');

const STEPS = 9;

const sampled = (at: (place: number) => string) =>
  Array.from({ length: STEPS }, (_, i) => at(i / (STEPS - 1)));

/** What d3 publishes of them. */
const PUBLISHED: Record<string, readonly string[] | undefined> = {
  'Tableau 10': d3.schemeTableau10,
  'Category 10': d3.schemeCategory10,
  'ColorBrewer Set1': d3.schemeSet1,
  'ColorBrewer Set2': d3.schemeSet2,
  'ColorBrewer Dark2': d3.schemeDark2,
  viridis: sampled(d3.interpolateViridis),
  magma: sampled(d3.interpolateMagma),
  cividis: sampled(d3.interpolateCividis),
  turbo: sampled(d3.interpolateTurbo),
  'ColorBrewer Blues': d3.schemeBlues[STEPS],
  'ColorBrewer YlOrRd': d3.schemeYlOrRd[STEPS],
  'ColorBrewer RdBu': d3.schemeRdBu[STEPS],
  'ColorBrewer PuOr': d3.schemePuOr[STEPS],
  'ColorBrewer BrBG': d3.schemeBrBG[STEPS],
  'ColorBrewer RdYlGn': d3.schemeRdYlGn[STEPS],
  'ColorBrewer Spectral': d3.schemeSpectral[STEPS],
};

const ALL = Object.values(KNOWN).flat();

test.each(Object.entries(PUBLISHED))('%s has the colors that d3 publishes', (name, colors) => {
  const known = ALL.find((one) => one.name === name);
  expect(known?.colors).toEqual(colors?.map((color) => d3.rgb(color).formatHex().toUpperCase()));
});

test('every color is a hex', () => {
  for (const { colors } of ALL) {
    for (const color of colors) expect(color).toMatch(/^#[0-9A-F]{6}$/);
  }
});
