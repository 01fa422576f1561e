import { createProjectClient } from '@swatchwork/client/once';

import { readToken } from '../auth/session.ts';
import { browserFetch } from './browser-fetch.ts';
import { visitorId } from './visitor-id.ts';

/** The calls about projects, with the stored token if there is one, or the visitor id. */
export const projectClient = createProjectClient({
  fetch: browserFetch,
  token: readToken,
  visitor: visitorId,
});
