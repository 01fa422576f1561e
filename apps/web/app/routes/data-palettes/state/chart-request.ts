import { type Hex, parseHex } from '@swatchwork/color';
import type { ChartPaletteInput } from '@swatchwork/color/charts';

import { type ChartDocument, EXAMPLE, mostColors, readOpaque } from './chart-document.ts';

type Demands = Partial<
  Pick<ChartPaletteInput, 'contrast' | 'severity' | 'gray' | 'lightness' | 'chroma'>
>;

/** What is asked of the search, in plain values: the body of `POST /palettes/charts`. */
export interface ChartRequest extends Demands {
  kind: ChartDocument['kind'];
  count: number;
  colors: Hex[];
  grounds?: Hex[];
}

/** The colors that can be read; a ramp without any is led by the example's. */
export function toRequest(document: ChartDocument): ChartRequest {
  const { kind } = document;
  const colors = document.colors.flatMap((text) => readOpaque(text) ?? []);
  if (kind !== 'categorical') {
    return { kind, count: document.count, colors: colors.length > 0 ? colors : [LEAD] };
  }
  const { contrast, severity, gray, lightness, chroma } = document;
  const grounds = groundsOf(document);
  return {
    kind,
    count: Math.max(document.count, colors.length),
    colors: colors.slice(0, mostColors(kind)),
    // The API wants one ground at least: a contrast of 1 asks nothing of it.
    grounds: grounds.length > 0 ? grounds : [lightOf(document)],
    contrast: grounds.length > 0 ? contrast : 1,
    severity,
    gray,
    // What leaves out nothing is left to the style.
    ...(lightness.join() !== EXAMPLE.lightness.join() && { lightness }),
    ...(chroma.join() !== EXAMPLE.chroma.join() && { chroma }),
  };
}

const LEAD: Hex = '#0A66C2';

export const lightOf = ({ light }: ChartDocument): Hex => readOpaque(light) ?? hexOf(EXAMPLE.light);
export const darkOf = ({ dark }: ChartDocument): Hex => readOpaque(dark) ?? hexOf(EXAMPLE.dark);

const hexOf = (text: string): Hex => readOpaque(text) ?? '#000000';

function groundsOf(document: ChartDocument): Hex[] {
  const { ground } = document;
  return [
    ...(ground === 'light' || ground === 'both' ? [lightOf(document)] : []),
    ...(ground === 'dark' || ground === 'both' ? [darkOf(document)] : []),
  ];
}

/** The same for the search itself. */
export const toInput = ({ colors, grounds, ...rest }: ChartRequest): ChartPaletteInput => ({
  ...rest,
  colors: colors.map((hex) => parseHex(hex)!),
  ...(grounds && { grounds: grounds.map((hex) => parseHex(hex)!) }),
});

/** The same text for the same request. */
export const keyOf = (request: ChartRequest): string => JSON.stringify(request);
