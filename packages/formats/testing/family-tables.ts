import { deflateSync } from 'fflate';

import { isLetterOrSign } from '../src/write/sheet/east-asian.ts';
import { readFont } from '../src/write/sheet/font.ts';
import { slicesOf } from '../src/write/sheet/sliced.ts';
import { readSlice, type SlicedFamily } from '../src/write/sheet/slices.ts';

/** The code points of each family, as `pointsOf` says them. */
type Families = ReadonlyMap<SlicedFamily, ReadonlySet<number>>;

const POINTS = 0x30000;

/** Where the block of Han characters whose table has a bit for each begins, and how many it has. */
const BLOCK = { first: 0x4e00, size: 0x5200 };

/** The code points that a family has, each in the first slice that is said to have it: there it is looked for. */
export async function pointsOf(family: SlicedFamily): Promise<Set<number>> {
  const points = new Set<number>();
  const seen = new Set<number>();
  for (const { name, has } of await slicesOf(family)) {
    const { codePoints } = await readFont(await readSlice(family, name));
    for (const point of has) {
      if (!seen.has(point) && codePoints.has(point)) points.add(point);
      seen.add(point);
    }
  }
  return points;
}

/** The source of `han.ts`. */
export function hanSource(families: Families): string {
  const points = new Set([...families.values()].flatMap((each) => [...each]));
  const han = lettersOf(points, (letter) => isHan(letter) && !isLetterOrSign(letter));
  const isInBlock = (point: number) => point >= BLOCK.first && point < BLOCK.first + BLOCK.size;
  const places = han.filter(isInBlock).map((point) => point - BLOCK.first);
  const beyond = han.filter((point) => !isInBlock(point)).sort((a, b) => a - b);
  const distances = beyond.flatMap((point, i) => inSevenBits(point - (beyond[i - 1] ?? 0)));
  return `/** A bit for each Han character from U+4E00 to U+9FFF that the fonts have, the lowest first, in Base64. */
export const HAN =
${quoted(bitsOf(places, BLOCK.size), '  ')};

/**
 * The other Han characters that the fonts have, in Base64: of each how far it is from the one before, in seven
 * bits a byte, the highest first; the last byte has its eighth bit set.
 */
export const HAN_BEYOND =
${quoted(Uint8Array.from(distances), '  ')};
`;
}

/** The source of `family-bits.ts`. */
export function familyBitsSource(families: Families): string {
  const entries = [...families].map(([family, points]) => {
    const letters = lettersOf(points, (letter) => isHan(letter) || isLetterOrSign(letter));
    return `  '${family}':\n${quoted(deflateSync(bitsOf(letters, POINTS), { level: 9 }), '    ')},`;
  });
  return `/** Which letters each family has: a bit for each code point, the lowest first, deflated, in Base64. */
export const FAMILY_BITS = {
${entries.join('\n')}
} as const;
`;
}

const lettersOf = (points: Iterable<number>, isWanted: (letter: string) => boolean): number[] =>
  [...points].filter((point) => isWanted(String.fromCodePoint(point)));

/** Whether it is a Han character that no normalization replaces by another. */
const isHan = (letter: string): boolean =>
  /\p{Script=Han}/u.test(letter) && letter.normalize('NFKC') === letter;

function bitsOf(places: Iterable<number>, size: number): Uint8Array {
  const bytes = new Uint8Array(size / 8);
  for (const place of places) bytes[place >> 3]! |= 1 << (place & 7);
  return bytes;
}

function inSevenBits(distance: number): number[] {
  const bytes = [(distance & 127) | 128];
  for (let left = distance >> 7; left > 0; left >>= 7) bytes.unshift(left & 127);
  return bytes;
}

/** Base64 as a constant of lines, as the formatter leaves it. */
function quoted(bytes: Uint8Array, indent: string): string {
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .replace(/=+$/, '')
      .match(/.{1,92}/g) ?? [];
  return lines.map((line) => `${indent}'${line}'`).join(' +\n');
}
