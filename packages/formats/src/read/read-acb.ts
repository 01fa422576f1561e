import { ByteReader } from '../bytes/byte-reader.ts';
import { FILE_LIMITS } from '../constants.ts';
import { FormatError } from '../palette/format-error.ts';
import type { ReadPalette } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';
import { LONGEST_NAME } from '../text/text.ts';

const FORMAT = 'Photoshop color book';

/** Bytes of a color behind its name: a code of six letters, then its channels. */
const CODE = 6;

/** Bytes at the end, which say whether it is a book of spot colors. */
const KIND = 8;

type AddColor = (
  channels: readonly number[],
  palette: PaletteBuilder,
  at: number,
  name: string,
) => void;

/** By the number of the color space, with how many bytes it has. */
const SPACES: Partial<Record<number, { size: number; add: AddColor }>> = {
  0: {
    size: 3,
    add([r, g, b], palette, at, name) {
      palette.add({ r: r! / 255, g: g! / 255, b: b! / 255 }, at, { name });
    },
  },
  2: {
    size: 4, // 0 is full ink
    add(channels, palette, at, name) {
      palette.addInks(
        channels.map((channel) => 1 - channel / 255),
        at,
        name,
      );
    },
  },
  7: {
    size: 3,
    add([l, a, b], palette, at, name) {
      palette.addLab([(l! / 255) * 100, a! - 128, b! - 128], at, name);
    },
  },
};

/**
 * Reads a color book of Photoshop (.acb) in RGB, CMYK or Lab. Its name and those of its colors, which
 * have the prefix and the suffix of the book, may be texts such as `$$$/colorbook/x/title=Sea`, of
 * which what follows the sign counts. Colors without a name fill up a page and are none.
 *
 * @throws {FormatError} If it is cut short or its color space is unknown.
 * @see https://magnetiq.ca/pages/acb-spec/ (Adobe published no description)
 */
export function readAcb(bytes: Uint8Array): ReadPalette {
  const reader = new ByteReader(bytes, FORMAT);
  const palette = new PaletteBuilder(FORMAT);
  const text = () => textOf(reader.utf16(reader.u32()));
  reader.skip(4); // 8BCB
  const version = reader.u16();
  if (version !== 1) throw palette.broken(4, `version ${version} is unknown`);
  reader.skip(2); // the number of the book
  palette.name = text();
  const [prefix, suffix] = [text(), text()];
  text(); // a description
  const count = reader.u16();
  if (count > FILE_LIMITS.colors) {
    throw new FormatError('too_large', FORMAT, 0, `more than ${FILE_LIMITS.colors} colors`);
  }
  reader.skip(4); // colors of a page, and the one that stands for it
  const at = reader.offset;
  const number = reader.u16();
  const space = SPACES[number];
  if (!space) throw palette.broken(at, `the color space ${number} is unknown`);
  for (let i = 0; i < count; i++) {
    const start = reader.offset;
    const name = text();
    reader.skip(CODE);
    const channels = Array.from({ length: space.size }, () => reader.u8());
    if (name) space.add(channels, palette, start, prefix + name + suffix);
  }
  const isOfSpots = bytes.length - reader.offset >= KIND && reader.ascii(KIND) === 'spflspot';
  palette.tally(
    isOfSpots ? palette.size : 0,
    'spot {color was|colors were} read as {a |}process {color|colors}.',
  );
  return palette.build();
}

/** What a text of Photoshop's translations says: the part behind the sign. */
function textOf(text: string): string {
  const shown = text.startsWith('$$$') ? text.slice(text.indexOf('=') + 1) : text;
  return shown.replaceAll('^R', '®').replaceAll('^C', '©').slice(0, LONGEST_NAME);
}
