import { once } from 'node:events';
import { createServer } from 'node:net';

import parse from 'parse-prometheus-text-format';
import pino from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callJson, createTestApp } from '../../testing/app.ts';
import { openTestDatabase } from '../../testing/db/database.ts';
import { readConfig } from '../config.ts';
import { connectRedis } from '../redis.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

/**
 * The samples of one name. The parser would merge the labels of a metric that it knows as a
 * histogram.
 */
function samplesOf(text: string, name: string) {
  const families = parse(text.replace(/^#.*\n/gm, '')).filter((one) => one.name === name);
  if (families.length === 0) throw new Error(`No metric is called ${name}`);
  return families.flatMap(({ metrics }) => metrics);
}

const readValue = (text: string, name: string, labels: Record<string, string> = {}) => {
  const sample = samplesOf(text, name).find((one) =>
    Object.entries(labels).every(([label, value]) => one.labels?.[label] === value),
  );
  return Number(sample?.value);
};

const REQUESTS = 'swatchwork_request_duration_seconds';

describe('what is counted', () => {
  test('requests by the pattern of their route, whatever addresses are asked for', async () => {
    const metrics = createMetrics();
    const app = await createTestApp({ metrics, database: await openTestDatabase() });
    onTestFinished(() => app.close());
    for (const id of ['0', '1', '2']) {
      await app.inject(`/api/palettes/00000000-0000-4000-8000-00000000000${id}`);
      await app.inject(`/nowhere/${id}?of=it`);
    }
    await callJson(app, 'POST', '/api/colors/convert', { hex: '#3B82F6' });

    const text = await metrics.read();
    expect(parse(text).find(({ name }) => name === REQUESTS)?.type).toBe('HISTOGRAM');
    const counted = samplesOf(text, `${REQUESTS}_count`).map(({ labels, value }) => ({
      ...labels,
      count: value,
    }));
    expect(counted).toEqual([
      { method: 'GET', route: '/api/palettes/:id', status: '404', count: '3' },
      { method: 'GET', route: 'none', status: '404', count: '3' },
      { method: 'POST', route: '/api/colors/convert', status: '200', count: '1' },
    ]);
    const slowest = { route: '/api/palettes/:id', le: '+Inf' };
    expect(readValue(text, `${REQUESTS}_bucket`, slowest)).toBe(3);
  });

  test('the process, the pictures, the pages and what it depends on', async () => {
    const metrics = createMetrics();
    const redis = connectRedis('redis://127.0.0.1:1', pino({ level: 'silent' }));
    const config = readConfig({ NODE_ENV: 'test' });
    const database = await openTestDatabase();
    const app = await createTestApp({ metrics, redis, config, database });
    onTestFinished(() => app.close());
    expect((await app.inject('/api/palettes/generate')).statusCode).toBe(200);

    const text = await metrics.read();
    expect(readValue(text, 'swatchwork_dependency_up', { dependency: 'database' })).toBe(1);
    expect(readValue(text, 'swatchwork_dependency_up', { dependency: 'redis' })).toBe(0);
    expect(samplesOf(text, 'swatchwork_dependency_ping_seconds')).toHaveLength(1);
    expect(readValue(text, 'swatchwork_limits_counted_alone_total')).toBe(1);
    expect(readValue(text, 'swatchwork_database_pool_size')).toBe(database.db.$client.options.max);
    for (const name of ['image_queue_size', 'images_total', 'page_cache_hits_total']) {
      expect(readValue(text, `swatchwork_${name}`)).toBe(0);
    }
    for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds']) {
      expect(readValue(text, name)).toBeGreaterThan(0);
    }
  });

  test('a database that is away', async () => {
    const metrics = createMetrics();
    const app = await createTestApp({ metrics });
    onTestFinished(() => app.close());
    const text = await metrics.read();
    expect(readValue(text, 'swatchwork_dependency_up', { dependency: 'database' })).toBe(0);
  });
});

test('a port that is taken stops the start with a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = Object(other.address()) as { port: number };
  await expect(serveMetrics(createMetrics(), { host: '127.0.0.1', port })).rejects.toThrow(
    `METRICS_PORT ${port} on METRICS_HOST 127.0.0.1 cannot be opened: listen EADDRINUSE`,
  );
});
