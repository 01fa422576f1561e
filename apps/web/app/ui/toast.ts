export type Toast = {
  id: number;
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string | undefined;
  /** What it offers; then it stays until that is taken or the toast is dismissed. */
  action?: { label: string; run: () => void };
};

/** More would cover the page; the oldest makes room, unless it offers something. */
const MOST = 3;

let shown: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

function add(toast: Omit<Toast, 'id'>) {
  lastId += 1;
  const next = [...shown, { id: lastId, ...toast }];
  if (next.length > MOST)
    next.splice(
      Math.max(
        0,
        next.findIndex(({ action }) => !action),
      ),
      1,
    );
  set(next);
  return lastId;
}

const show = (kind: Toast['kind']) => (title: string, description?: string) =>
  void add({ kind, title, description });

/** Short messages after an action; `ToastRegion` shows them and screen readers hear them. */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  /** @returns Its id, to dismiss it by. */
  offer: (title: string, action: NonNullable<Toast['action']>) =>
    add({ kind: 'info', title, action }),
  dismiss(id: number) {
    set(shown.filter((one) => one.id !== id));
  },
};

/** What is shown now, for `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => shown,
};
