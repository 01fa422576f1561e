import type { FastifyInstance } from 'fastify';

import { AppError } from '../../app-error.ts';

/** What pages and the API take between them; nothing here answers what is meant for a proxy. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Refuses targets that are no path, such as `*`, and methods that no route can have. */
export function addRequestLineCheck(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!METHODS.includes(request.method)) {
      reply.header('allow', METHODS.join(', '));
      throw new AppError('method_not_allowed', `There is nothing here for ${request.method}`);
    }
    if (!request.url.startsWith('/')) {
      throw new AppError('bad_request', 'The address must begin with a slash');
    }
    done();
  });
}
