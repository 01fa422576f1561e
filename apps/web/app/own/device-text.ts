/** A text that the browser keeps for all tabs, for `useSyncExternalStore`. */
export interface DeviceText {
  subscribe(listener: () => void): () => void;
  /** Null if there is none. */
  get(): string | null;
  /** Null forgets it. @returns Whether it is kept beyond this visit: storage may be full or forbidden. */
  set(text: string | null): boolean;
}

/** The text under a key of the browser's storage; where that cannot hold it, it lasts for the visit. */
export function deviceText(key: string): DeviceText {
  const listeners = new Set<() => void>();
  let visit: string | null | undefined; // what storage did not take

  return {
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', onStorage);
      };
    },
    get() {
      if (visit !== undefined) return visit;
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    set(text) {
      visit = undefined;
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        visit = text;
      }
      for (const listener of listeners) listener();
      return visit === undefined;
    },
  };
}
