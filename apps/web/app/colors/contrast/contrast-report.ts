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
