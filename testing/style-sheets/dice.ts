import { createRandom } from '../../packages/color/src/index.ts';

/** Draws that a seed determines. */
export interface Dice {
  /** An integer from 0 up to, not including, a number. */
  below(count: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  number(min: number, max: number, digits?: number): number;
  hex(digits: number): string;
}

export function createDice(seed: string): Dice {
  const random = createRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  return {
    below,
    chance: (probability) => random() < probability,
    pick: (items) => items[below(items.length)]!,
    number: (min, max, digits = 0) => Number((min + random() * (max - min)).toFixed(digits)),
    hex: (digits) => Array.from({ length: digits }, () => below(16).toString(16)).join(''),
  };
}
