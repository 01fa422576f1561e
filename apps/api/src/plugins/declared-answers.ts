import type { FastifyInstance } from 'fastify';

/** Outside production, an answer whose status the route does not declare becomes an error. */
export function addDeclaredAnswersCheck(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const { schema, url } = request.routeOptions;
    const declared = schema?.response as Record<number, unknown> | undefined;
    if (declared && !(reply.statusCode in declared)) {
      const status = reply.statusCode;
      throw new Error(`${request.method} ${url} answered ${status}, which it does not declare`);
    }
  });
}
