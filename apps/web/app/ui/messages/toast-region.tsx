import { Check, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { Button } from '../buttons/button.tsx';
import { type Toast, toast, toastStore } from './toast.ts';

/** Milliseconds for which a toast stays; an error stays until it is dismissed or replaced. */
const STAYS = { success: 2000, info: 6000, error: 0 };
const ICONS = { success: Check, info: Info, error: TriangleAlert };

/**
 * Milliseconds for which an empty region is in the page before its text, so that it is announced.
 */
const SETTLES = 100;

/**
 * The place of the message: the free space in the site's header, or the heading of the open dialog.
 * On phones the header has no such space: the message covers the logo and the surrounds. Where the
 * links have just room enough, it covers the last of them.
 */
export function ToastRegion() {
  const { subscribe, get, getHost } = toastStore;
  const shown = useSyncExternalStore(subscribe, get, nothing);
  const host = useSyncExternalStore(subscribe, getHost, nothing);
  if (host) return createPortal(<Region shown={shown} className="top-2 right-16 left-3" />, host);
  return (
    <Region
      shown={shown}
      className="top-1 right-14 left-2 sm:right-0 sm:left-0 sm:flex sm:justify-end nav:left-auto nav:w-[max(100%,15rem)]"
    />
  );
}

const nothing = () => undefined;

/** Present before its text, so that screen readers announce the first message, in a dialog too. */
function Region({ shown, className }: { shown: Toast | undefined; className: string }) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSettled, SETTLES, true);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div role="status" aria-label="Notifications" className={`absolute z-10 ${className}`}>
      {isSettled && shown && <ToastCard key={shown.id} {...shown} />}
    </div>
  );
}

function ToastCard({ id, kind, title, description, action }: Toast) {
  const [held, setHeld] = useState(false);
  const Icon = ICONS[kind];
  const stays = !held && !action && STAYS[kind];

  const dismiss = () => toast.dismiss(id);

  useEffect(() => {
    const timer = stays ? setTimeout(toast.dismiss, stays, id) : undefined;
    return () => clearTimeout(timer);
  }, [stays, id]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only pauses while being read.
    <div
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className="flex min-h-12 max-w-120 items-center gap-2 rounded-control bg-accent pr-1 pl-3 text-sm leading-[1.2] text-on-accent transition-[opacity,translate] forced-colors:border starting:-translate-y-2 starting:opacity-0"
    >
      <Icon aria-hidden="true" className="hidden size-4 shrink-0 sm:block" />
      <p className="min-w-0 flex-1 wrap-anywhere">
        <strong className="font-semibold">{title}</strong> <span>{description}</span>
      </p>
      {action && (
        <Button variant="current" size="small" onClick={action.run}>
          {action.label}
        </Button>
      )}
      <button
        type="button"
        aria-label={`Dismiss: ${title}`}
        onClick={dismiss}
        className="grid size-10 shrink-0 place-items-center rounded-control hover:bg-current/15"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
