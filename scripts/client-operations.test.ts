import {
  type ClientOptions,
  createAccountClient,
  createClient,
  createProjectClient,
} from '@swatchwork/client';
import { expect, test } from 'vitest';

import { createTestApp } from '../apps/api/testing/app.ts';
import { findUncalled } from './lib/client-operations.ts';

test('the client has a call for every operation on colors, palettes, themes, projects, batches and what an account has', async () => {
  const app = await createTestApp();
  const document = (await app.inject('/api/openapi.json')).json();
  await app.close();

  const called = new Set<string>();
  const options: ClientOptions = {
    baseUrl: '',
    fetch: async (address, init) => {
      called.add(`${init?.method} ${String(address).split('?')[0]}`);
      return new Response('[]');
    },
  };
  const client = createClient(options);
  for (const part of [
    client,
    client.colors,
    client.palettes,
    client.themes,
    client.themes.saved,
    client.colorOfTheDay,
    createAccountClient(options),
    createProjectClient(options),
  ]) {
    for (const call of Object.values(part)) {
      // A list with one text stands for an id, for ids and for a body: only paths count here.
      if (typeof call === 'function') await Reflect.apply(call, undefined, [['x']]);
    }
  }
  await client.palettes.import('#3B82F6'); // a text, which another operation reads than files
  expect(findUncalled(document, called)).toEqual([]);
  expect(findUncalled(document, new Set(['GET /palettes/stats']))).toContain('GET /palettes/{id}');
});
