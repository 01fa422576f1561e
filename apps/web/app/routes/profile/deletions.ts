import type { Hex } from '@swatchwork/color';
import { LIMITS } from '@swatchwork/contract/constants';

/** A palette, theme or project that was deleted and can be restored; as much of it as the offer shows. */
export type Deletion = { id: string; name: string; colors: readonly Hex[] };

type Stored = {
  userId: string;
  /** When the server deletes it for good, in milliseconds of the clock. */
  until: number;
} & Deletion;

/** What was deleted, by the name under which the tab stores it. */
export type DeletedKind = 'deletedPalettes' | 'deletedThemes' | 'deletedProjects';

const LIFETIME = LIMITS.restoreHours * 3_600_000;

/**
 * What an account deleted in this tab and can still restore, the latest last. They are
 * offered again after a reload and on the way back to the profile.
 */
export function readDeletions(kind: DeletedKind, userId: string): Deletion[] {
  return load(kind)
    .filter((one) => one.userId === userId && one.until > Date.now())
    .map(({ id, name, colors }) => ({ id, name, colors }));
}

export function rememberDeletion(
  kind: DeletedKind,
  userId: string,
  { id, name, colors }: Deletion,
): void {
  const others = load(kind).filter((one) => one.userId === userId && one.id !== id);
  store(kind, [...others, { id, name, colors, userId, until: Date.now() + LIFETIME }]);
}

/** Once it is restored, or gone for good. */
export const forgetDeletion = (kind: DeletedKind, id: string) =>
  store(
    kind,
    load(kind).filter((one) => one.id !== id),
  );

function load(kind: DeletedKind): Stored[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(kind) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function store(kind: DeletedKind, deletions: readonly Stored[]) {
  try {
    if (deletions.length === 0) sessionStorage.removeItem(kind);
    else sessionStorage.setItem(kind, JSON.stringify(deletions));
  } catch {
    // Storage is off or full: the offer lasts as long as the page is open.
  }
}
