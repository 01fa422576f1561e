import type { ChartKind, ChartPalette, Hex } from '@swatchwork/color';

/** A palette for charts as it is written into files. */
export interface ChartColors {
  readonly kind: ChartKind;
  /** Any text; formats with a place for a name make it inert there. */
  readonly name: string;
  /** At least two; of ramps from one end to the other. */
  readonly colors: readonly Hex[];
  /** What was measured, for formats that say it. */
  readonly categories?: ChartPalette['categories'];
  readonly ramp?: ChartPalette['ramp'];
}

/** What a palette is called in a file that has a place for a name, where nobody named it. */
export const CHART_NAME = 'Data palette';

/** Hex codes as a list of strings that JSON, JavaScript and Python read alike, eight in a line. */
export function listOf(colors: readonly Hex[], indent: string): string {
  const lines: string[] = [];
  for (let i = 0; i < colors.length; i += PER_LINE) {
    const line = colors.slice(i, i + PER_LINE).map((hex) => `"${hex}"`);
    lines.push(`${indent}  ${line.join(', ')},`);
  }
  return `[\n${lines.join('\n').replace(/,$/, '')}\n${indent}]`;
}

const PER_LINE = 8;

/** The places of colors between 0 and 1, the ends included, with as many digits as matter. */
export const stopsOf = (colors: readonly Hex[]): [place: number, hex: Hex][] =>
  colors.map((hex, i) => [Math.round((1e6 * i) / (colors.length - 1)) / 1e6, hex]);
