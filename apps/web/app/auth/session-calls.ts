import { clearSession, readToken, readUser, showSignedOut, showUser } from './session.ts';

const MOST_TRIES = 4;
const LONGEST_WAIT = 60; // seconds

const call = (method: string, path: string, token: string) =>
  fetch(`/api/auth/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
  }).catch(() => undefined);

/**
 * Fetches the account of the stored token. Only a refused token (401) signs out; any other failure
 * leaves the session as it is. Retries after `Retry-After` when the server was overloaded, and when
 * a lost connection is back.
 */
export async function checkSession(tries = MOST_TRIES): Promise<void> {
  const token = readToken();
  if (!token) return clearSession();
  const response = await call('GET', 'me', token);
  const answered = response?.ok ? await response.json().catch(() => undefined) : undefined;
  if (readToken() !== token) return;
  if (response?.status === 401) return clearSession();

  const user = answered ?? readUser();
  if (user) showUser(user);
  else showSignedOut();
  if (!response) addEventListener('online', recheck, { once: true });
  else if ([429, 503].includes(response.status) && tries > 1) {
    const wait = Number(response.headers.get('retry-after') ?? 1);
    if (wait <= LONGEST_WAIT) setTimeout(checkSession, wait * 1000, tries - 1);
  }
}

const recheck = () => void checkSession();

/** Ends a session on the server. If that fails, the session expires unused. */
export const revoke = (token: string) => call('POST', 'logout', token);
