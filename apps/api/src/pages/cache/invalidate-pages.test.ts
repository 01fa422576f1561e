import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';

import { finishPage } from './finished-page.ts';
import { invalidatePagesOnWrites } from './invalidate-pages.ts';
import { createPageCache, type PageCache } from './page-cache.ts';

let app: FastifyInstance;
let cache: PageCache;
beforeEach(async () => {
  cache = createPageCache();
  await cache.render('/', async () => ({
    page: finishPage(200, {}, Buffer.from('a')),
    isPublic: true,
  }));
  app = Fastify();
  invalidatePagesOnWrites(app, cache);
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/api/things',
    config: { access: 'anyone', changesPages: true },
    handler: (_request, reply) => reply.send({}),
  });
  app.get('/api/read', (_request, reply) => reply.send({}));
  const config = { access: 'anyone', changesPages: true } as const;
  app.post('/api/idle', { config }, (request) => {
    request.pagesUnchanged = true;
    return {};
  });
  app.post('/api/refused', { config }, (_request, reply) => reply.code(400).send({}));
  app.post('/api/computed', { config: { access: 'anyone', changesPages: false } }, () => ({}));
  app.post('/page', () => 'a page that was posted to');
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  'a %s that succeeds clears the cache of pages before it is answered',
  async (method) => {
    let cachedWhenAnswered: boolean | undefined;
    app.addHook('onResponse', async () => {
      cachedWhenAnswered = cache.get('/') !== undefined;
    });
    await app.inject({ method, url: '/api/things' });
    expect(cachedWhenAnswered).toBe(false);
  },
);

test.each([
  ['GET', '/api/read'],
  ['POST', '/api/refused'],
  ['POST', '/api/computed'],
  ['POST', '/api/idle'],
  ['POST', '/page'],
] as const)('%s %s clears nothing', async (method, url) => {
  await app.inject({ method, url });
  expect(cache.get('/')).toBeDefined();
});

test('a call that writes has to say whether it changes pages', () => {
  expect(() => app.post('/api/silent', () => ({}))).toThrow('POST /api/silent does not say');
});
