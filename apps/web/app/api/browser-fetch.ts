import { clearSession, readToken } from '../auth/session.ts';

/**
 * `fetch`, but a token that the API does not take (401) is forgotten, which signs out. A 403 says
 * only that this account may not do this.
 */
export const browserFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (response.status === 401) {
    const sent = new Headers(init?.headers).get('authorization');
    if (sent !== null && sent === `Bearer ${readToken()}`) clearSession();
  }
  return response;
};
