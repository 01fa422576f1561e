import { fromCmyk, fromLab, parseColor, type Srgb } from '@swatchwork/color';

import type { ReadPalette } from '../../palette/palette.ts';
import { PaletteBuilder } from '../../palette/palette-builder.ts';
import { xmlNodes } from '../../text/xml-nodes.ts';

const FORMAT = 'Scribus colors';

type Attributes = ReadonlyMap<string, string>;

/**
 * Reads colors of Scribus: `RGB="#rrggbb"` or `CMYK="#ccmmyykk"`, or a `SPACE` with a number for
 * each channel, as newer versions write them.
 *
 * @throws {FormatError} If there is no color.
 * @see https://wiki.scribus.net/canvas/File_Format_Specification_for_Scribus_1.5
 */
export function readScribus(text: string): ReadPalette {
  const palette = new PaletteBuilder(FORMAT);
  let broken = 0;
  let spots = 0;
  for (const { kind, name, attributes, at } of xmlNodes(text, FORMAT)) {
    if (kind !== 'open') continue;
    if (name === 'scribuscolors') palette.name = attributes.get('name') ?? '';
    if (name !== 'color') continue;
    const color = colorOf(attributes, palette);
    if (!color) broken += 1;
    else {
      palette.add(color, at, { name: attributes.get('name') });
      if (attributes.get('spot') === '1') spots += 1;
    }
  }
  palette.tally(broken, '{entry|entries} without a color {was|were} left out.');
  palette.tally(spots, 'spot {color was|colors were} read as {a |}process {color|colors}.');
  return palette.build();
}

function colorOf(attributes: Attributes, palette: PaletteBuilder): Srgb | undefined {
  const rgb = attributes.get('rgb');
  if (rgb !== undefined) return /^#[\da-f]{6}$/i.test(rgb) ? parseColor(rgb)?.color : undefined;
  const inks = /^#(..)(..)(..)(..)$/.exec(attributes.get('cmyk') ?? '');
  const space = inks ? 'cmyk' : attributes.get('space')?.toLowerCase();
  const channels = inks
    ? inks.slice(1).map((pair) => (Number.parseInt(pair, 16) / 255) * 100)
    : [...(space ?? '')].map((letter) => Number(attributes.get(letter) || Number.NaN));
  if (!channels.every(Number.isFinite)) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = channels;
  if (space === 'rgb') return { r: a / 255, g: b / 255, b: c / 255 };
  if (space === 'lab') return palette.converted('lab', fromLab({ l: a, a: b, b: c }));
  if (space !== 'cmyk') return undefined;
  return palette.converted('cmyk', fromCmyk({ c: a, m: b, y: c, k: d }));
}
