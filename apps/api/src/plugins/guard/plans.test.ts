import type { Plan } from '@swatchwork/contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addErrorHandler } from '../answers/errors.ts';
import { addApiGuard } from './api-guard.ts';
import { addAuth } from './auth.ts';

const KEYS: Record<string, Plan> = { sw_a: 'free', sw_b: 'pro', sw_c: 'enterprise' };

/** The hooks alone, with a route that only larger plans may call. */
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
  app.get('/api/batch', { onRequest: app.requirePlan('pro') }, () => ({ ok: true }));
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
