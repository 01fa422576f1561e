import { ApiError, createAccountClient } from '@swatchwork/client';

import { accountClient } from '../api/account-client.ts';
import { clearSession, readToken, showUser } from './session.ts';

const A_MOMENT = 200; // milliseconds

/** Fetches the account of the stored token. Whatever goes wrong signs out. */
export async function checkSession(): Promise<void> {
  const token = readToken();
  try {
    const user = await accountClient.me();
    if (readToken() === token) showUser(user);
  } catch (error) {
    // A page that is being left breaks off its calls: it is gone before the moment has passed.
    if (!(error instanceof ApiError)) await new Promise((done) => setTimeout(done, A_MOMENT));
    if (readToken() === token) clearSession();
  }
}

/** Ends a session on the server. If that fails, it ends by itself when it has not been used. */
export async function revoke(token: string): Promise<void> {
  const client = createAccountClient({
    fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
    token: () => token,
  });
  await client.logout().catch(() => undefined);
}
