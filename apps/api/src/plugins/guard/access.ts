import type { Plan } from '@swatchwork/contract';
import type { FastifyContextConfig, FastifySchema } from 'fastify';

/**
 * Who may call a route; see `addAuth`, which holds each to it:
 * - `anyone`: who calls is not asked, so that a token that does not hold does no harm
 * - `token holder`: the same, but the call is about the token itself
 * - `visitor or account`: a token that holds tells the account; one that does not does no harm
 * - `account`: 401 without a token or an API key that holds
 * - `signed-in person`: 401 without a token that holds, 403 for API keys, whoever's they are
 * - `admin`: the same, and 403 for ordinary users
 * - `plan pro`: 401 without a token or an API key that holds, 403 `plan_required` for smaller plans
 *
 * An API key that may only read gets 403 for a call that is no GET, where the account matters; not
 * where a plan is asked for, since what that opens computes and changes nothing.
 */
export type Who =
  | 'anyone'
  | 'token holder'
  | 'visitor or account'
  | 'account'
  | 'signed-in person'
  | 'admin'
  | `plan ${Exclude<Plan, 'free'>}`;

/** Who may call a route, or who may unless a parameter of the query asks for more. */
export type Access = Who | { usually: Who; where: { query: string; is: string }; only: Who };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route of the API has to say it, or is not registered. */
    access: Access;
  }
}

/** Addresses that are guarded, which are those of programs. */
export const isGuarded = (url: string): boolean => /^\/(api|mcp)(\/|$)/.test(url);

type Security = NonNullable<FastifySchema['security']>;

const BY_TOKEN: Security = [{ bearer: [] }];
const BY_TOKEN_OR_KEY: Security = [...BY_TOKEN, { apiKey: [] }];
const FREELY: Security = [{}, ...BY_TOKEN_OR_KEY];

/** What a call may be sent with, as OpenAPI says it; undefined where that makes no difference. */
export function securityOf({ access }: FastifyContextConfig): Security | undefined {
  if (access === 'anyone') return undefined;
  const who = typeof access === 'string' ? access : access.usually;
  if (who === 'anyone' || who === 'token holder' || who === 'visitor or account') return FREELY;
  return who === 'signed-in person' || who === 'admin' ? BY_TOKEN : BY_TOKEN_OR_KEY;
}
