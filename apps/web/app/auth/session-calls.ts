import { clearSession, readToken, readUser, showUser } from './session.ts';

const A_MOMENT = 200; // milliseconds

const call = (method: string, path: string, token: string) =>
  fetch(`/api/auth/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
  });

/**
 * Fetches the account of the stored token. Whatever goes wrong signs out, save that nobody can be
 * asked: without a connection whoever was signed in stays so, and is asked for when it is back.
 */
export async function checkSession(): Promise<void> {
  const token = readToken() ?? '';
  const response = await call('GET', 'me', token).catch(() => undefined);
  // A page that is being left breaks off its calls: it is gone before the moment has passed.
  if (!response) await new Promise((done) => setTimeout(done, A_MOMENT));
  const isOffline = !response && !navigator.onLine;
  if (isOffline) addEventListener('online', checkSession, { once: true });
  const answered = response?.ok ? await response.json().catch(() => undefined) : undefined;
  const user = isOffline ? readUser() : answered;
  if (readToken() !== token) return;
  if (user) showUser(user);
  else clearSession();
}

/** Ends a session on the server. If that fails, it ends by itself when it has not been used. */
export const revoke = (token: string) => call('POST', 'logout', token).catch(() => undefined);
