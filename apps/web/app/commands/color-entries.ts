import { describe, formatHex, mapToGamut, parseColor, type Srgb } from '@swatchwork/color';

import { COLOR_TOOLS, toolAddress } from '../tools/go-on/targets.ts';
import { copyWithToast } from '../ui/copying/copy-with-toast.ts';
import { colorPath } from '../ui/links/color-path.ts';
import type { Entry } from './entry.ts';

/** The color that a text writes, as near as sRGB comes; undefined if it is no color. */
export function readTypedColor(text: string): Srgb | undefined {
  const parsed = parseColor(text);
  return parsed && mapToGamut(parsed.color);
}

/** What can be done with a color: its page, the tools that open on it, a copy. */
export function colorEntries(color: Srgb): Entry[] {
  const hex = formatHex(color);
  return [
    {
      id: 'color',
      title: hex,
      detail: `${describe(color)}, everything about it`,
      colors: [hex],
      to: colorPath(color),
    },
    ...CREATOR_FIRST.map((tool) => ({
      id: `color-${tool.id}`,
      title: TITLES[tool.id] ?? tool.title,
      detail: hex,
      colors: [hex],
      to: toolAddress(tool, color),
    })),
    { id: 'copy', title: `Copy ${hex}`, colors: [hex], act: () => void copyWithToast(hex) },
  ];
}

/** Most people look for a palette. */
const CREATOR_FIRST = COLOR_TOOLS.toSorted(
  (a, b) => Number(b.id === 'creator') - Number(a.id === 'creator'),
);

const TITLES: Partial<Record<string, string>> = {
  creator: 'Open in creator',
  explore: 'Palettes near it',
};
