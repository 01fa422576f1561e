import { type ComponentProps, type ReactNode, useId } from 'react';

import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';

export type BarLink = { id: string; label: string; to: string };

type BarProps = Omit<ComponentProps<'nav'>, 'title'> & { title: ReactNode };

/** The frame of the links with which a page leads on. */
export function Bar({ title, children, ...rest }: BarProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} {...rest} className="mt-12 border-t border-line pt-8">
      <h2 id={id} className="flex items-center gap-3 text-xl">
        {title}
      </h2>
      {children}
    </nav>
  );
}

type LinksProps = {
  links: readonly BarLink[];
  /** The colors that the last button adds to the tray; without any, there is none. */
  tray?: string;
};

/** Links side by side, and a button for the tray. */
export function BarLinks({ links, tray }: LinksProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ id, label, to }) => (
        <li key={id}>
          <LinkButton size="small" to={to}>
            {label}
          </LinkButton>
        </li>
      ))}
      {tray && (
        <li className="noscript:hidden">
          <Button size="small" data-tray={tray}>
            Add to tray
          </Button>
        </li>
      )}
    </ul>
  );
}
