import { useLocation } from 'react-router';

import { InnerLink } from '../ui/links/inner-link.tsx';
import { HEADER_LINKS, sectionOf } from './site-links.ts';

/** The site's links; the one to which the current page belongs is marked. `className` places them. */
export function HeaderNav({
  className,
  linkClassName,
  onFollow,
}: {
  className: string;
  linkClassName: string;
  onFollow?: () => void;
}) {
  const section = sectionOf(useLocation().pathname);

  return (
    <nav aria-label="Main" className={className}>
      {HEADER_LINKS.map(({ to, label }) => (
        <InnerLink
          key={to}
          to={to}
          data-discover="true"
          aria-current={to === section ? 'page' : undefined}
          onClick={onFollow}
          className={`rounded-control text-muted hover:bg-hover hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8 ${linkClassName}`}
        >
          {label}
        </InnerLink>
      ))}
    </nav>
  );
}
