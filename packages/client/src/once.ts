/**
 * The clients of the site's own pages: every call goes out once and has no time limit, because a
 * person is watching. The clients of this package are made of these and add retries, which visitors
 * then need not load.
 */
export { createAccountClient } from './create-account-client.ts';
export { createAdminClient } from './create-admin-client.ts';
export { createClient } from './create-client.ts';
export { createProjectClient } from './create-project-client.ts';
