import { SharedIcons } from '../ui/icons/shared-icon.tsx';
import { InnerLink } from '../ui/links/inner-link.tsx';
import { ToastRegion } from '../ui/messages/toast-region.tsx';
import { AccountLinks } from './account-links.tsx';
import { HeaderNav } from './header-nav.tsx';
import { LogoMark } from './logo.tsx';
import { SidePanel } from './side-panel.tsx';
import { SurroundSwitch } from './surround-switch.tsx';

/** The bar at the top of every page. Below 900 px its links move into a side panel. */
export function SiteHeader() {
  return (
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
        <HeaderNav
          className="hidden flex-1 items-center text-sm lg:flex"
          linkClassName="px-2 py-2 xl:px-3"
        />
        {/* Takes no space: the message is in the free space beside the links, or over them. */}
        <div className="-ml-3 lg:relative lg:self-stretch">
          <ToastRegion />
        </div>
        <div className="ml-auto flex items-center gap-2">
          <SurroundSwitch />
          <div className="hidden items-center gap-1 lg:flex">
            <AccountLinks />
          </div>
          <SidePanel />
        </div>
      </div>
      <SharedIcons />
    </header>
  );
}
