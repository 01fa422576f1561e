import { EMPTY_TRAY, readTray, type TrayState, writeTray } from './tray-state.ts';

export const TRAY_KEY = 'tray';

let text: string | null = null;
let tray = EMPTY_TRAY;
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

/** The tray as the browser has it: another tab may have changed it. */
function load(): TrayState {
  const stored = readText();
  if (stored !== text) {
    text = stored;
    tray = readTray(stored);
  }
  return tray;
}

function readText(): string | null {
  try {
    return localStorage.getItem(TRAY_KEY);
  } catch {
    return text; // The visitor forbids storage: the tray holds for this page.
  }
}

function save(next: TrayState) {
  tray = next;
  text = writeTray(next);
  try {
    localStorage.setItem(TRAY_KEY, text);
  } catch {
    // As above.
  }
  tell();
}

/** Changes the tray that all tabs share. @returns The tray before and after. */
export function changeTray(change: (tray: TrayState) => TrayState) {
  const was = load();
  const is = change(was);
  if (is !== was) save(is);
  return { was, is };
}

/** The tray, for `useSyncExternalStore`. */
export const trayStore = {
  subscribe(listener: () => void) {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === TRAY_KEY || key === null) listener();
    };
    listeners.add(listener);
    addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', onStorage);
    };
  },
  get: load,
};
