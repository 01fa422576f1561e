import type { Patience } from './carry-out.ts';
import { createCarryOut } from './carry-out.ts';
import type { AccountClient } from './create-account-client.ts';
import type { AdminClient } from './create-admin-client.ts';
import type { Client } from './create-client.ts';
import type { ProjectClient } from './create-project-client.ts';
import * as once from './once.ts';
import type { ClientOptions as OnceOptions } from './request.ts';

export type * from '@swatchwork/contract';
export { ApiError } from './api-error.ts';
export type { AdminPage } from './create-admin-client.ts';
export type { PalettePage } from './page.ts';
export type { PaletteExport } from './palette-calls.ts';
export type { CallOptions } from './request.ts';
export type { ThemeExport } from './theme-file.ts';
export type { AccountClient, AdminClient, Client, Patience, ProjectClient };

/** How a client reaches the API, and how often and how long it tries. */
export type ClientOptions = Patience &
  Partial<Pick<OnceOptions, 'fetch' | 'baseUrl' | 'token' | 'visitor'>> & {
    /** An API key, `sw_…`; not needed for most calls. Keep it out of pages that others can open. */
    apiKey?: string | undefined;
  };

/**
 * A typed client of the Swatchwork API. A call that is refused temporarily is retried, see
 * {@link Patience}. Every call rejects with an `ApiError` when the answer is not a success, with
 * the error of `fetch` when there is none, and with a `TimeoutError` when it takes too long.
 *
 * @example
 * const client = createClient({ baseUrl: 'https://swatchwork.example/api/v1', apiKey });
 * const { oklch } = await client.colors.convert({ hex: '#3B82F6' });
 */
export const createClient = (options?: ClientOptions): Client =>
  once.createClient(patient(options));

/** The calls of accounts; most need the `token` of a login. */
export const createAccountClient = (options?: ClientOptions): AccountClient =>
  once.createAccountClient(patient(options));

/** The calls about projects; all but reading a public one need a token or a key. */
export const createProjectClient = (options?: ClientOptions): ProjectClient =>
  once.createProjectClient(patient(options));

/** The calls that need the token of an admin. */
export const createAdminClient = (options?: ClientOptions): AdminClient =>
  once.createAdminClient(patient(options));

function patient(options: ClientOptions = {}): OnceOptions {
  const { fetch = (...call) => globalThis.fetch(...call), apiKey, token } = options;
  return { ...options, fetch, token: token ?? (() => apiKey), carryOut: createCarryOut(options) };
}
