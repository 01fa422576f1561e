import type { SessionAnswer, User } from '../api/types.ts';

/** The session as this page knows it. */
export type Session =
  | { status: 'loading'; user?: undefined }
  | { status: 'signedOut'; user?: undefined }
  | { status: 'signedIn'; user: User };

const LOADING: Session = { status: 'loading' };

let session: Session = LOADING;
const listeners = new Set<() => void>();

function setSession(next: Session) {
  session = next;
  for (const listener of listeners) listener();
}

/** The session, for `useSyncExternalStore`. */
export const sessionStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => session,
  /** The server never sees the token. */
  getOnServer: () => LOADING,
};

/**
 * Runs before the first paint: a stored token marks the page, so that a signed-in visitor does not
 * see the links for signing in (app.css) while the token is being checked.
 */
export const sessionScript = `try{if(localStorage.getItem('authToken'))document.documentElement.dataset.session=''}catch{}`;

/** The stored token; undefined if storage is switched off. */
export function readToken(): string | undefined {
  try {
    return localStorage.getItem('authToken') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The account of the token, as the server last returned it. */
export function readUser(): User | undefined {
  try {
    return JSON.parse(localStorage.getItem('user') ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Shows the account of the stored token. */
export function showUser(user: User) {
  try {
    localStorage.setItem('user', JSON.stringify(user));
  } catch {
    // Storage is full: the next page asks the server again.
  }
  setSession({ status: 'signedIn', user });
}

/** This browser stores nothing for the site, so that a visitor cannot stay signed in. */
export class StorageOff extends Error {
  constructor() {
    super('This browser does not store data for this site. Please allow it and try again.');
  }
}

/**
 * Call this before the server opens a session.
 *
 * @throws {StorageOff} Where storage is switched off or full.
 */
export function requireStorage(): void {
  try {
    localStorage.setItem('storage-test', 'x'.repeat(1000)); // longer than a session
    localStorage.removeItem('storage-test');
  } catch {
    throw new StorageOff();
  }
}

/** Signs in in this browser. */
export function storeSession({ user, token }: SessionAnswer) {
  localStorage.setItem('authToken', token);
  showUser(user);
}

/** Signs out in this browser. */
export function clearSession() {
  try {
    localStorage.removeItem('authToken');
    localStorage.removeItem('user');
  } catch {
    // Storage is switched off, so nothing was stored.
  }
  showSignedOut();
}

/** Shows the visitor as signed out; a stored token stays until the server has checked it. */
export function showSignedOut() {
  delete document.documentElement.dataset.session;
  setSession({ status: 'signedOut' });
}
