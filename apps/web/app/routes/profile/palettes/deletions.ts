import type { Hex } from '@swatchwork/color';
import { LIMITS } from '@swatchwork/contract/constants';

/** A palette that was deleted and can be restored; as much of it as the offer shows. */
export type Deletion = { id: string; name: string; colors: readonly Hex[] };

type Stored = {
  userId: string;
  /** When the server deletes it for good, in milliseconds of the clock. */
  until: number;
} & Deletion;

const KEY = 'deletedPalettes';
const LIFETIME = LIMITS.restoreHours * 3_600_000;

/**
 * The palettes that an account deleted in this tab and can still restore, the latest last. They are
 * offered again after a reload and on the way back to the profile.
 */
export function readDeletions(userId: string): Deletion[] {
  return load()
    .filter((one) => one.userId === userId && one.until > Date.now())
    .map(({ id, name, colors }) => ({ id, name, colors }));
}

export function rememberDeletion(userId: string, { id, name, colors }: Deletion): void {
  const others = load().filter((one) => one.userId === userId && one.id !== id);
  store([...others, { id, name, colors, userId, until: Date.now() + LIFETIME }]);
}

/** Once it is restored, or gone for good. */
export const forgetDeletion = (id: string) => store(load().filter((one) => one.id !== id));

function load(): Stored[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function store(deletions: readonly Stored[]) {
  try {
    if (deletions.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(deletions));
  } catch {
    // Storage is off or full: the offer lasts as long as the page is open.
  }
}
