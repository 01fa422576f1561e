import { ForbiddenTermList } from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { createTermsRepository } from './terms.repository.ts';

type Options = { repository: ReturnType<typeof createTermsRepository> };

export const termsRoutes: FastifyPluginAsyncZod<Options> = async (app, { repository }) => {
  app.get('/admin/moderation/terms', {
    config: { access: 'admin' },
    schema: {
      operationId: 'listForbiddenTerms',
      summary: 'List the forbidden words and hosts',
      description:
        'For admins. Names, descriptions, tags and color names of public palettes, names of public themes, and usernames must not contain them. The acts `forbid` and `allow` change the list.',
      response: { 200: ForbiddenTermList },
    },
    handler: () => repository.findAll(),
  });
};
