import { useLocation } from 'react-router';

import { InnerLink } from '../ui/links/inner-link.tsx';
import { HEADER_LINKS } from './site-links.ts';

/** The site's links; the one that holds the current page is marked. `className` places them. */
export function HeaderNav({
  className,
  linkClassName,
  onFollow,
}: {
  className: string;
  linkClassName: string;
  onFollow?: () => void;
}) {
  const { pathname } = useLocation();

  return (
    <nav aria-label="Main" className={className}>
      {HEADER_LINKS.map(({ to, label }) => (
        <InnerLink
          key={to}
          to={to}
          data-discover="true"
          aria-current={isWithin(pathname, to) ? 'page' : undefined}
          onClick={onFollow}
          className={`rounded-control text-muted hover:bg-hover hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8 ${linkClassName}`}
        >
          {label}
        </InnerLink>
      ))}
    </nav>
  );
}

const isWithin = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`);
