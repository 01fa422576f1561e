import { createAccountClient } from '@swatchwork/client/once';

import { readToken } from '../auth/session.ts';
import { browserFetch } from './browser-fetch.ts';

/** The calls of accounts, with the stored token if there is one. */
export const accountClient = createAccountClient({ fetch: browserFetch, token: readToken });
