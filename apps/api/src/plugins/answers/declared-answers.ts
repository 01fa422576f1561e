import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

/**
 * Outside production, turns an answer into an error if the route does not declare its status, or if
 * its values do not fit the schema.
 */
export function addDeclaredAnswersCheck(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const schema = declaredBy(request)?.[reply.statusCode];
    const { error } = schema ? z.safeEncode(schema, payload) : {};
    if (error)
      throw new Error(`${nameOf(request)} answered other than it declares`, { cause: error });
    return payload;
  });
  app.addHook('onSend', async (request, reply) => {
    const declared = declaredBy(request);
    if (declared && !(reply.statusCode in declared)) {
      throw new Error(`${nameOf(request)} answered ${reply.statusCode}, which it does not declare`);
    }
  });
}

const declaredBy = ({ routeOptions }: FastifyRequest) =>
  routeOptions.schema?.response as Record<number, z.ZodType> | undefined;

const nameOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url}`;
