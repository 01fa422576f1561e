import type { FastifyPluginAsync } from 'fastify';

import { createAccounts } from '../features/accounts/create-accounts.ts';
import { createApiKeys } from '../features/api-keys/create-api-keys.ts';
import { createMessages } from '../features/messages/create-messages.ts';
import type { ForbiddenTerms } from '../features/moderation/terms/forbidden-terms.ts';
import type { Shared } from './shared.ts';

/** Accounts with their sessions and API keys, and messages to the house. */
export function createAccountFeatures(
  { config, database: { db }, counters, mailer, afterAnswer }: Omit<Shared, 'limit'>,
  forbidden: ForbiddenTerms,
) {
  const { publicUrl, rateLimit: isLimited } = config;
  const mail = { mailer, publicUrl, afterAnswer };
  const accounts = createAccounts({
    db,
    forbidden,
    attempts: counters('accounts'),
    isLimited,
    onKeysEnded: () => apiKeys.invalidate(),
    ...mail,
  });
  const apiKeys = createApiKeys({
    db,
    confirmPassword: accounts.confirmPassword,
    attempts: counters('keys'),
    isLimited,
    canMail: mailer !== undefined,
  });
  const messages = createMessages({ db, attempts: counters('messages'), ...mail });

  const routes: FastifyPluginAsync = async (app) => {
    app.register(accounts.routes);
    app.register(apiKeys.routes);
    app.register(messages.routes);
  };
  return { routes, findAccount: accounts.sessions.findAccount, identify: apiKeys.identify };
}
