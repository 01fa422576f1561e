export type Toast = {
  id: number;
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string | undefined;
  /** An action; with one, the toast stays until the action is taken or the toast is dismissed. */
  action?: { label: string; run: () => void };
};

let message: Toast | undefined;
/** Waits while a message shows, and comes back after it, because its action is still available. */
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
 * Short messages after an action; `ToastRegion` shows them, and screen readers announce them. One
 * shows at a time: a new one replaces the one before.
 */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  /** @returns Its id, with which it can be dismissed. */
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

/** The current message and its place, for `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** An offer does not concern an open dialog. */
  get: () => message ?? (host ? undefined : offered),
  /** The heading of the open dialog; without one, messages are in the site's header. */
  getHost: () => host,
};

/**
 * Opens a modal dialog. Everything outside of it is then inert, so messages show in its heading
 * until it closes; a message that was in the header is dropped.
 */
export function showModal(dialog: HTMLDialogElement, heading: HTMLElement) {
  const setHost = (next: HTMLElement | undefined) => {
    host = next;
    tell();
  };
  dialog.showModal();
  message = undefined;
  setHost(heading);
  const leave = () => {
    // The event comes late: a key may have opened the dialog again.
    if (dialog.open) return;
    dialog.removeEventListener('close', leave);
    if (host === heading) setHost(undefined);
  };
  dialog.addEventListener('close', leave);
}
