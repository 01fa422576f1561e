import type { ApiKeyScope } from '@swatchwork/contract';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { z } from 'zod';

import { AppError, invalidField } from '../../app-error.ts';
import { toCallerKey } from '../../http/client-address.ts';
import { type Soon, soon } from '../../soon.ts';
import { withErrorAnswers } from '../answers/errors.ts';
import { isGuarded } from './access.ts';
import type { Account } from './auth.ts';
import type { RateLimit } from './rate-limit.ts';
import { hasKeyInQuery, keyOf } from './request-key.ts';

type KeyOwner = { id: string; scope: ApiKeyScope; account: Account };

type Parts = {
  /** Whose key it is; throws `unauthorized`, or `too_many_requests` where a caller guesses. */
  identify: (key: string, caller: string) => Soon<KeyOwner>;
  /** Missing where nothing is limited. */
  limit?: RateLimit | undefined;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The API key of the request, if it has one; its account is `account`. */
    apiKey: { id: string; scope: ApiKeyScope } | null;
  }
  interface FastifyInstance {
    /**
     * Counts the requests for which one call stands besides itself. Throws `too_many_requests`
     * where fewer are left, and then counts none of them.
     */
    countFurther: (request: FastifyRequest, reply: FastifyReply, requests: number) => Promise<void>;
  }
}

/**
 * What `/mcp` and every route below `/api` do before anything else: tells whose API key it is, counts the
 * request, and refuses keys that do not hold. Register it on the root, before the routes.
 */
export function addApiGuard(app: FastifyInstance, { identify, limit }: Parts): void {
  app.decorateRequest('apiKey', null);
  app.decorate('countFurther', async (request, reply, requests) => {
    if (requests > 0) await limit?.countCall(request, reply, requests);
  });

  /** What is wrong with the key, if something is. */
  const readKey = (request: FastifyRequest): Soon<AppError | undefined> => {
    if (hasKeyInQuery(request.url)) return unsafe();
    const key = keyOf(request.headers);
    if (key === undefined) return undefined;
    const owner = soon(identify(key, toCallerKey(request.ip)), ({ id, scope, account }) => {
      request.apiKey = { id, scope };
      request.account = account;
      return undefined;
    });
    return owner instanceof Promise ? owner.catch(refusalOrThrow) : owner;
  };

  const guard: onRequestHookHandler = (request, reply, done) => {
    const admitted = soon(readKey(request), (refusal) =>
      // A key that does not hold counts for its address.
      soon(limit?.countCall(request, reply), () => {
        if (refusal) throw refusal;
      }),
    );
    if (admitted instanceof Promise) admitted.then(() => done(), done);
    else done();
  };

  app.addHook('onRoute', (route) => {
    if (!isGuarded(route.url)) return;
    const others = [route.onRequest ?? []].flat();
    if (!others.includes(guard)) route.onRequest = [guard, ...others];
    const answers = route.schema?.response as Record<number, z.ZodType> | undefined;
    if (answers) {
      const response = withErrorAnswers(answers, 400, 401, 429, 503, 'overloaded');
      route.schema = { ...route.schema, response };
    }
  });
}

function refusalOrThrow(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}

const unsafe = () =>
  invalidField(
    'query',
    'an API key is not safe in an address, which is logged and shared: revoke it, and send ' +
      'another as `Authorization: Bearer …` or `X-API-Key`',
  );
