import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';

import { finishPage } from './finished-page.ts';
import { forgetChanged } from './forget-changed.ts';
import { createPageCache, type PageCache } from './page-cache.ts';

let app: FastifyInstance;
let cache: PageCache;
let purges: (readonly string[])[];
beforeEach(async () => {
  cache = createPageCache();
  await cache.render('/', async () => ({
    page: finishPage(200, {}, Buffer.from('a')),
    isPublic: true,
    keys: ['site', 'articles'],
  }));
  app = Fastify();
  purges = [];
  forgetChanged(app, [cache.forget, (keys) => purges.push(keys)]);
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/api/things',
    config: { access: 'anyone', changesPages: ['articles'] },
    handler: (_request, reply) => reply.send({}),
  });
  app.get('/api/read', (_request, reply) => reply.send({}));
  const config = { access: 'anyone', changesPages: ['articles'] } as const;
  app.post('/api/idle', { config }, (request) => {
    request.pagesUnchanged = true;
    return {};
  });
  app.post('/api/refused', { config }, (_request, reply) => reply.code(400).send({}));
  app.post('/api/others', { config: { access: 'anyone', changesPages: ['day'] } }, () => ({}));
  app.post('/api/computed', { config: { access: 'anyone', changesPages: false } }, () => ({}));
  app.post('/page', () => 'a page that was posted to');
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  'a %s that succeeds has pages with its keys forgotten before it is answered',
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
  ['POST', '/api/others'],
  ['POST', '/api/computed'],
  ['POST', '/api/idle'],
  ['POST', '/page'],
] as const)('%s %s forgets none', async (method, url) => {
  await app.inject({ method, url });
  expect(cache.get('/')).toBeDefined();
});

describe('what is to be forgotten', () => {
  const ID = '0199d3b2-8a40-7c11-b0a4-6f1f2b0c9d21';
  let answer: number;
  let account: string | null;
  let changedKeys: string[] | undefined;
  beforeEach(() => {
    [answer, account, changedKeys] = [200, 'somebody', undefined];
    app.decorateRequest('account', null);
    app.put(
      '/api/lists/:id/:name',
      { config: { access: 'anyone', changesPages: ['palettes'] } },
      (request, reply) => {
        Object.assign(request, { account, changedKeys });
        return reply.code(answer).send({});
      },
    );
  });
  const purged = async () => {
    await app.inject({ method: 'PUT', url: `/api/lists/${ID}/a-name` });
    return purges;
  };

  test('is what the route says, with the ids of the address', async () => {
    expect(await purged()).toEqual([['palettes', ID, 'many']]);
  });

  test('is what the handler says instead', async () => {
    changedKeys = ['data'];
    expect(await purged()).toEqual([['data']]);
  });

  test('is nothing where a call was refused', async () => {
    answer = 409;
    expect(await purged()).toEqual([]);
  });

  test('is the same for a call that failed once somebody was identified', async () => {
    answer = 503;
    expect(await purged()).toEqual([['palettes', ID, 'many']]);
    account = null;
    expect(await purged()).toHaveLength(1);
  });
});

test('a call that writes has to say whether it changes pages', () => {
  expect(() => app.post('/api/silent', () => ({}))).toThrow('POST /api/silent does not say');
});
