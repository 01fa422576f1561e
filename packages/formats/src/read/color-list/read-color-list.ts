import { formatHex, fromGenericRgb, isInGamut, parseHex } from '@swatchwork/color';

import { FILE_LIMITS } from '../../constants.ts';
import { FormatError } from '../../palette/format-error.ts';
import type { ReadPalette } from '../../palette/palette.ts';
import { PaletteBuilder } from '../../palette/palette-builder.ts';
import { colorSpaceOf, type Meaning } from './color-space.ts';
import { KeyedArchive } from './keyed-archive.ts';
import { isDict, PLIST, type Plist, type PlistDict } from './plist.ts';

const FORMAT = 'Color list';

/** The kinds of archived colors that have channels, by their NSColorSpace. */
const KINDS: Readonly<Record<number, { keys: string[]; channels: number; meaning: Meaning }>> = {
  1: { keys: ['NSRGB'], channels: 3, meaning: 'generic' },
  2: { keys: ['NSRGB'], channels: 3, meaning: 'device' },
  3: { keys: ['NSWhite'], channels: 1, meaning: 'generic' },
  4: { keys: ['NSWhite'], channels: 1, meaning: 'device' },
  5: { keys: ['NSCMYK', 'NSCYMK'], channels: 4, meaning: 'device' }, // the latter is GNUstep's
};

const CATALOG = 6;

/**
 * Reads a color list of macOS (.clr) in a property list, binary or in XML: an NSColorList as
 * NSKeyedArchiver writes it. A color in a space of its own counts in that space. `NSRGB` alone is in
 * Generic RGB, as on a Mac; it is kept in 8 bits where sRGB has it. A color in an unknown space is
 * taken from the copy in Generic RGB that macOS wrote beside it, unless the copy may have been cut.
 *
 * @throws {FormatError} If it holds no color list, or is broken.
 * @see https://developer.apple.com/documentation/appkit/nscolorlist (Apple publishes no description of
 *   the file; its members are those that GNUstep and Cocotron read and write)
 */
export function readColorList(plist: Plist): ReadPalette {
  const archive = new KeyedArchive(plist);
  const list = archive.root();
  const colors = archive.list(list, 'NSColors');
  const names = archive.list(list, 'NSKeys');
  if (!colors || !names) {
    const what = `an archive of ${(archive.classOf(list) ?? 'other things').slice(0, 60)}`;
    throw new FormatError('unknown_format', PLIST, 0, `this seems to be ${what}, not a color list`);
  }
  const reader = new ColorReader(FORMAT);
  const { palette } = reader;
  if (colors.length > FILE_LIMITS.colors) {
    throw new FormatError('too_large', FORMAT, 0, `more than ${FILE_LIMITS.colors} colors`);
  }
  if (colors.length !== names.length) {
    throw palette.broken(0, `${names.length} names are those of ${colors.length} colors`);
  }
  const title = archive.get(list, 'NSName');
  palette.name = typeof title === 'string' ? title : '';
  for (const [i, color] of colors.entries()) {
    const name = names[i];
    reader.add(color, typeof name === 'string' ? name : '', archive);
  }
  return reader.done();
}

/** Adds archived colors to a palette, and counts what becomes of them. */
export class ColorReader {
  readonly palette: PaletteBuilder;
  readonly #copied = new Map<string, number>();
  readonly #unknown = new Map<string, number>();
  #generic = 0;
  #device = 0;
  #system = 0;
  #others = 0;

  /** @param format What the colors stand in, for errors. */
  constructor(format: string) {
    this.palette = new PaletteBuilder(format);
  }

  add(color: Plist | undefined, name: string, archive: KeyedArchive): void {
    const isCatalog = isDict(color) && color.get('NSColorSpace') === CATALOG;
    const looks = isCatalog ? archive.get(color, 'NSColor') : color;
    if (isDict(looks)) {
      this.#addLooks(looks, name, archive);
    } else if (isCatalog) {
      this.#system += 1;
      this.palette.leftOut('the file does not describe a system color');
    } else {
      this.#leaveOut();
    }
  }

