import type { ComponentProps } from 'react';
import { InnerLink } from '../links/inner-link.tsx';
import { type ButtonLook, buttonStyle } from './button-style.ts';

type Props = ComponentProps<typeof InnerLink> &
  ButtonLook & {
    /** Whether the target is no page of the router, or has to be loaded from the server. */
    reloadDocument?: boolean;
  };

/** A link that looks like a button: it navigates. */
export function LinkButton({
  to,
  variant,
  size,
  className = '',
  reloadDocument = false,
  ...rest
}: Props) {
  const look = `${buttonStyle({ variant, size })} ${className}`;
  return reloadDocument ? (
    <a href={to} className={look} {...rest} />
  ) : (
    <InnerLink to={to} data-discover="true" className={look} {...rest} />
  );
}
