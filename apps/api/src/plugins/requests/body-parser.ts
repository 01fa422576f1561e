import type { FastifyInstance } from 'fastify';

import { problemOfShape } from './json-shape.ts';

/**
 * Accepts JSON bodies only. An empty body counts as none, whatever its content type, so that calls
 * without payload work either way; a route that needs a body then says what is missing.
 */
export function addJsonParser(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') return done(null);
      const problem = problemOfShape(body);
      return problem ? done(problem) : parse(request, body, done);
    },
  );
}