  #addLooks(color: PlistDict, name: string, archive: KeyedArchive): void {
    const kind = KINDS[Number(color.get('NSColorSpace'))];
    const channels = (keys: readonly string[]) =>
      keys
        .map((key) => kind && channelsOf(archive.get(color, key), kind.channels))
        .find((found) => found !== undefined);
    const copy = channels(kind?.keys ?? []);
    const space = archive.get(color, 'NSCustomColorSpace');
    const own = isDict(space) ? channels(['NSComponents']) : undefined;
    const known = own ?? copy;
    if (!kind || !known) this.#leaveOut();
    else if (kind.channels === 4) this.palette.addInks(known.slice(0, 4), 0, name, known[4]);
    else if (isDict(space) && own) this.#addInSpace(colorSpaceOf(space, archive), own, copy, name);
    else this.addIn(kind.meaning, known, name);
  }

  #addInSpace(
    known: ReturnType<typeof colorSpaceOf>,
    channels: readonly number[],
    copy: readonly number[] | undefined,
    name: string,
  ): void {
    const isWhole = copy?.slice(0, -1).every((channel) => channel > 0 && channel < 1);
    if (known.meaning) {
      this.addIn(known.meaning, channels, name);
    } else if (copy && isWhole) {
      count(this.#copied, known.name);
      this.#addGeneric(copy, name);
    } else {
      count(this.#unknown, known.name);
      this.palette.leftOut(`the color space ${known.name} is unknown`);
    }
  }

  /** @param channels Three or one, and an opacity. */
  addIn(meaning: Meaning, channels: readonly number[], name: string): void {
    if (meaning === 'generic') {
      this.#generic += 1;
      this.#addGeneric(channels, name);
      return;
    }
    if (meaning === 'device') this.#device += 1;
    const [r, g, b, alpha] = rgbOf(channels);
    const space = meaning === 'device' ? 'srgb' : meaning;
    this.palette.addCss(`color(${space} ${r} ${g} ${b})`, 0, name, alpha);
  }

  /** The conversion is good for 8 bits; more digits would say more than it knows. */
  #addGeneric(channels: readonly number[], name: string): void {
    const [r, g, b, alpha] = rgbOf(channels);
    const color = fromGenericRgb({ r, g, b });
    const kept = isInGamut(color) ? parseHex(formatHex(color))! : color;
    this.palette.add(kept, 0, { name, alpha });
  }

  #leaveOut(): void {
    this.#others += 1;
    this.palette.leftOut('an entry is not a color');
  }

  done(): ReadPalette {
    const tally = (times: number, what: string) =>
      this.palette.tally(times, '{color|colors} %', what);
    tally(this.#generic, 'of Generic RGB or Generic Gray: kept as sRGB.');
    tally(this.#device, 'of no known screen (device RGB): read as sRGB.');
    for (const [space, times] of this.#copied) {
      tally(times, `in the color space ${space}: read from the copy in Generic RGB.`);
    }
    for (const [space, times] of this.#unknown) {
      tally(times, `in the unknown color space ${space}: left out.`);
    }
    tally(this.#system, 'of the system, which the file does not describe: left out.');
    this.palette.tally(
      this.#others,
      '{entry|entries} that {is|are} not {a color|colors}, such as {a pattern, was|patterns, were} left out.',
    );
    return this.palette.build();
  }
}

const MOST_SPACES = 10; // of which each has a note of its own

function count(times: Map<string, number>, space: string): void {
  const name = times.has(space) || times.size < MOST_SPACES ? space : 'of another kind';
  times.set(name, (times.get(name) ?? 0) + 1);
}

/** Red, green, blue and opacity; a gray has them equal. */
const rgbOf = (channels: readonly number[]) =>
  (channels.length === 2
    ? [channels[0], channels[0], channels[0], channels[1]]
    : channels) as readonly [r: number, g: number, b: number, alpha: number];

const LONGEST = 300; // letters of the channels of a color
const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;

/**
 * The channels of a color and its opacity, which are a text that may end in NUL, such as `0.2 0.4 1 0.5`.
 *
 * @returns Undefined unless all of them are there.
 */
function channelsOf(value: Plist | undefined, channels: number): number[] | undefined {
  if (!(value instanceof Uint8Array) || value.length > LONGEST) return undefined;
  const text = String.fromCharCode(...value).replace(/\0+$/, '');
  const words = text.trim().split(/\s+/);
  if (words.length !== channels && words.length !== channels + 1) return undefined;
  if (!words.every((word) => NUMBER.test(word))) return undefined;
  return [...words, '1'].slice(0, channels + 1).map(Number);
}
