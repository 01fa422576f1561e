import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/app.ts';
import { readConfig } from '../../config.ts';

const ADDRESSES = ['/api/openapi.json', '/api/v1/nowhere', '/healthz', '/api/%zz', '/nothing'];

/** The header of an app with this address; `http://localhost:3000` by default. */
async function strictTransport(PUBLIC_URL?: string) {
  const config = readConfig({ NODE_ENV: 'test', RATE_LIMIT: 'off', PUBLIC_URL });
  const app = await createTestApp({ config });
  const answers = await Promise.all(ADDRESSES.map((url) => app.inject({ url })));
  await app.close();
  return answers.map(({ headers }) => headers['strict-transport-security']);
}

test('where the site has TLS browsers are told to use nothing else, in every answer', async () => {
  const year = 'max-age=31536000';
  expect(await strictTransport('https://colors.example.org')).toEqual(ADDRESSES.map(() => year));
});

test('where it has none they are not told so', async () => {
  expect(await strictTransport()).toEqual(ADDRESSES.map(() => undefined));
  expect(await strictTransport('http://colors.example.org')).toEqual(
    ADDRESSES.map(() => undefined),
  );
});

test('no answer may be sniffed, run or framed', async () => {
  const app = await createTestApp();
  for (const url of ADDRESSES) {
    expect((await app.inject({ url })).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  }
  await app.close();
});
