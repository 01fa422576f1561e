import { formatHex, type Hex, parseHex } from '@swatchwork/color';

const COUNT = 5;
const HEX = /#[0-9a-f]{6}\b/gi;

/** The first five colors in an article, which represent it in lists. Often fewer. */
export function coverColors(markdown: string): readonly Hex[] {
  const found = new Set<Hex>();
  for (const [text] of markdown.matchAll(HEX)) {
    const color = parseHex(text);
    if (color) found.add(formatHex(color));
    if (found.size === COUNT) break;
  }
  return [...found];
}
