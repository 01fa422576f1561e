import type { Hex } from '@swatchwork/color';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'span'>, 'color' | 'children'> & {
  color: Hex;
  /** Label for screen readers; without it the swatch is decoration beside a text. */
  label?: string;
};

/**
 * A plain area of one color; the caller sets its size. It keeps its color in forced-colors mode.
 */
export function Swatch({ color, label, className = '', style, ...rest }: Props) {
  return (
    <span
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={`block forced-color-adjust-none ${className}`}
      draggable
      style={{ ...style, backgroundColor: color }}
      {...rest}
    />
  );
}
