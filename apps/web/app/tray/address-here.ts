import { type Hex, parseHex } from '@swatchwork/color';
import type { Location } from 'react-router';

import { readDocument, writeDocument } from '../palettes/document-url.ts';
import type { Exact } from '../palettes/exact-of.ts';
import { paletteOfQuery } from '../palettes/palette-source.ts';
import { colorAddress, paletteAddress, TARGETS, type TargetId } from '../tools/go-on/targets.ts';
import { colorPath } from '../ui/links/color-path.ts';

type Place = Pick<Location, 'pathname' | 'search'>;

/** The field of a pair that a person was in last. */
export type PairField = 'text' | 'background';

/** A second address of a page. */
const ALIASES: Readonly<Record<string, TargetId>> = {
  '/color-tools/color-web-safe-colors': 'web-safe-colors',
};

/**
 * Where a color of the tray leads from a page: to the same tool with this color, its other settings
 * kept; from a page that takes no color, to the page about it.
 */
export function addressHere(
  taken: { hex: Hex; exact?: Exact },
  { pathname, search }: Place,
  field: PairField,
): string {
  const { hex, exact } = taken;
  const color = parseHex(hex)!;
  const id = ALIASES[pathname] ?? TARGETS.find(({ path }) => path === pathname)?.id;
  if (id === undefined || id === 'color') return colorPath(color);
  if (id === 'creator') return pathname + inCreator(hex, exact, search);
  if (id === 'visualizer') return inVisualizer(hex, exact, search);
  const params = new URLSearchParams(search);
  if (id === 'contrast' || id === 'accessibility') params.set(field, exact ?? hex);
  else for (const [name, value] of queryOf(colorAddress(id, color, exact))) params.set(name, value);
  return `${pathname}?${params}`;
}

const queryOf = (address: string) => new URL(address, 'https://x.example').searchParams;

/** In the selected slot; without one in a new slot or, if there is no room, in the last free one. */
function inCreator(hex: Hex, text: Exact, search: string): string {
  const document = readDocument(search);
  const { colors, exact, locked, selected } = document;
  const put = (place: number) =>
    writeDocument({
      ...document,
      colors: colors.with(place, hex),
      exact: exact.with(place, text),
    });
  if (selected !== undefined) return put(selected);
  const added = writeDocument({
    ...document,
    colors: [...colors, hex],
    exact: [...exact, text],
    locked: [...locked, false],
  });
  const hasRoom = readDocument(added).colors.length > colors.length;
  return hasRoom ? added : put(Math.max(locked.lastIndexOf(false), 0));
}

function inVisualizer(hex: Hex, text: Exact, search: string): string {
  const palette = paletteOfQuery(new URLSearchParams(search));
  const { colors = [], exact = [], name } = palette ?? {};
  const whole = colors.map((color, i) => [exact[i] ?? color, color] as const);
  const all = [...new Map([...whole, [text ?? hex, hex] as const])];
  return paletteAddress('visualizer', {
    colors: all.map(([, color]) => color),
    exact: all.map(([one, color]) => (one === color ? undefined : one)),
    name,
  })!;
}
