import type { FastifyInstance } from 'fastify';

import { AppError } from '../../app-error.ts';

/**
 * The methods of pages and the API together; the server is no forward proxy, so CONNECT is missing.
 */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Refuses targets that are not a path, such as `*`, and methods that no route has. */
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
