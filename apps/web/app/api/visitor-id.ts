import { readToken } from '../auth/session.ts';

const KEY = 'visitor';
let inMemory: string | undefined;

/** The random id by which the API recognizes this browser's likes; created when first needed. */
export function visitorId(): string {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored) return stored;
  } catch {
    // Storage is switched off: the id lasts as long as the page.
  }
  inMemory ??= Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  try {
    localStorage.setItem(KEY, inMemory);
  } catch {
    // As above.
  }
  return inMemory;
}

/** Whether this browser may have liked a palette. */
export function isKnown(): boolean {
  try {
    return readToken() !== undefined || localStorage.getItem(KEY) !== null;
  } catch {
    return inMemory !== undefined;
  }
}
