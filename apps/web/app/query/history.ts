/** Number of steps that Undo can go back. */
export const UNDO_LIMIT = 10;

/** Versions before and after the present one; the nearest last in `past`, first in `future`. */
export interface History<T> {
  past: readonly T[];
  future: readonly T[];
}

interface Step<T> {
  history: History<T>;
  version: T;
}

/** Records the version that is about to be replaced; undone versions are dropped. */
export const record = <T>({ past }: History<T>, present: T): History<T> => ({
  past: [...past, present].slice(-UNDO_LIMIT),
  future: [],
});

/** Undefined if there is nothing to undo. */
export function undo<T>({ past, future }: History<T>, present: T): Step<T> | undefined {
  const version = past.at(-1);
  if (version === undefined) return undefined;
  return { version, history: { past: past.slice(0, -1), future: [present, ...future] } };
}

/** Undefined if nothing was undone. */
export function redo<T>({ past, future }: History<T>, present: T): Step<T> | undefined {
  const [version, ...rest] = future;
  if (version === undefined) return undefined;
  return { version, history: { past: [...past, present], future: rest } };
}

/**
 * The history after the browser's back or forward button leads to `target`: the same as after Undo
 * or Redo if those lead there, else unchanged.
 */
export function travel<T>(
  history: History<T>,
  present: T,
  target: T,
  isSame: (a: T, b: T) => boolean,
): History<T> {
  if (isSame(present, target)) return history;
  const step = [undo(history, present), redo(history, present)].find(
    (candidate) => candidate && isSame(candidate.version, target),
  );
  return step?.history ?? history;
}
