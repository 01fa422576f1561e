import type { FastifyInstance, FastifyRequest } from 'fastify';

import { parseJson } from './parse-json.ts';

/**
 * Accepts JSON bodies only. An empty body counts as none, whatever its content type, so that calls
 * without payload work either way; a route that needs a body then says what is missing.
 */
export function addJsonParser(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => (body === '' ? null : parseJson(body)),
  );
}
