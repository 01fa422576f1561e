import { readFileSync } from 'node:fs';

import pino from 'pino';
import { expect, test } from 'vitest';

import { readConfig } from '../apps/api/src/config.ts';
import { createMetrics } from '../apps/api/src/metrics/metrics.ts';
import { connectRedis } from '../apps/api/src/redis.ts';
import { createTestApp } from '../apps/api/testing/app.ts';
import { fromRoot } from './lib/root.ts';

test('every metric of the alerts in operations.md is one that the product has', async () => {
  const document = readFileSync(fromRoot('docs/operations.md'), 'utf8');
  const rules = /```yaml\n([\s\S]*?)```/.exec(document)?.[1] ?? '';
  const expressions = [...rules.matchAll(/expr: (.+)/g)].map(([, text = '']) => text);
  expect(expressions.length).toBeGreaterThan(8);

  const metrics = createMetrics();
  const redis = connectRedis('redis://127.0.0.1:1', pino({ level: 'silent' }));
  const config = readConfig({ NODE_ENV: 'test', CDN_PURGE_URL: 'http://127.0.0.1:1' });
  const app = await createTestApp({ config, metrics, redis });
  // The metrics appear only after some requests.
  await app.inject('/healthz');
  const text = await metrics.read();
  await app.close();

  const asked = new Set(expressions.join('\n').match(/\b(?:swatchwork|nodejs|process)_\w+/g));
  const missing = [...asked].filter(
    (name) => !new RegExp(`^(?:# TYPE )?${name}[ {]`, 'm').test(text),
  );
  expect(missing).toEqual([]);
});
