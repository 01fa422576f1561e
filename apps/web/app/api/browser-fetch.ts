import { clearSession, readToken } from '../auth/session.ts';

/**
 * `fetch`, except that a token that the API refuses (401) is deleted, which signs out. A 403 only
 * says that this account may not make the call.
 */
export const browserFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (response.status === 401) {
    const sent = new Headers(init?.headers).get('authorization');
    if (sent !== null && sent === `Bearer ${readToken()}`) clearSession();
  }
  return response;
};
