import type { ApiKeyScope, ErrorCode } from '@swatchwork/contract';
import type {
  FastifyInstance,
  FastifyRequest,
  onRequestAsyncHookHandler,
  RouteOptions,
} from 'fastify';
import type { z } from 'zod';

import { AppError, invalidField } from '../../app-error.ts';
import { toCallerKey } from '../../http/client-address.ts';
import { withErrorAnswers } from '../answers/errors.ts';
import { isGuarded } from './access.ts';
import type { Account } from './auth.ts';
import type { RateLimit } from './rate-limit.ts';
import { hasKeyInQuery, keyOf } from './request-key.ts';

type KeyOwner = { id: string; scope: ApiKeyScope; account: Account };

type Parts = {
  /**
   * Finds the owner of a key. Throws `unauthorized`, or `too_many_requests` for a caller that
   * guesses.
   */
  identify: (key: string, caller: string) => Promise<KeyOwner>;
  /** Undefined where requests are not limited. */
  limit?: RateLimit | undefined;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The API key of the request, if it has one; its account is `account`. */
    apiKey: { id: string; scope: ApiKeyScope } | null;
  }
  interface FastifyInstance {
    /**
     * Counts the further requests that one call stands for, besides the call itself. Throws
     * `too_many_requests` where fewer are left, and then counts none of them.
     */
    countFurther: (request: FastifyRequest, reply: FastifyReply, requests: number) => Promise<void>;
  }
}

/**
 * The steps of `/mcp` and every route below `/api` before anything else: identifies the API key,
 * counts the request, and refuses invalid keys. Register it on the root, before the routes.
 */
export function addApiGuard(app: FastifyInstance, { identify, limit }: Parts): void {
  app.decorateRequest('apiKey', null);
  app.decorate('countFurther', async (request, reply, requests) => {
    if (requests > 0) await limit?.countCall(request, reply, requests);
  });

  /**
   * Looks up the key of a request and stores its owner in the request. Throws an `AppError` for an
   * invalid key.
   */
  const readKey = async (request: FastifyRequest): Promise<void> => {
    if (hasKeyInQuery(request.url)) throw unsafe();
    const key = keyOf(request.headers);
    if (key === undefined) return;
    const { id, scope, account } = await identify(key, toCallerKey(request.ip));
    request.apiKey = { id, scope };
    request.account = account;
  };

  const guard: onRequestAsyncHookHandler = async (request, reply) => {
    const refusal = await readKey(request).catch(refusalOrThrow);
    await limit?.countCall(request, reply); // an invalid key counts for its address
    if (refusal) throw refusal;
  };

  app.addHook('onRoute', (route) => {
    if (!isGuarded(route.url)) return;
    const others = [route.onRequest ?? []].flat();
    if (!others.includes(guard)) route.onRequest = [guard, ...others];
    const answers = route.schema?.response as Record<number, z.ZodType> | undefined;
    if (answers) {
      const response = withErrorAnswers(answers, ...refusalsOf(route));
      route.schema = { ...route.schema, response };
    }
  });
}

/** What the guards, the framework and the database answer in place of a route. */
function refusalsOf({ url, method, config }: RouteOptions): (number | ErrorCode)[] {
  const access = config?.access ?? 'anyone';
  const who = typeof access === 'string' ? access : access.only;
  const isRead = [method].flat().every((one) => one === 'GET' || one === 'HEAD');
  const refusals: (number | ErrorCode)[] = [400, 401, 429, 500, 503, 'overloaded'];
  if (url.includes('/:')) refusals.push(404);
  if (!isRead) refusals.push(413, 415);
  if (who.startsWith('plan')) refusals.push('plan_required');
  else if (who === 'admin' || who === 'signed-in person') refusals.push(403);
  else if (who.includes('account') && !isRead) refusals.push(403);
  return refusals;
}

function refusalOrThrow(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}

const unsafe = () =>
  invalidField(
    'query',
    'an API key is not safe in a URL, which is logged and shared: revoke it, and send another as `Authorization: Bearer …` or `X-API-Key`',
  );
