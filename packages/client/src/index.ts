export { ApiError } from './api-error.ts';
export { type AccountClient, createAccountClient } from './create-account-client.ts';
export { type AdminClient, type AdminPage, createAdminClient } from './create-admin-client.ts';
export { type Client, createClient } from './create-client.ts';
export type { PalettePage } from './page.ts';
export type { CallOptions, ClientOptions } from './request.ts';
