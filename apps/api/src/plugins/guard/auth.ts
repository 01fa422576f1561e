import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from 'fastify';

import { AppError } from '../../app-error.ts';

/** Who makes a request, as far as the routes need to know. */
export type Account = {
  id: string;
  username: string;
  role: 'user' | 'admin';
  plan: 'free' | 'pro' | 'enterprise';
};

type Plan = Account['plan'];

/** Each includes what stands before it. */
const PLANS: Plan[] = ['free', 'pro', 'enterprise'];

/** Finds the account of a token that still holds. */
export type FindAccount = (token: string) => Promise<Account | undefined>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the hooks below on the routes that ask for them; null for everybody else. */
    account: Account | null;
  }
  interface FastifyInstance {
    /** A token that holds sets the account; a bad one does no harm; without one nothing is asked. */
    optionalAccount: onRequestAsyncHookHandler;
    /** 401 without a token that holds; 403 for a key that may only read, where something changes. */
    requireAccount: onRequestAsyncHookHandler;
    /** 401 without a token that holds, 403 for ordinary users and for API keys, whoever's they are. */
    requireAdmin: onRequestAsyncHookHandler;
    /** 401 without a token that holds, 403 for API keys: what only the person itself may do. */
    requireSession: onRequestAsyncHookHandler;
    /** 401 without an account, 403 `plan_required` for those of a smaller plan. */
    requirePlan: (plan: Plan) => onRequestAsyncHookHandler;
  }
}

/**
 * Makes the hooks that tell who is calling, by a token or by an API key (api-guard.ts). Use them as `onRequest` of a route, so that a stranger
 * is refused before the body is read.
 */
export function addAuth(app: FastifyInstance, findAccount: FindAccount): void {
  const findCaller = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.apiKey) {
      const token = readBearer(request);
      request.account = (token && (await findAccount(token))) || null;
    }
    // Not even the browser of this account keeps the answer: it would be there after Sign Out.
    if (request.account) reply.header('cache-control', 'no-store');
    return request.account;
  };
  const requireAccount = async (request: FastifyRequest, reply: FastifyReply) => {
    const account = await findCaller(request, reply);
    if (!account) throw new AppError('unauthorized', 'Please sign in: this needs a valid token');
    return account;
  };
  const requireSession = async (request: FastifyRequest, reply: FastifyReply) => {
    const account = await requireAccount(request, reply);
    if (request.apiKey) throw new AppError('forbidden', 'This needs a sign-in, not an API key');
    return account;
  };

  app.decorateRequest('account', null);
  app.decorate('optionalAccount', async (request, reply) => {
    await findCaller(request, reply);
    requireScope(request);
  });
  app.decorate('requireAccount', async (request, reply) => {
    await requireAccount(request, reply);
    requireScope(request);
  });
  app.decorate('requireAdmin', async (request, reply) => {
    const { role } = await requireSession(request, reply);
    if (role !== 'admin') throw new AppError('forbidden', 'Only administrators may do this');
  });
  app.decorate('requireSession', async (request, reply) => {
    await requireSession(request, reply);
  });
  app.decorate('requirePlan', (least) => async (request, reply) => {
    const account = await findCaller(request, reply);
    if (!account) throw new AppError('unauthorized', `This needs an API key of the plan ${least}`);
    if (PLANS.indexOf(account.plan) < PLANS.indexOf(least)) {
      throw new AppError('plan_required', `This needs the plan ${least}; yours is ${account.plan}`);
    }
  });
}

/** Refuses a key that may only read where the account it acts for would change. */
function requireScope({ apiKey, method }: FastifyRequest): void {
  if (apiKey?.scope !== 'read' || method === 'GET' || method === 'HEAD') return;
  throw new AppError('forbidden', 'This API key may only read: create one that may write');
}

/** The account of a route that has `requireAccount` or `requireAdmin`. */
export function accountOf(request: FastifyRequest): Account {
  if (!request.account) throw new Error(`${request.routeOptions.url} does not ask for an account`);
  return request.account;
}

/** What follows `Bearer` in the Authorization header, if anything does. */
export function readBearer({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
}
