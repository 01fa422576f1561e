import { SharedIcons } from '../ui/icons/shared-icon.tsx';
import { InnerLink } from '../ui/links/inner-link.tsx';
import { ToastRegion } from '../ui/messages/toast-region.tsx';
import { AccountLinks } from './account-links.tsx';
import { CreateMenu } from './create-menu.tsx';
import { HeaderNav } from './header-nav.tsx';
import { LogoMark } from './logo.tsx';
import { SearchButton } from './search-button.tsx';
import { SidePanel } from './side-panel.tsx';
import { SurroundSwitch } from './surround-switch.tsx';
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
