import { Menu, Search, X } from 'lucide-react';
import { useRef } from 'react';

import { ToolList } from '../tools/tool-list.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { LinkButton } from '../ui/buttons/link-button.tsx';
import { showModal } from '../ui/messages/toast.ts';
import { AccountLinks } from './account-links.tsx';
import { HeaderNav } from './header-nav.tsx';

type Props = { onSearch: () => void };

/**
 * The header's links and actions on small screens, and the way to every tool, in a panel that
 * slides in.
 */
export function SidePanel({ onSearch }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  const close = () => dialog.current?.close();

  function open() {
    if (dialog.current && heading.current) showModal(dialog.current, heading.current);
  }

  function search() {
    close();
    onSearch();
  }

  return (
    <div className="-mr-2 nav:hidden">
      <IconButton label="Open menu" onClick={open}>
        <Menu aria-hidden="true" />
      </IconButton>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop's click; Escape is its key. */}
      <dialog
        ref={dialog}
        aria-label="Menu"
        onClick={(event) => {
          if (event.target === event.currentTarget) close();
        }}
        className="side-panel m-0 ml-auto h-dvh max-h-none w-[300px] max-w-full border-l border-line bg-surface p-0 text-ink backdrop:bg-black/50"
      >
        <div className="relative flex min-h-full flex-col gap-6 p-4 pt-1.5">
          <div ref={heading} className="-mr-2 flex justify-end">
            <IconButton label="Close menu" onClick={close}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
          <div className="grid grid-cols-2 gap-2 px-3">
            <LinkButton to="/create-palette" variant="primary" onClick={close}>
              Create
            </LinkButton>
            <Button aria-haspopup="dialog" onClick={search}>
              <Search aria-hidden="true" />
              Search
            </Button>
          </div>
          <HeaderNav
            className="flex flex-col text-lg"
            linkClassName="flex min-h-12 items-center px-3"
            onFollow={close}
          />
          <div className="grid grid-cols-2 gap-2 border-t border-line pt-6">
            <AccountLinks onFollow={close} />
          </div>
          <nav aria-label="All tools" className="grid gap-5 border-t border-line px-3 pt-6">
            <ToolList
              heading="h2"
              linkClassName="flex min-h-11 items-center hover:underline"
              onFollow={close}
            />
          </nav>
        </div>
      </dialog>
    </div>
  );
}
