import type { Hex } from '@swatchwork/color';
import type { CSSProperties } from 'react';

/** A hex, or the hex beside the color itself as text for CSS, where the hex is not all of it. */
export type Paint = Hex | { hex: Hex; css?: string | undefined };

/**
 * Fills an area with a color: with `css`, if it has one and the screen can show it, else with its
 * hex. A style sheet reads `--wide`, because a `style` holds one value only.
 */
export const swatchStyle = (color: Paint): CSSProperties & { '--wide'?: string } =>
  typeof color === 'string'
    ? { backgroundColor: color }
    : { backgroundColor: color.hex, ...(color.css && { '--wide': color.css }) };

/** The same for a text, also one of a drawing. */
export const textStyle = (color: Paint): CSSProperties & { '--text-wide'?: string } =>
  typeof color === 'string'
    ? { color, fill: color }
    : { color: color.hex, fill: color.hex, ...(color.css && { '--text-wide': color.css }) };
