import { createClient } from '@swatchwork/client/once';

import { readToken } from '../auth/session.ts';
import { browserFetch } from './browser-fetch.ts';
import { visitorId } from './visitor-id.ts';

/** The API as the browser reaches it, with the stored token if there is one, or the visitor id. */
export const browserClient = createClient({
  fetch: browserFetch,
  token: readToken,
  visitor: visitorId,
});
