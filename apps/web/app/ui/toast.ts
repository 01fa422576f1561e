export type Toast = {
  id: number;
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string | undefined;
};

/** More would cover the page; the oldest makes room. */
const MOST = 3;

let shown: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

const show = (kind: Toast['kind']) => (title: string, description?: string) => {
  lastId += 1;
  set([...shown, { id: lastId, kind, title, description }].slice(-MOST));
};

/** Short messages after an action; `ToastRegion` shows them and screen readers hear them. */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
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
