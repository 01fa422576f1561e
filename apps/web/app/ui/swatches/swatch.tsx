import type { Hex } from '@swatchwork/color';
import type { ComponentProps } from 'react';

import { swatchStyle } from './swatch-style.ts';

type Props = Omit<ComponentProps<'span'>, 'color' | 'children'> & {
  color: Hex;
  /** The color itself as text for CSS, where the hex is not all of it. */
  css?: string | undefined;
  /** Label for screen readers; without it the swatch is decoration beside a text. */
  label?: string;
};

/**
 * A plain area of one color; the caller sets its size. It keeps its color in forced-colors mode.
 */
export function Swatch({ color, css, label, className = '', style, ...rest }: Props) {
  return (
    <span
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={`block forced-color-adjust-none ${className}`}
      draggable
      style={{ ...style, ...swatchStyle({ hex: color, css }) }}
      {...rest}
    />
  );
}
