import type { Srgb } from '../spaces/srgb.ts';
import { VISION_READERS } from './constants.ts';
import { seeExactly } from './even-steps.ts';
import { type Bytes, bytesOf, createSee, fromBytes, PLACE_OF, SEEN_LENGTH } from './readers.ts';

const see = createSee(1);

const sizeOf = ([r, g, b]: Bytes) => Math.abs(r) + Math.abs(g) + Math.abs(b);

const SHIFTS = [0, 1, -1, 2, -2];

/** Bytes around a color, the nearest first. */
const AROUND = SHIFTS.flatMap((r) =>
  SHIFTS.flatMap((g) => SHIFTS.map((b): Bytes => [r, g, b])),
).toSorted((one, other) => sizeOf(one) - sizeOf(other));

/**
 * Rounds colors to bytes so that lightness still has one direction for each vision: where rounding would undo that, a
 * neighboring color of bytes is taken, if there is one.
 *
 * @param colors In order of lightness for each vision.
 * @param kept Bytes already, which are not changed.
 */
export function roundInOrder(colors: readonly Srgb[], kept: readonly Srgb[]): Srgb[] {
  const exact = seeExactly(colors);
  const last = colors.length - 1;
  const ways = VISION_READERS.map((reader) => {
    const at = PLACE_OF[reader];
    return { at, sign: Math.sign(exact[SEEN_LENGTH * last + at]! - exact[at]!) };
  });
  const rounded: Srgb[] = [];
  let before = seen(bytesOf(colors[0]!));
  for (const [i, color] of colors.entries()) {
    const next = SEEN_LENGTH * Math.min(i + 1, last);
    const goesOn = (one: Float64Array) =>
      ways.every(({ at, sign }) => sign * (one[at]! - before[at]!) >= 0);
    const leavesRoom = (one: Float64Array) =>
      i === last || ways.every(({ at, sign }) => sign * (exact[next + at]! - one[at]!) >= 0);
    const own = bytesOf(color);
    const near = kept.includes(color) ? [own] : AROUND.map((shift) => add(own, shift));
    const going = near.filter((one) => goesOn(seen(one)));
    const bytes = going.find((one) => leavesRoom(seen(one))) ?? going[0] ?? own;
    before = seen(bytes);
    rounded.push(fromBytes(bytes));
  }
  return rounded;
}

function seen(bytes: Bytes): Float64Array {
  const into = new Float64Array(SEEN_LENGTH);
  see(bytes, into, 0);
  return into;
}

const add = (color: Bytes, shift: Bytes): Bytes => [
  clampByte(color[0] + shift[0]),
  clampByte(color[1] + shift[1]),
  clampByte(color[2] + shift[2]),
];

const clampByte = (byte: number) => Math.min(255, Math.max(0, byte));
