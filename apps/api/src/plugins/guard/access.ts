import type { Plan } from '@swatchwork/contract';
import type { FastifyContextConfig, FastifySchema } from 'fastify';

/**
 * Who may call a route; `addAuth` enforces it:
 * - `anyone`: the caller is not identified, so an invalid token does no harm
 * - `token holder`: the same, but the call is about the token itself
 * - `visitor or account`: a valid token identifies the account; an invalid one does no harm
 * - `account`: 401 without a valid token or API key
 * - `signed-in person`: 401 without a valid token, 403 for all API keys
 * - `admin`: the same, and 403 for ordinary users
 * - `plan pro`: 401 without a valid token or API key, 403 `plan_required` for smaller plans
 *
 * A read-only API key gets 403 for a call that is not a GET, where the account matters; except
 * where a plan is required, because those calls compute and change nothing.
 */
export type Who =
  | 'anyone'
  | 'token holder'
  | 'visitor or account'
  | 'account'
  | 'signed-in person'
  | 'admin'
  | `plan ${Exclude<Plan, 'free'>}`;

/** Who may call a route, or who may unless a query parameter asks for more. */
export type Access = Who | { usually: Who; where: { query: string; is: string }; only: Who };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route of the API without it is not registered. */
    access: Access;
  }
}

/** Guarded addresses: those for programs. */
export const isGuarded = (url: string): boolean => /^\/(api|mcp)(\/|$)/.test(url);

type Security = NonNullable<FastifySchema['security']>;

const BY_TOKEN: Security = [{ bearer: [] }];
const BY_TOKEN_OR_KEY: Security = [...BY_TOKEN, { apiKey: [] }];
const FREELY: Security = [{}, ...BY_TOKEN_OR_KEY];

/**
 * The credentials of a call, as OpenAPI states them; undefined where credentials make no
 * difference.
 */
export function securityOf({ access }: FastifyContextConfig): Security | undefined {
  if (access === 'anyone') return undefined;
  const who = typeof access === 'string' ? access : access.usually;
  if (who === 'anyone' || who === 'token holder' || who === 'visitor or account') return FREELY;
  return who === 'signed-in person' || who === 'admin' ? BY_TOKEN : BY_TOKEN_OR_KEY;
}
