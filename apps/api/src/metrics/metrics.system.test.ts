import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../testing/server.ts';

test('the server answers on a port of its own, and never to visitors', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'swatchwork-metrics-'));
  const server = await startServer({ METRICS_PORT: '0', DATA_DIR: join(folder, 'data') });
  onTestFinished(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  expect(new URL(server.metrics).hostname).toBe('127.0.0.1');
  const { headers } = await fetch(`${server.address}/metrics`);
  expect(headers.get('content-type')).not.toContain('version='); // a page, as of any address
  await (await fetch(`${server.address}/healthz`)).text();

  const answer = await fetch(server.metrics);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const text = await answer.text();
  expect(text).toMatch(/^swatchwork_request_duration_seconds_count\{.*route="\/healthz".*\} 1$/m);
  expect((await fetch(new URL('/other', server.metrics))).status).toBe(404);
  expect((await fetch(server.metrics, { method: 'POST' })).status).toBe(404);
});
