import { ChevronDown, Search } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { buttonStyle } from '../ui/buttons/button-style.ts';
import { SharedIcons } from '../ui/icons/shared-icon.tsx';
import { InnerLink } from '../ui/links/inner-link.tsx';
import { ToastRegion } from '../ui/messages/toast-region.tsx';
import { AccountLinks } from './account-links.tsx';
import { HeaderNav } from './header-nav.tsx';
import { LogoMark } from './logo.tsx';
import { SidePanel } from './side-panel.tsx';
import { chooseSurround, type Surround, surroundStore } from './surround.ts';
import { useCommandPalette } from './use-command-palette.tsx';

/** The bar at the top of every page. Below 1120 px its links move into a side panel. */
export function SiteHeader() {
  const [openCommands, commands] = useCommandPalette();

  return (
    <>
      <header className="sticky top-0 z-40 h-14 border-b border-line bg-surface">
        <div className="container-page flex h-full max-w-none items-center gap-3">
          <InnerLink
            to="/"
            data-discover="true"
            className="mr-2 flex items-center gap-2 text-lg font-semibold tracking-tight"
          >
            <LogoMark />
            Swatchwork
          </InnerLink>
          <HeaderNav className="hidden items-center text-sm nav:flex" linkClassName="px-2 py-2" />
          {/* The space that the others leave; on phones it is too small, and messages overflow it. */}
          <div className="min-w-0 flex-1 self-stretch max-sm:-ml-3 sm:relative">
            <ToastRegion />
          </div>
          <div className="flex items-center gap-2">
            <SearchButton onClick={openCommands} />
            <CreateMenu />
            <SurroundSwitch />
            <div className="hidden items-center gap-1 nav:flex">
              <AccountLinks />
            </div>
            <SidePanel onSearch={openCommands} />
          </div>
        </div>
        <SharedIcons />
      </header>
      {commands}
    </>
  );
}

/** Opens the command palette, and says its key. In small windows the menu has a button of its own. */
function SearchButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      title="Search (/ or Ctrl K)"
      onClick={onClick}
      className="hidden min-h-9 items-center gap-2 rounded-control px-2 hover:bg-hover md:flex"
    >
      <Search aria-hidden="true" className="size-4" />
      <kbd className="hidden rounded-[4px] border border-outline px-1.5 text-sm leading-5 min-[84rem]:inline">
        /
      </kbd>
    </button>
  );
}

const WAYS = [
  { to: '/create-palette', label: 'Palette' },
  { to: '/theme', label: 'Theme' },
  { to: '/data-palettes', label: 'Data palette' },
  { to: '/pick-from-image', label: 'From an image' },
  { to: '/audit', label: 'Contrast audit' },
];

const ID = 'create';

/** What can be made here, behind one button. The browser opens and closes it, also without scripts. */
function CreateMenu() {
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

/** Icons in a square of 24: a sun, a circle half filled, a moon. Patches of color would look like swatches. */
const CHOICES: readonly { surround: Surround; label: string; icon: string }[] = [
  {
    surround: 'light',
    label: 'Light surround',
    icon: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 3v1m0 16v1m9-9h-1M4 12H3m15.4-6.4-.7.7M6.3 17.7l-.7.7m12.8 0-.7-.7M6.3 6.3l-.7-.7',
  },
  {
    surround: 'grey',
    label: 'Neutral gray surround',
    icon: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 0v17M15 5v14m3-12v10',
  },
  {
    surround: 'dark',
    label: 'Dark surround',
    icon: 'M20 13.5A8 8 0 1 1 10.5 4a6.5 6.5 0 0 0 9.5 9.5Z',
  },
];

/** Which surround the page has. */
function SurroundSwitch() {
  const current = useSyncExternalStore(
    surroundStore.subscribe,
    surroundStore.get,
    surroundStore.getOnServer,
  );

  return (
    <fieldset className="flex">
      <legend className="sr-only">Surround</legend>
      {CHOICES.map(({ surround, label, icon }) => (
        <label
          key={surround}
          title={label}
          className="relative grid size-7 place-items-center rounded-control border border-transparent has-checked:bg-hover has-checked:border-outline has-focus-visible:outline-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name="surround"
            aria-label={label}
            checked={current === surround}
            onChange={() => chooseSurround(surround)}
            className="peer absolute inset-0 cursor-pointer appearance-none rounded-full outline-none focus-visible:shadow-none"
          />
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            className="size-4.5 fill-none stroke-current stroke-2 text-muted peer-checked:text-ink"
          >
            <path d={icon} strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}
