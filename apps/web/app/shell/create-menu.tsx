import { ChevronDown } from 'lucide-react';

import { buttonStyle } from '../ui/buttons/button-style.ts';
import { InnerLink } from '../ui/links/inner-link.tsx';

const WAYS = [
  { to: '/create-palette', label: 'Palette' },
  { to: '/theme', label: 'Theme' },
  { to: '/data-palettes', label: 'Data palette' },
  { to: '/pick-from-image', label: 'From an image' },
  { to: '/audit', label: 'Contrast audit' },
];

const ID = 'create';

/** What can be made here, behind one button. The browser opens and closes it, also without scripts. */
export function CreateMenu() {
  return (
    <>
      <button
        type="button"
        popoverTarget={ID}
        className={`${buttonStyle({ size: 'small' })} max-md:hidden`}
      >
        Create
        <ChevronDown aria-hidden="true" />
      </button>
      <nav
        id={ID}
        popover="auto"
        aria-label="Create"
        className="create-menu fixed inset-auto top-14 right-4 m-0 w-52 rounded-panel border border-line bg-raised p-2 text-ink shadow-float"
      >
        {WAYS.map(({ to, label }) => (
          <InnerLink
            key={to}
            to={to}
            data-discover="true"
            onClick={(event) => event.currentTarget.parentElement?.hidePopover()}
            className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left hover:bg-hover"
          >
            {label}
          </InnerLink>
        ))}
      </nav>
    </>
  );
}
