/** Two places of a palette, counted from 0, the lower first. */
export type Places = readonly [first: number, second: number];

/** Every pair of places once: [0, 1], [0, 2] … */
export const pairsOf = (count: number): Places[] =>
  Array.from({ length: count }, (_, i) => i).flatMap((i) =>
    Array.from({ length: count - i - 1 }, (_, j): Places => [i, i + j + 1]),
  );

/** The places of a pair that may change: the second, then the first, without those locked. */
export const placesToChange = ([first, second]: Places, locked: readonly boolean[]): number[] =>
  [second, first].filter((place) => !locked[place]);
