import type { FastifyInstance, FastifyRequest } from 'fastify';

import { AppError } from '../app-error.ts';

/**
 * Answers everything below `/api` that is no route: 405 with `Allow` where the path exists for
 * another method, else 404. Register it on the root, before the routes.
 */
export function addApiNotFound(app: FastifyInstance): void {
  const methodsByPattern = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ method, url }) => {
    if (url.endsWith('*') || !url.startsWith('/api/')) return;
    const methods = methodsByPattern.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    methodsByPattern.set(url, methods);
  });

  const matchers = () =>
    [...methodsByPattern].map(([url, methods]) => ({
      pattern: new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`),
      allow: [...methods].sort().join(', '),
    }));
  let known: ReturnType<typeof matchers> | undefined;

  const refuse = (request: FastifyRequest): never => {
    const [path = ''] = request.url.split('?', 1);
    known ??= matchers();
    const match = known.find(({ pattern }) => pattern.test(path));
    if (!match) throw new AppError('not_found', `There is no ${request.method} ${cut(path)}`);
    throw new AppError(
      'method_not_allowed',
      `${cut(path)} does not take ${request.method}, only ${match.allow}`,
    );
  };

  app.register(async (scope) => {
    // Whatever the body is, the address is what is wrong: leave the body unread.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all('/api', { schema: { hide: true } }, refuse);
    scope.all('/api/*', { schema: { hide: true } }, refuse);
  });
}

const cut = (path: string) => (path.length > 100 ? `${path.slice(0, 100)}…` : path);
