/** A source of numbers in [0, 1), such as `Math.random`. */
export type Random = () => number;

/**
 * A source of random numbers that a seed makes reproducible, across processes and machines.
 * Not for secrets.
 *
 * @param seed Any text or number; `7` and `'7'` are the same seed. Default: not reproducible.
 * @see https://doi.org/10.1145/2714064.2660195 SplitMix, here with 32 bits of state
 */
export function createRandom(seed?: string | number): Random {
  if (seed === undefined) return Math.random;
  let state = hash(String(seed));
  return () => {
    state = (state + 0x9e3779b9) | 0; // 2^32 divided by the golden ratio
    return scramble(state) / 2 ** 32;
  };
}

/** MurmurHash3's 32-bit finalizer: every bit of the input changes half of the output's. */
function scramble(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** FNV-1a over UTF-16 code units. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum;
}

/** A number from `low` up to `high`. */
export const between = (random: Random, low: number, high: number): number =>
  low + (high - low) * random();

/** One of the items, each as likely as the others. */
export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
}

/** A copy in random order. */
export function shuffle<T>(random: Random, items: readonly T[]): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}
