import type { Srgb } from '../spaces/srgb.ts';
import { VISION_READERS } from './constants.ts';
import { seeExactly } from './even-steps.ts';
import { type Bytes, bytesOf, createSee, fromBytes, PLACE_OF, SEEN_LENGTH } from './readers.ts';

/** How far from the nearest byte channels may be: more where that is not enough, for so many colors in all. */
const REACHES = [0, 2, 3, 5];
const MOST = 100_000;

/** Where the lightness of a vision stands in what is seen, and by how much it falls from end to end. */
interface Fall {
  readonly at: number;
  readonly by: number;
}

/** A color so far, and the one before it. */
interface Rounded {
  readonly bytes: Bytes;
  /** CIE lightness for each vision, negative where it rises along the ramp. */
  readonly levels: readonly number[];
  /** By how many levels channels were moved up to here. */
  readonly moved: number;
  readonly before: Rounded | undefined;
}

/**
 * Rounds colors to bytes so that lightness still has one direction for each vision: where rounding would undo that, the
 * colors of bytes near them are taken that are moved least, if there are such. Else the visions give way for which the ends
 * differ least.
 *
 * @param colors In order of lightness for each vision; the first stays where it is.
 * @param kept Bytes already, which are not changed.
 */
export function roundInOrder(colors: readonly Srgb[], kept: readonly Srgb[]): Srgb[] {
  const ends = seeExactly([colors[0]!, colors.at(-1)!]);
  const falls = VISION_READERS.map((reader): Fall => {
    const at = PLACE_OF[reader];
    return { at, by: ends[at]! - ends[SEEN_LENGTH + at]! };
  }).toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by));
  for (let count = falls.length; count > 0; count--) {
    for (const reach of REACHES) {
      const around = shiftsWithin(reach);
      const isShort = around.length * colors.length <= MOST;
      const found = isShort && search(colors, kept, around, falls.slice(0, count));
      if (found) return found;
    }
  }
  return colors.map((color) => fromBytes(bytesOf(color)));
}

function search(
  colors: readonly Srgb[],
  kept: readonly Srgb[],
  around: readonly Bytes[],
  falls: readonly Fall[],
): Srgb[] | undefined {
  const levelsOf = (bytes: Bytes) => {
    see(bytes, seen, 0);
    return falls.map(({ at, by }) => (by < 0 ? -seen[at]! : seen[at]!));
  };
  const first = bytesOf(colors[0]!);
  let layer: Rounded[] = [{ bytes: first, levels: levelsOf(first), moved: 0, before: undefined }];
  for (const color of colors.slice(1)) {
    const own = bytesOf(color);
    const shifts = kept.includes(color) ? [STILL] : around;
    const next = shifts
      .flatMap((shift): Rounded[] => {
        const bytes = add(own, shift);
        const levels = levelsOf(bytes);
        // The layer is in order of movement, so that the first is the best.
        const before = layer.find((one) => isBelow(levels, one.levels));
        return before ? [{ bytes, levels, before, moved: before.moved + sizeOf(shift) }] : [];
      })
      .sort((one, other) => one.moved - other.moved);
    layer = [];
    for (const one of next) {
      // What is moved more and is no lighter for any vision leads nowhere better.
      if (!layer.some(({ levels }) => isBelow(one.levels, levels))) layer.push(one);
    }
  }
  const found: Srgb[] = [];
  for (let one = layer[0]; one; one = one.before) found.unshift(fromBytes(one.bytes));
  return found.length > 0 ? found : undefined;
}

const isBelow = (levels: readonly number[], others: readonly number[]) =>
  levels.every((level, i) => level <= others[i]!);

const seen = new Float64Array(SEEN_LENGTH);
const see = createSee();

const STILL: Bytes = [0, 0, 0];

/** Movements of channels, the least first. */
function shiftsWithin(reach: number): Bytes[] {
  const shifts = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach);
  return shifts
    .flatMap((r) => shifts.flatMap((g) => shifts.map((b): Bytes => [r, g, b])))
    .sort((one, other) => sizeOf(one) - sizeOf(other));
}

const sizeOf = ([r, g, b]: Bytes) => Math.abs(r) + Math.abs(g) + Math.abs(b);

const add = (color: Bytes, shift: Bytes): Bytes => [
  clampByte(color[0] + shift[0]),
  clampByte(color[1] + shift[1]),
  clampByte(color[2] + shift[2]),
];

const clampByte = (byte: number) => Math.min(255, Math.max(0, byte));
