import type { ComponentProps } from 'react';
import { Link } from 'react-router';

import { type ButtonLook, buttonStyle } from './button-style.ts';

type Props = ComponentProps<typeof Link> & ButtonLook;

/** A link that looks like a button: it goes somewhere, it does not act. */
export function LinkButton({ variant, size, className = '', ...rest }: Props) {
  return <Link className={`${buttonStyle({ variant, size })} ${className}`} {...rest} />;
}
