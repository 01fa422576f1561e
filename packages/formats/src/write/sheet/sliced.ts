import { isInstalled } from '#families';
import { readSlice, readSliceTable } from '#slices';

import { isEmoji } from './emoji.ts';
import { familyOrder } from './family-order.ts';
import { type Font, readFont } from './font.ts';
import { type Outline, outlineOf } from './outlines.ts';
import type { SlicedFamily } from './slices.ts';

/**
 * The outlines of emoji and of letters of Chinese, Japanese and Korean. A slice is read, drawn from, and
 * left, as all of them together would be some hundred megabytes in memory.
 *
 * @param characters What `isEmoji` or `isEastAsian` says is in the fonts.
 */
export async function sliceOutlines(characters: Iterable<string>): Promise<Map<string, Outline[]>> {
  const left = new Set(characters);
  const outlines = new Map<string, Outline[]>();
  for (const [family, isPart] of familyOrder(left)) {
    if (!isInstalled(family)) continue;
    for (const [slice, found] of await bySlice(family, [...left].filter(isPart))) {
      const font = await readFont(await readSlice(family, slice));
      for (const character of found) {
        // The fonts beside the command line may be of a version whose table says more than they have.
        if (!pointsIn(character).every((point) => font.codePoints.has(point))) continue;
        outlines.set(character, [draw(character, font)]);
        left.delete(character);
      }
    }
  }
  // What no slice has as one, such as emoji that nobody joins, shows its parts.
  const partsOf = (character: string) =>
    [...character].filter((part) => part !== character && isEmoji(part));
  if (left.size > 0) {
    const parts = await sliceOutlines([...left].flatMap(partsOf));
    for (const character of left) {
      const drawn = partsOf(character).flatMap((part) => parts.get(part) ?? []);
      if (drawn.length > 0) outlines.set(character, drawn);
    }
  }
  return outlines;
}

/** An emoji may be of several code points, for which its font has one glyph, or shows several. */
const draw = (character: string, font: Font): Outline =>
  outlineOf(font.shape(character.replaceAll(VARIATION, '')), font, character);

/** Says that a sign is shown as an emoji, which is all that its font has. */
const VARIATION = /\uFE0F/g;

/** The code points of a character that its font has to have. */
const pointsIn = (character: string) =>
  [...character.replaceAll(VARIATION, '')].map((letter) => letter.codePointAt(0)!);

/** The characters that a family has, by the slice that has all code points of each. */
async function bySlice(family: SlicedFamily, characters: readonly string[]) {
  const found = new Map<string, string[]>();
  if (characters.length === 0) return found;
  const slices = await slicesOf(family);
  for (const character of characters) {
    const points = pointsIn(character);
    const slice = slices.find(({ has }) => points.every((point) => has.has(point)));
    if (slice) found.set(slice.name, [...(found.get(slice.name) ?? []), character]);
  }
  return found;
}

/** A file of a family. */
interface Slice {
  name: string;
  /** Code points that may be in it. */
  has: ReadonlySet<number>;
}

const tables = new Map<SlicedFamily, Promise<Slice[]>>();

/** The slices of a family, in their order. */
export function slicesOf(family: SlicedFamily): Promise<Slice[]> {
  const kept = tables.get(family);
  if (kept) return kept;
  const read = readSliceTable(family).then((table) =>
    Object.entries(table).flatMap(([name, ranges]) => {
      const number = /^\[(\d+)\]$/.exec(name)?.[1]; // the others have alphabets, which are taken from Noto Sans
      return number ? { name: number, has: new Set(ranges.split(',').flatMap(pointsOf)) } : [];
    }),
  );
  read.catch(() => tables.delete(family)); // the next sheet tries again
  tables.set(family, read);
  return read;
}

/** The code points of a range as CSS writes it: `U+30-39`. */
function pointsOf(range: string): number[] {
  const [from = 0, to = from] = range
    .slice('U+'.length)
    .split('-')
    .map((point) => Number.parseInt(point, 16));
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
