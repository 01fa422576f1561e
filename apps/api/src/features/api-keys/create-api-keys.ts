import type { Plan } from '@swatchwork/contract';
import type { FastifyPluginAsync } from 'fastify';

import type { Database } from '../../db/database.ts';
import type { AttemptCounter } from '../../limits/throttle.ts';
import type { AccountService } from '../accounts/accounts.service.ts';
import { toUser } from '../accounts/to-user.ts';
import { createApiKeyRepository } from './api-keys.repository.ts';
import { apiKeyRoutes } from './api-keys.routes.ts';
import { createApiKeyService } from './api-keys.service.ts';
import { planRoutes } from './plans.routes.ts';
import { setPlan } from './plans.ts';

type Parts = {
  db: Database;
  confirmPassword: AccountService['confirmPassword'];
  attempts: AttemptCounter;
  /** False for tests and benchmarks. */
  isLimited: boolean;
  canMail: boolean;
};

/** Puts API keys and plans together. */
export function createApiKeys({ db, canMail, ...parts }: Parts) {
  const service = createApiKeyService({ repository: createApiKeyRepository(db), ...parts });

  const setPlanNow = async (idOrEmail: string, plan: Plan) => {
    const row = await setPlan(db, idOrEmail, plan);
    service.invalidate();
    return row && toUser(row, canMail);
  };

  const routes: FastifyPluginAsync = async (app) => {
    app.register(apiKeyRoutes, { service });
    app.register(planRoutes, { setPlan: setPlanNow });
  };
  return { identify: service.identify, invalidate: service.invalidate, routes };
}
