/**
 * The clients of the site's own pages: every call goes out once and waits as long as it takes, for
 * somebody is watching. They are what the package's clients are made of, without their patience,
 * which visitors then need not load.
 */
export { createAccountClient } from './create-account-client.ts';
export { createAdminClient } from './create-admin-client.ts';
export { createClient } from './create-client.ts';
