import { contrastRatio, formatRatio, type Hex, parseHex, wcagLevel } from '@swatchwork/color';

export interface ContrastResult {
  text: Hex;
  background: Hex;
  /** Cut, not rounded, such as `4.49`. */
  ratio: string;
  level: ReturnType<typeof wcagLevel>;
}

/** Contrast of one opaque color on another. */
export function checkContrast(text: Hex, background: Hex): ContrastResult {
  const ratio = contrastRatio(parseHex(text)!, parseHex(background)!);
  return { text, background, ratio: formatRatio(ratio), level: wcagLevel(ratio) };
}

/** Whether text of normal size passes WCAG 2.2 level AA. */
export const isReadable = ({ level }: ContrastResult): boolean => level === 'AA' || level === 'AAA';

/** Every pair of slots once, as indices: [0, 1], [0, 2] … */
export const pairsOf = (count: number): [first: number, second: number][] =>
  Array.from({ length: count }, (_, i) => i).flatMap((i) =>
    Array.from({ length: count - i - 1 }, (_, j): [number, number] => [i, i + j + 1]),
  );

/**
 * Which slot of a pair to change so that the pair becomes readable: the second, unless it is
 * locked; undefined when both are.
 */
export const slotToFix = (
  [first, second]: [number, number],
  locked: readonly boolean[],
): number | undefined => [second, first].find((slot) => !locked[slot]);
