import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '../../app-error.ts';
import { type Access, isGuarded, type Who } from './access.ts';

/** The account that makes a request, as far as the routes need it. */
export type Account = {
  id: string;
  username: string;
  role: 'user' | 'admin';
  plan: 'free' | 'pro' | 'enterprise';
};

type Plan = Account['plan'];

/** Each plan includes those before it. */
const PLANS: Plan[] = ['free', 'pro', 'enterprise'];

/** Finds the account of a valid token. */
export type FindAccount = (token: string) => Promise<Account | undefined>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on the routes whose `access` asks for an account; else null. */
    account: Account | null;
  }
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** The hooks that enforce the access of a route. */
type Hooks = { onRequest?: Hook | undefined; preHandler?: Hook | undefined };

/**
 * Enforces the `access` in each route's config: identifies the caller by a token, or by the API key
 * that api-guard.ts has read, and refuses others before the body is read. Where access depends on
 * the query, the check runs once the query is validated. Call it after `addApiGuard`, which counts
 * first, and before the routes; an API route without `access` is not registered.
 */
export function addAuth(app: FastifyInstance, findAccount: FindAccount): void {
  app.decorateRequest('account', null);
  const guards = createGuards(findAccount);
  const known = new Map<Access, Hooks>(); // a GET and its HEAD share their hooks

  const hooksOf = (access: Access): Hooks => {
    if (typeof access === 'string') return { onRequest: guards[access] };
    const { usually, where, only } = access;
    const preHandler: Hook = async (request, reply) => {
      const query = request.query as Record<string, unknown>;
      if (query[where.query] === where.is) await guards[only]?.(request, reply);
    };
    return { onRequest: guards[usually], preHandler };
  };

  app.addHook('onRoute', (route) => {
    if (!isGuarded(route.url)) return;
    const access = route.config?.access;
    if (!access) throw new Error(`${route.method} ${route.url} does not say who may call it`);
    const { onRequest, preHandler } = known.get(access) ?? hooksOf(access);
    known.set(access, { onRequest, preHandler });
    const before = [route.onRequest ?? []].flat();
    if (onRequest && !before.includes(onRequest)) route.onRequest = [...before, onRequest];
    const within = [route.preHandler ?? []].flat();
    if (preHandler && !within.includes(preHandler)) route.preHandler = [preHandler, ...within];
  });
}

/** For each access, the hook that refuses all other callers. */
function createGuards(findAccount: FindAccount): Record<Who, Hook | undefined> {
  const findCaller = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.apiKey) {
      const token = readBearer(request);
      request.account = (token && (await findAccount(token))) || null;
    }
    // Not even the browser may cache the answer: it would still be there after Sign Out.
    if (request.account) reply.header('cache-control', 'no-store');
    return request.account;
  };
  const requireAccount = async (request: FastifyRequest, reply: FastifyReply) => {
    const account = await findCaller(request, reply);
    if (!account) throw new AppError('unauthorized', 'Please sign in: this needs a valid token');
    return account;
  };
  const requirePerson = async (request: FastifyRequest, reply: FastifyReply) => {
    const account = await requireAccount(request, reply);
    if (request.apiKey) throw new AppError('forbidden', 'This needs a sign-in, not an API key');
    return account;
  };
  const requirePlan =
    (least: Plan): Hook =>
    async (request, reply) => {
      const account = await findCaller(request, reply);
      if (!account) {
        throw new AppError('unauthorized', `This needs an API key of the plan ${least}`);
      }
      if (PLANS.indexOf(account.plan) < PLANS.indexOf(least)) {
        const message = `This needs the plan ${least}; yours is ${account.plan}`;
        throw new AppError('plan_required', message);
      }
    };

  return {
    anyone: undefined,
    'token holder': undefined,
    async 'visitor or account'(request, reply) {
      await findCaller(request, reply);
      requireScope(request);
    },
    async account(request, reply) {
      await requireAccount(request, reply);
      requireScope(request);
    },
    async 'signed-in person'(request, reply) {
      await requirePerson(request, reply);
    },
    async admin(request, reply) {
      const { role } = await requirePerson(request, reply);
      if (role !== 'admin') throw new AppError('forbidden', 'Only administrators may do this');
    },
    'plan pro': requirePlan('pro'),
    'plan enterprise': requirePlan('enterprise'),
  };
}

/** Refuses a read-only key for calls that change its account. */
function requireScope({ apiKey, method }: FastifyRequest): void {
  if (apiKey?.scope !== 'read' || method === 'GET' || method === 'HEAD') return;
  throw new AppError('forbidden', 'This API key is read-only: create one that may write');
}

/** The account of a route whose `access` asks for one. */
export function accountOf(request: FastifyRequest): Account {
  if (!request.account) throw new Error(`${request.routeOptions.url} does not ask for an account`);
  return request.account;
}

/** What follows `Bearer` in the Authorization header, if anything does. */
export function readBearer({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
}
