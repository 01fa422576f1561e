import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/app.ts';
import { readConfig } from '../../config.ts';

const askWith = async (trustProxy: string, id: string) => {
  const app = await createTestApp({ config: readConfig({ TRUST_PROXY: trustProxy }) });
  const { headers } = await app.inject({ url: '/healthz', headers: { 'x-request-id': id } });
  await app.close();
  return headers['x-request-id'];
};

test('a trusted proxy may name a request, anybody else may not', async () => {
  expect(await askWith('loopback', 'from-the-proxy')).toBe('from-the-proxy');
  expect(await askWith('off', 'from-a-stranger')).toMatch(/^[0-9a-f]{12}$/);
});

test('an ill-formed id is replaced', async () => {
  expect(await askWith('loopback', 'two words "quoted"')).toMatch(/^[0-9a-f]{12}$/);
  expect(await askWith('loopback', 'a'.repeat(65))).toMatch(/^[0-9a-f]{12}$/);
});
