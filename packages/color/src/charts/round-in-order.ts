import type { Srgb } from '../spaces/srgb.ts';
import { VISION_READERS } from './constants.ts';
import { seeExactly } from './even-steps.ts';
import { type Bytes, bytesOf, createSee, fromBytes, PLACE_OF, SEEN_LENGTH } from './readers.ts';

const see = createSee(1);

const sizeOf = ([r, g, b]: Bytes) => Math.abs(r) + Math.abs(g) + Math.abs(b);

/** Bytes around a color, the color itself first. */
const AROUND: readonly Bytes[] = [0, 1, -1]
  .flatMap((r) => [0, 1, -1].flatMap((g) => [0, 1, -1].map((b): Bytes => [r, g, b])))
  .toSorted((a, b) => sizeOf(a) - sizeOf(b));

/**
 * Rounds colors to bytes so that lightness still falls for each vision: where rounding would undo
 * that, a neighboring color of bytes is taken, if there is one.
 *
 * @param colors From light to dark.
 * @param kept Bytes already, which are not changed.
 */
export function roundInOrder(colors: readonly Srgb[], kept: readonly Srgb[]): Srgb[] {
  const exact = seeExactly(colors);
  const last = colors.length - 1;
  const rounded: Srgb[] = [];
  let before: Float64Array | undefined;
  for (const [i, color] of colors.entries()) {
    const isBetween = (seen: Float64Array) =>
      VISION_READERS.every((reader) => {
        const place = PLACE_OF[reader];
        return (
          (!before || seen[place]! < before[place]!) &&
          (i === last || seen[place]! > exact[SEEN_LENGTH * (i + 1) + place]!)
        );
      });
    const own = bytesOf(color);
    const near = kept.includes(color) ? [] : AROUND;
    const bytes = near.map((shift) => add(own, shift)).find((one) => isBetween(seen(one))) ?? own;
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
