import {
  type CssColor,
  contrastRatio,
  exactSrgb,
  formatRatio,
  type Hex,
  wcagLevel,
} from '@swatchwork/color';

export interface ContrastResult {
  text: Hex;
  background: Hex;
  /** Cut, not rounded, such as `4.49`. */
  ratio: string;
  level: ReturnType<typeof wcagLevel>;
}

/** Contrast of one color on another, both as if they were opaque; also beyond sRGB. */
export function checkContrast(text: Hex | CssColor, background: Hex | CssColor): ContrastResult {
  const [top, ground] = [whole(text), whole(background)];
  const ratio = contrastRatio(exactSrgb(top), exactSrgb(ground));
  const level = wcagLevel(ratio);
  return { text: top.hex, background: ground.hex, ratio: formatRatio(ratio), level };
}

const whole = (color: Hex | CssColor) => (typeof color === 'string' ? { hex: color } : color);

/** Whether text of normal size passes WCAG 2.2 level AA. */
export const isReadable = ({ level }: ContrastResult): boolean => level === 'AA' || level === 'AAA';
