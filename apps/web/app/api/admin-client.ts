import { createAdminClient } from '@swatchwork/client/once';

import { readToken } from '../auth/session.ts';
import { browserFetch } from './browser-fetch.ts';

/** The calls of admins, with the stored token. */
export const adminClient = createAdminClient({ fetch: browserFetch, token: readToken });
