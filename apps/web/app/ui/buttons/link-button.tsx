import type { ComponentProps } from 'react';
import { InnerLink } from '../links/inner-link.tsx';
import { type ButtonLook, buttonStyle } from './button-style.ts';

type Props = ComponentProps<typeof InnerLink> &
  ButtonLook & {
    /** Where it leads is no page of the router, or the page has to be loaded anew. */
    reloadDocument?: boolean;
  };

/** A link that looks like a button: it goes somewhere, it does not act. */
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
