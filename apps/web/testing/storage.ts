import { vi } from 'vitest';

type Name = 'localStorage' | 'sessionStorage';

/**
 * Gives the test a storage of its own until `vi.unstubAllGlobals()`, as Node has none of a browser.
 *
 * @returns What it holds.
 */
export function stubStorage(name: Name): Map<string, string> {
  const held = new Map<string, string>();
  vi.stubGlobal(name, {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
  return held;
}

/** A storage that throws, as where it is turned off or full. */
export function stubRefusedStorage(name: Name, reason = 'SecurityError'): void {
  const refuse = () => {
    throw new DOMException('Refused', reason);
  };
  vi.stubGlobal(name, { getItem: refuse, setItem: refuse, removeItem: refuse });
}
