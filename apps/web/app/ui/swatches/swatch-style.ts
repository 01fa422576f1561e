import type { Hex } from '@swatchwork/color';
import type { CSSProperties } from 'react';

/**
 * Fills an area with a color: with `css`, if it has one and the screen can show it, else with its
 * hex. A style sheet reads `--wide`, because a `style` holds one value only.
 */
export const swatchStyle = (
  color: Hex | { hex: Hex; css?: string | undefined },
): CSSProperties & { '--wide'?: string } =>
  typeof color === 'string'
    ? { backgroundColor: color }
    : { backgroundColor: color.hex, ...(color.css && { '--wide': color.css }) };
