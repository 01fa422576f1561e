import { createClient } from '@swatchwork/client';

/** The API as the browser reaches it, with the stored token where there is one. */
export const browserClient = createClient({
  fetch: (...request) => fetch(...request),
  token: () => localStorage.getItem('authToken') ?? undefined,
});
