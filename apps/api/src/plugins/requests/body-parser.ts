import type { FastifyInstance } from 'fastify';

import { problemOfShape } from './json-shape.ts';

/**
 * Takes JSON bodies alone. An empty body is no body, whatever its content type says, so that
 * calls without payload work either way; a route that needs one then says what is missing.
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
