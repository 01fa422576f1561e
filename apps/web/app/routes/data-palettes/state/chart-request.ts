import { type Hex, parseHex } from '@swatchwork/color';
import type { ChartPaletteInput } from '@swatchwork/color/charts';

import { type ChartDocument, EXAMPLE, placedColors, readOpaque } from './chart-document.ts';

type Demands = Partial<
  Pick<
    ChartPaletteInput,
    'style' | 'seed' | 'contrast' | 'severity' | 'gray' | 'lightness' | 'chroma'
  >
>;

/** What is asked of the search, in plain values: but for the places, the body of `POST /palettes/charts`. */
export interface ChartRequest extends Demands {
  kind: ChartDocument['kind'];
  count: number;
  colors: Hex[];
  grounds?: Hex[];
  /** Where the colors are to stand, from 0, in the same order; the first places if not given. */
  places?: number[];
  /** The places of those that are the person's own; none if not given. */
  own?: number[];
}

/** The colors that can be read. */
export function toRequest(document: ChartDocument): ChartRequest {
  const { kind, style, seed } = document;
  const placed = placedColors(document).flatMap(({ text, ...one }) => {
    const hex = readOpaque(text);
    return hex ? [{ ...one, hex }] : [];
  });
  const colors = placed.map(({ hex }) => hex);
  const look = { style, ...(seed && { seed }) };
  if (kind !== 'categorical') {
    return { kind, count: document.count, colors, ...look, places: [], own: [] };
  }
  const { contrast, severity, gray, lightness, chroma } = document;
  const grounds = groundsOf(document);
  return {
    kind,
    count: Math.max(document.count, ...placed.map(({ place }) => place + 1)),
    colors,
    places: placed.map(({ place }) => place),
    own: placed.flatMap(({ place, isLocked }) => (isLocked ? [place] : [])),
    ...look,
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
export const toInput = ({
  colors,
  grounds,
  places: _places,
  own: _own,
  ...rest
}: ChartRequest): ChartPaletteInput => ({
  ...rest,
  colors: colors.map((hex) => parseHex(hex)!),
  ...(grounds && { grounds: grounds.map((hex) => parseHex(hex)!) }),
});

/** The first colors in the places that are given, the rest in the others. */
export function inPlaces(colors: readonly Hex[], places: readonly number[], count: number): Hex[] {
  const rest = colors.slice(places.length);
  return Array.from({ length: count }, (_, place) => {
    const given = places.indexOf(place);
    return given < 0 ? rest.shift()! : colors[given]!;
  });
}

/** The same text for the same request. */
export const keyOf = (request: ChartRequest): string => JSON.stringify(request);
