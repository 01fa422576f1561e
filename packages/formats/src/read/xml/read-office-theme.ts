import type { ReadPalette } from '../../palette/palette.ts';
import { PaletteBuilder } from '../../palette/palette-builder.ts';
import { xmlNodes } from '../../text/xml-nodes.ts';

/**
 * Reads the theme colors of Office, alone or in a theme: text, ground, accents and links by the names of
 * their places.
 *
 * @throws {FormatError} If there is no color.
 * @see ECMA-376 Part 1, 20.1.6.2 (clrScheme)
 */
export function readOfficeTheme(text: string): ReadPalette {
  const palette = new PaletteBuilder('Office theme');
  let isInside = false;
  let place = '';
  let others = 0;
  let changed = 0;
  for (const { kind, name, attributes, at } of xmlNodes(text, 'Office theme')) {
    if (name === 'clrscheme') {
      isInside = kind === 'open';
      palette.name ||= attributes.get('name') ?? '';
    } else if (kind !== 'open' || !isInside) continue;
    else if (PLACES.has(name)) place = name;
    else if (name === 'srgbclr' || name === 'sysclr') {
      const hex = attributes.get(name === 'sysclr' ? 'lastclr' : 'val') ?? '';
      if (!/^[\da-f]{6}$/i.test(hex) || !palette.addCss(`#${hex}`, at, place)) others += 1;
    } else if (name.endsWith('clr')) others += 1;
    else if (CHANGES.test(name)) changed += 1;
  }
  palette.tally(others, '{color|colors} of {another model was|other models were} left out.');
  palette.tally(changed, 'color {transformation was|transformations were} left out.');
  return palette.build();
}

const PLACES = new Set([
  ...['dk1', 'lt1', 'dk2', 'lt2', 'hlink', 'folhlink'],
  ...[1, 2, 3, 4, 5, 6].map((number) => `accent${number}`),
]);

/** What may stand in a color: `<a:alpha>`, `<a:lumMod>` and their like. */
const CHANGES = /^(?:alpha|lum|sat|hue|tint|shade|red|green|blue|gray|inv|comp|gamma|invgamma)/;
