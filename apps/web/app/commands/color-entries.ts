import { describe, formatHex, mapToGamut, parseColor, type Srgb } from '@swatchwork/color';

import { carriedColor } from '../palettes/carried-color.ts';
import type { Exact } from '../palettes/exact-of.ts';
import { wholeColor } from '../palettes/whole-color.ts';
import { COLOR_TOOLS, toolAddress } from '../tools/go-on/targets.ts';
import { copyWithToast } from '../ui/copying/copy-with-toast.ts';
import { colorPath } from '../ui/links/color-path.ts';
import type { Entry } from './entry.ts';

/** A color as near as sRGB comes, and what it is beyond that. */
export type TypedColor = { color: Srgb; exact: Exact };

/** The color that a text writes; undefined if it is no color. */
export function readTypedColor(text: string): TypedColor | undefined {
  const parsed = parseColor(text);
  if (!parsed) return undefined;
  return { color: mapToGamut(parsed.color), exact: carriedColor(parsed.color, text).exact };
}

/** What can be done with a color: its page, the tools that open on it, a copy. */
export function colorEntries({ color, exact }: TypedColor): Entry[] {
  const hex = formatHex(color);
  const colors = [wholeColor(hex, exact)];
  const copies = exact === undefined ? [hex] : [exact, hex];
  return [
    {
      id: 'color',
      title: hex,
      detail: exact
        ? `the nearest sRGB color, ${describe(color)}: color details`
        : `${describe(color)}: color details`,
      colors: [hex],
      to: colorPath(color),
    },
    ...CREATOR_FIRST.map((tool) => ({
      id: `color-${tool.id}`,
      title: TITLES[tool.id] ?? tool.title,
      detail: exact ?? hex,
      colors,
      to: toolAddress(tool, color, exact),
    })),
    ...copies.map((text) => ({
      id: `copy-${text}`,
      title: `Copy ${text}`,
      colors: text === hex ? [hex] : colors,
      act: () => void copyWithToast(text),
    })),
  ];
}

/** Most people look for a palette. */
const CREATOR_FIRST = COLOR_TOOLS.toSorted(
  (a, b) => Number(b.id === 'creator') - Number(a.id === 'creator'),
);

const TITLES: Partial<Record<string, string>> = {
  creator: 'Open in creator',
  explore: 'Palettes near this color',
};
