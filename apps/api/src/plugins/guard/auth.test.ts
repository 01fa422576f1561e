import type { Plan } from '@swatchwork/contract';
import Fastify, { type FastifyContextConfig } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addErrorHandler } from '../answers/errors.ts';
import { addApiGuard } from './api-guard.ts';
import { addAuth } from './auth.ts';

const KEYS: Record<string, Plan> = { sw_a: 'free', sw_b: 'pro', sw_c: 'enterprise' };

/** The guards alone, with a route that requires a larger plan. */
const app = Fastify();
beforeAll(async () => {
  addErrorHandler(app);
  addApiGuard(app, {
    identify: async (key) => ({
      id: key,
      scope: 'read',
      account: { id: key, username: key, role: 'user', plan: KEYS[key] ?? 'free' },
    }),
  });
  addAuth(app, async () => undefined);
  app.get('/api/batch', { config: { access: 'plan pro' } }, () => ({ ok: true }));
  await app.ready();
});
afterAll(() => app.close());

test.each([
  [undefined, 401, 'unauthorized', 'This needs an API key of the plan pro'],
  ['sw_a', 403, 'plan_required', 'This needs the plan pro; yours is free'],
  ['sw_b', 200, undefined, undefined],
  ['sw_c', 200, undefined, undefined],
])('APIDOC-16: a route for pro, called with the key %s: %i', async (key, status, code, error) => {
  const headers = key ? { 'x-api-key': key } : {};
  const answer = await app.inject({ url: '/api/batch', headers });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject(code ? { code, error } : { ok: true });
});

test('a route of the API that does not say who may call it is not registered', () => {
  const late = Fastify();
  addApiGuard(late, { identify: () => Promise.reject(new Error('There are no keys')) });
  addAuth(late, async () => undefined);
  expect(() => late.get('/api/silent', () => ({}))).toThrow('GET /api/silent does not say');
  // @ts-expect-error A config without `access` does not compile either.
  const config: FastifyContextConfig = { changesPages: false };
  expect(() => late.post('/mcp', { config }, () => ({}))).toThrow('POST /mcp does not say');
});
