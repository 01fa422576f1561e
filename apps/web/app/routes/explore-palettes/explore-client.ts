import { createClient } from '@swatchwork/client/once';

import { browserFetch } from '../../api/browser-fetch.ts';
import { visitorId } from '../../api/visitor-id.ts';
import { readToken } from '../../auth/session.ts';

/** The API as the browser reaches it, with its token or its visitor id. */
export const exploreClient = createClient({
  fetch: browserFetch,
  token: readToken,
  visitor: visitorId,
});
