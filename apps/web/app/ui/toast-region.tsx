import { Check, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { Button } from './button.tsx';
import { type Toast, toast, toastStore } from './toast.ts';

/** How long a toast stays, in milliseconds; errors ask for more reading. */
const STAYS = { success: 4000, info: 6000, error: 8000 };
const ICONS = { success: Check, info: Info, error: TriangleAlert };

/** Where toasts show. It is there from the start, so that screen readers announce the first. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get);

  return (
    <div
      role="status"
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-center gap-2 sm:left-auto sm:items-end"
    >
      {toasts.map((one) => (
        <ToastCard key={one.id} {...one} />
      ))}
    </div>
  );
}

function ToastCard({ id, kind, title, description, action }: Toast) {
  const [held, setHeld] = useState(false);
  const Icon = ICONS[kind];

  useEffect(() => {
    if (held || action) return;
    const timer = setTimeout(() => toast.dismiss(id), STAYS[kind]);
    return () => clearTimeout(timer);
  }, [held, action, id, kind]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while being read.
    <div
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className="pointer-events-auto flex w-full max-w-sm items-start gap-3 rounded-panel bg-accent py-3 pr-2 pl-4 text-on-accent shadow-float transition-[opacity,translate] forced-colors:border starting:translate-y-2 starting:opacity-0"
    >
      <Icon aria-hidden="true" className="mt-1 size-4 shrink-0" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        {description && <p className="text-sm">{description}</p>}
        {action && (
          <Button variant="current" size="small" onClick={action.run} className="mt-2">
            {action.label}
          </Button>
        )}
      </div>
      <button
        type="button"
        aria-label={`Dismiss: ${title}`}
        onClick={() => toast.dismiss(id)}
        className="grid size-8 shrink-0 place-items-center rounded-control hover:bg-current/15"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
