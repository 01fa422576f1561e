import { type Plan, PlanParams, PlanRequest, User } from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { AppError } from '../../app-error.ts';

type SetPlan = (idOrEmail: string, plan: Plan) => Promise<User | undefined>;

/** Lets administrators set the plan of an account. */
export const planRoutes: FastifyPluginAsyncZod<{ setPlan: SetPlan }> = async (app, { setPlan }) => {
  app.put('/admin/users/:id/plan', {
    config: { access: 'admin', changesPages: false },
    schema: {
      operationId: 'setPlan',
      summary: 'Set the plan of an account',
      description:
        'Sets the plan of the account with this id or email address. The plan determines the rate limit of its keys.',
      params: PlanParams,
      body: PlanRequest,
      response: { 200: User },
    },
    handler: async (request) => {
      const user = await setPlan(request.params.id, request.body.plan);
      if (!user) throw new AppError('not_found', 'There is no account with this id or email');
      return user;
    },
  });
};
