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
  /** The likely next steps come first. */
  links: readonly BarLink[];
  /** The colors that the last button adds to the tray; without any, there is none. */
  tray?: string;
  /** Below the other links. */
  children?: ReactNode;
};

/** How many links show at once. */
const LIKELY = 3;

/** The likely next steps as buttons, and the others on demand. */
export function BarLinks({ links, tray, children }: LinksProps) {
  return (
    <div className="mt-4">
      <ul className="flex flex-wrap gap-2">
        <LinkItems links={links.slice(0, LIKELY)} size="medium" />
        {tray && (
          <li className="noscript:hidden">
            <Button variant="quiet" data-tray={tray}>
              Add to tray
            </Button>
          </li>
        )}
      </ul>
      <details className="mt-2">
        <summary className="w-fit cursor-pointer py-2 text-sm text-muted hover:text-ink">
          More
        </summary>
        <ul className="mt-2 flex flex-wrap gap-2">
          <LinkItems links={links.slice(LIKELY)} size="small" />
        </ul>
        {children}
      </details>
    </div>
  );
}

type ItemsProps = { links: readonly BarLink[]; size: 'small' | 'medium' };

/** Links of a list, side by side. */
export const LinkItems = ({ links, size }: ItemsProps) =>
  links.map(({ id, label, to }) => (
    <li key={id}>
      <LinkButton size={size} to={to}>
        {label}
      </LinkButton>
    </li>
  ));
