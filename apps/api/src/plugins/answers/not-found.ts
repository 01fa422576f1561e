import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '../../app-error.ts';

const SHOWN_LENGTH = 100;

/**
 * Answers every address below `/api` without a route: 405 with `Allow` where the path exists for
 * another method, else 404. Call it on the root before the routes, and call the function that it
 * returns after them.
 */
export function addApiNotFound(app: FastifyInstance): () => void {
  const methodsByPattern = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (schema?.hide || !url.startsWith('/api/')) return;
    const methods = methodsByPattern.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    methodsByPattern.set(url, methods);
  });

  const matchers = () =>
    [...methodsByPattern].map(([url, methods]) => ({
      url,
      pattern: new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`),
      methods: [...methods].sort(),
    }));
  let known: ReturnType<typeof matchers> | undefined;

  const refuse = ({ url, method }: FastifyRequest, reply: FastifyReply): never => {
    const [path = ''] = url.split('?', 1);
    const shown = path.length > SHOWN_LENGTH ? `${path.slice(0, SHOWN_LENGTH)}…` : path;
    known ??= matchers();
    const found =
      known.find((one) => one.url === path) ?? known.find((one) => one.pattern.test(path));
    // A route may have the method and still not match: a part of the path was too long.
    if (!found || found.methods.includes(method)) {
      throw new AppError('not_found', `There is no ${method} ${shown}`);
    }
    const allow = found.methods.join(', ');
    reply.header('allow', allow);
    throw new AppError('method_not_allowed', `${shown} takes ${allow}, not ${method}`);
  };

  /** Methods of patterns such as `/palettes/:id` that would take `/palettes/stats` for an id. */
  const mistaken = () =>
    matchers().flatMap(({ url, methods }) => {
      const others = matchers().filter((one) => one.url !== url && one.pattern.test(url));
      const taken = new Set(others.flatMap((one) => one.methods));
      return [{ url, method: [...taken].filter((method) => !methods.includes(method)) }];
    });

  return () =>
    app.register(async (scope) => {
      const route = {
        config: { access: 'anyone', changesPages: false } as const,
        schema: { hide: true },
        // The address is wrong whatever the body holds, so the body stays unread.
        onRequest: async (request: FastifyRequest, reply: FastifyReply) => refuse(request, reply),
        handler: refuse,
      };
      for (const { url, method } of mistaken()) {
        if (method.length > 0) scope.route({ url, method, ...route });
      }
      scope.all('/api', route);
      scope.all('/api/*', route);
    });
}
