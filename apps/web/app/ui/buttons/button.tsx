import type { ComponentProps } from 'react';

import { type ButtonLook, buttonStyle } from './button-style.ts';

type Props = ComponentProps<'button'> & ButtonLook;

/** A push button; 44 px high unless `size` is small. Does not submit unless `type` says so. */
export function Button({ variant, size, className = '', type = 'button', ...rest }: Props) {
  return (
    <button type={type} className={`${buttonStyle({ variant, size })} ${className}`} {...rest} />
  );
}
