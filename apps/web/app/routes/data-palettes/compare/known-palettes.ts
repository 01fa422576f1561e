import type { Hex } from '@swatchwork/color';
import type { ChartKind } from '@swatchwork/color/charts';

import published from './known-palettes.json' with { type: 'json' };

/** A palette that charts use today, as its makers publish it. Colors are facts; the source says whose. */
interface KnownPalette {
  readonly name: string;
  readonly source: string;
  readonly license: string;
  readonly colors: readonly Hex[];
}

const withColors = (palettes: (typeof published)['categorical']): KnownPalette[] =>
  palettes.map((one) => ({ ...one, colors: one.colors.split(' ') as Hex[] })); // a test reads them

/** Those for categories in the order in which people come across them; the others in nine steps. */
export const KNOWN: Readonly<Record<ChartKind, readonly KnownPalette[]>> = {
  categorical: withColors(published.categorical),
  sequential: withColors(published.sequential),
  diverging: withColors(published.diverging),
};
