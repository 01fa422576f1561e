/** What a visitor wanted to save when an account was missing. */
export type PendingSave = {
  /** The path of the page that saves it, with its query. */
  place: string;
  /** The favorite color as text for CSS; without one, what the place shows is to be saved. */
  color?: string;
  /** What it is called, where the place does not say so. */
  name?: string;
  /** Whether what is saved already is replaced. */
  replaces?: boolean;
  /** A sentence for the page where the visitor signs in. */
  notice: string;
};

type Stored = PendingSave & {
  /** When it expires, in milliseconds of the clock. */
  until: number;
  /** The account that signed in for it; only that account may save it. */
  userId?: string;
};

const KEY = 'pendingSave';
const LIFETIME = 30 * 60_000; // milliseconds

/** Remembers, for this tab, what is to be saved once the visitor has signed in. */
export const rememberSave = (save: PendingSave) => store({ ...save, until: Date.now() + LIFETIME });

/** What is to be saved at a place; undefined if nothing, or if it has expired. */
export function readPendingSave(place: string): Stored | undefined {
  const stored = load();
  return stored?.place === place && stored.until > Date.now() ? stored : undefined;
}

/**
 * Lets the account that has just signed in save what is pending at the place that it is led to. What
 * is pending anywhere else is forgotten: somebody else may have wanted it.
 */
export function grantPendingSave(place: string | undefined, userId: string): void {
  const pending = place === undefined ? undefined : readPendingSave(place);
  if (pending) store({ ...pending, userId });
  else dropPendingSave();
}

/** Takes what an account may save at a place; each is taken once, before it is saved. */
export function takePendingSave(place: string, userId: string): PendingSave | undefined {
  const pending = readPendingSave(place);
  if (pending?.userId !== userId) return undefined;
  dropPendingSave();
  return pending;
}

export function dropPendingSave(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is switched off, so nothing was stored.
  }
}

function load(): Stored | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function store(save: Stored) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(save));
  } catch {
    // Storage is off or full: the visitor is led back, and saves with another click.
  }
}
