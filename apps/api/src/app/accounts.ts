import type { Plan } from '@swatchwork/contract';
import type { FastifyPluginAsync } from 'fastify';

import { createAccounts } from '../features/accounts/create-accounts.ts';
import { toUser } from '../features/accounts/to-user.ts';
import { createApiKeyRepository } from '../features/api-keys/api-keys.repository.ts';
import { apiKeyRoutes } from '../features/api-keys/api-keys.routes.ts';
import { createApiKeyService } from '../features/api-keys/api-keys.service.ts';
import { planRoutes } from '../features/api-keys/plans.routes.ts';
import { setPlan } from '../features/api-keys/plans.ts';
import { createContactRepository } from '../features/messages/contact/contact.repository.ts';
import { contactRoutes } from '../features/messages/contact/contact.routes.ts';
import { createContactService } from '../features/messages/contact/contact.service.ts';
import { createNewsletterRepository } from '../features/messages/newsletter/newsletter.repository.ts';
import { newsletterRoutes } from '../features/messages/newsletter/newsletter.routes.ts';
import { createNewsletterService } from '../features/messages/newsletter/newsletter.service.ts';
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
    onKeysEnded: () => keys.invalidate(),
    ...mail,
  });
  const keys = createApiKeyService({
    repository: createApiKeyRepository(db),
    confirmPassword: accounts.confirmPassword,
    attempts: counters('keys'),
    isLimited,
  });
  const setPlanNow = async (idOrEmail: string, plan: Plan) => {
    const row = await setPlan(db, idOrEmail, plan);
    keys.invalidate();
    return row && toUser(row, mailer !== undefined);
  };
  const messages = { attempts: counters('messages'), ...mail };
  const contact = createContactService({ ...messages, repository: createContactRepository(db) });
  const newsletters = createNewsletterRepository(db);
  const newsletter = createNewsletterService({ ...messages, repository: newsletters });

  const routes: FastifyPluginAsync = async (app) => {
    app.register(accounts.routes);
    app.register(apiKeyRoutes, { service: keys });
    app.register(planRoutes, { setPlan: setPlanNow });
    app.register(contactRoutes, { service: contact });
    app.register(newsletterRoutes, { service: newsletter });
  };
  return { routes, findAccount: accounts.sessions.findAccount, identify: keys.identify };
}
