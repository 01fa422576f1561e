import { useSyncExternalStore } from 'react';

/** The token of the signed-in account, kept in the browser; none where storage is switched off. */
export function readToken(): string | undefined {
  try {
    return localStorage.getItem('authToken') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Signs out in this browser. */
export function clearSession(): void {
  localStorage.removeItem('authToken');
  localStorage.removeItem('user');
}

/** Whether an account is signed in; false on the server, which never sees the token. */
export const useSignedIn = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readToken() !== undefined,
    () => false,
  );

/** Other tabs sign in and out as well. */
function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
