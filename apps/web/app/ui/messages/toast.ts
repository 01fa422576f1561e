export type Toast = {
  id: number;
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string | undefined;
  /** What it offers; then it stays until that is taken or the toast is dismissed. */
  action?: { label: string; run: () => void };
};

let message: Toast | undefined;
/** Waits while a message shows, and comes back after it: what it offers is still to be had. */
let offered: Toast | undefined;
let host: HTMLElement | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

function create(toast: Omit<Toast, 'id'>): Toast {
  lastId += 1;
  return { id: lastId, ...toast };
}

const show = (kind: Toast['kind']) => (title: string, description?: string) => {
  message = create({ kind, title, description });
  tell();
};

/**
 * Short messages after an action; `ToastRegion` shows them and screen readers hear them. One shows
 * at a time: the newest takes the place of the one before.
 */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  /** @returns Its id, to dismiss it by. */
  offer(title: string, action: NonNullable<Toast['action']>) {
    offered = create({ kind: 'info', title, action });
    tell();
    return offered.id;
  },
  dismiss(id: number) {
    if (message?.id === id) message = undefined;
    if (offered?.id === id) offered = undefined;
    tell();
  },
};

/** What is shown now and where, for `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** An offer is of no concern to an open dialog. */
  get: () => message ?? (host ? undefined : offered),
  /** The heading of the open dialog; without one, messages stand in the site's header. */
  getHost: () => host,
};

/**
 * Opens a modal dialog. Everything outside of it is inert then, so that messages show in its
 * heading until it closes; whoever opens it has read the one that was there.
 */
export function showModal(dialog: HTMLDialogElement, heading: HTMLElement) {
  const setHost = (next: HTMLElement | undefined) => {
    host = next;
    tell();
  };
  dialog.showModal();
  message = undefined;
  setHost(heading);
  dialog.addEventListener('close', () => host === heading && setHost(undefined), { once: true });
}
