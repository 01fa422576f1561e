import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';

import { copyTemplate } from '../../testing/db/template.ts';
import { startServer } from '../../testing/server.ts';

/** The fields of a span in OTLP's JSON that the tests read. */
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
};
type Batch = {
  resourceSpans: { resource: Pick<Span, 'attributes'>; scopeSpans: { spans: Span[] }[] }[];
};

vi.setConfig({ testTimeout: 240_000 }); // servers start slowly on a machine that is busy

const silent = pino({ level: 'silent' });

const SERVER = 2;
const CLIENT = 3;
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const SAMPLED = { traceparent: `00-${TRACE}-${CALLER}-01` };

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'swatchwork-tracing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A collector, as far as the protocol goes: it stores the spans that it receives. */
async function startCollector() {
  const spans: Span[] = [];
  const services: Record<string, unknown>[] = [];
  const types: (string | undefined)[] = [];
  const server = createServer(async (request, response) => {
    types.push(`${request.method} ${request.url} ${request.headers['content-type']}`);
    if (request.headers['content-type'] === 'application/json') {
      const { resourceSpans } = (await json(request)) as Batch;
      for (const { resource, scopeSpans } of resourceSpans) {
        services.push(valuesOf(resource));
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      }
    } else {
      request.resume();
    }
    response.setHeader('content-type', request.headers['content-type'] ?? '').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    services,
    types,
  };
}

const valuesOf = ({ attributes }: Pick<Span, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** The product with tracing on; it sends its remaining spans when it stops. */
const startTraced = async (env: Record<string, string>) =>
  startServer({
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    DATA_DIR: await copyTemplate(silent, newFolder()),
    ...env,
  });

test('a request and its queries go to the collector within the trace of the caller', async () => {
  const collector = await startCollector();
  const server = await startTraced({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'colors of the test',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  });
  const id = '00000000-0000-4000-8000-000000000000';
  await fetch(`${server.address}/api/palettes/${id}?secret=hunter2`, { headers: SAMPLED });
  await fetch(`${server.address}/api/colors/convert`, {
    method: 'POST',
    headers: { ...SAMPLED, 'content-type': 'application/json' },
    body: '{"hex":"#3B82F6"}',
  });
  await fetch(`${server.address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'ada', email: 'ada@example.org', password: 'hunter2' }),
  });
  await server.stop();

  expect(collector.types).toContain('POST /v1/traces application/json');
  expect(collector.services[0]).toMatchObject({
    'service.name': 'colors of the test',
    'service.version': '0.1.0',
    'deployment.environment.name': 'test',
  });
  const find = (name: string) => collector.spans.filter((span) => span.name === name);
  const [palette] = find('GET /api/palettes/:id');
  expect(palette).toMatchObject({ traceId: TRACE, parentSpanId: CALLER, kind: SERVER });
  expect(valuesOf(palette!)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/palettes/:id',
    'http.response.status_code': 404,
    'url.path': `/api/palettes/${id}`,
    'url.scheme': 'http',
  });
  const queries = collector.spans.filter(({ parentSpanId }) => parentSpanId === palette!.spanId);
  expect(queries.map(({ kind, traceId }) => ({ kind, traceId }))).toEqual([
    { kind: CLIENT, traceId: TRACE },
  ]);
  expect(valuesOf(queries[0]!)).toMatchObject({
    'db.system.name': 'postgresql',
    'db.operation.name': 'SELECT',
    'db.query.text': expect.stringContaining('from "palettes"'),
  });

  expect(valuesOf(find('POST /api/colors/convert')[0]!)['http.response.status_code']).toBe(200);
  const [registered] = find('POST /api/auth/register');
  // No caller named a trace, so the span begins one.
  expect(registered?.parentSpanId ?? '').toBe('');
  const inserts = find('INSERT').filter(({ parentSpanId }) => parentSpanId === registered?.spanId);
  expect(inserts.length).toBeGreaterThan(0); // after the body was read, in a transaction or not
  expect(JSON.stringify(collector.spans)).not.toMatch(/hunter2|ada@example|127\.0\.0\.1/);
});

const REDIS = process.env.TEST_REDIS_URL;
// Without a server the test is skipped and says so; where CI is `true` it fails instead.
test.skipIf(!REDIS && process.env.CI !== 'true')(
  `what a request counts in Redis is part of its trace${REDIS ? '' : ' (needs TEST_REDIS_URL)'}`,
  async () => {
    if (!REDIS) throw new Error('TEST_REDIS_URL is not set, and in CI no test may be skipped');
    const collector = await startCollector();
    const server = await startTraced({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      REDIS_URL: REDIS,
      RATE_LIMIT: 'on',
    });
    await fetch(`${server.address}/api/colors/names?hex=3b82f6`, { headers: SAMPLED });
    await server.stop();
    const [request] = collector.spans.filter(({ kind }) => kind === SERVER);
    const commands = collector.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) {
      expect(command).toMatchObject({ kind: CLIENT, traceId: TRACE });
      expect(Object.keys(valuesOf(command)).toSorted()).toEqual([
        'db.operation.name',
        'db.system.name',
      ]);
    }
  },
);

test('a sampler is obeyed, and protobuf is what is sent unless JSON is asked for', async () => {
  const collector = await startCollector();
  const server = await startTraced({
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/here`,
    OTEL_EXPORTER_OTLP_PROTOCOL: '',
    OTEL_TRACES_SAMPLER: 'parentbased_always_off',
  });
  await fetch(`${server.address}/healthz`);
  await fetch(`${server.address}/healthz`, { headers: SAMPLED });
  await server.stop();
  expect(collector.types).toEqual(['POST /here application/x-protobuf']);
});

test('lines of the log name the trace of their request', async () => {
  const folder = newFolder();
  const file = join(folder, 'log');
  const preload = join(folder, 'preload.mjs');
  // The lines of the log go to standard output; this keeps a copy of them.
  writeFileSync(
    preload,
    `import fs from 'node:fs';
     const { write, writeSync } = fs;
     const keep = (fd, text) => { if (fd === 1) fs.appendFileSync(${JSON.stringify(file)}, text); };
     fs.write = (fd, text, ...rest) => { keep(fd, text); return write(fd, text, ...rest); };
     fs.writeSync = (fd, text, ...rest) => { keep(fd, text); return writeSync(fd, text, ...rest); };`,
  );
  const collector = await startCollector();
  const server = await startTraced({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    LOG_LEVEL: 'info',
    NODE_OPTIONS: `--import ${preload}`,
  });
  await fetch(`${server.address}/healthz`, { headers: SAMPLED });
  await server.stop();
  const [span] = collector.spans;
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'));
  const line = lines.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'request');
  expect(line).toMatchObject({ route: '/healthz', trace_id: TRACE, span_id: span?.spanId });
});

test('a collector that is away disturbs nobody', async () => {
  const server = await startTraced({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    OTEL_BSP_SCHEDULE_DELAY: '1',
  });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${server.address}/healthz`)),
  );
  expect(answers.every(({ ok }) => ok)).toBe(true);
  await server.stop();
});

test('without the variables nothing of OpenTelemetry is loaded but what the metrics bring', async () => {
  const folder = newFolder();
  const preload = join(folder, 'preload.mjs');
  const file = join(folder, 'loaded');
  writeFileSync(
    preload,
    `import { writeFileSync } from 'node:fs';
     import { registerHooks } from 'node:module';
     import { isMainThread } from 'node:worker_threads';
     const urls = new Set();
     const resolve = (name, context, next) => {
       const found = next(name, context);
       urls.add(found.url);
       return found;
     };
     if (isMainThread) {
       registerHooks({ resolve });
       process.on('exit', () => writeFileSync(${JSON.stringify(file)}, [...urls].join('\\n')));
     }`,
  );
  const loadedWith = async (env: Record<string, string>) => {
    const server = await startServer({
      DATA_DIR: await copyTemplate(silent, newFolder()),
      NODE_OPTIONS: `--import ${preload}`,
      ...env,
    });
    await server.stop();
    const urls = readFileSync(file, 'utf8').split('\n');
    const own = urls.filter((url) => url.includes('/tracing/'));
    const packages = urls.map((url) => /@opentelemetry\/([\w-]+)\//.exec(url)?.[1]);
    return {
      own: own.map((url) => url.split('/').at(-1)),
      packages: new Set(packages.filter((name) => name !== undefined && name !== 'api')),
    };
  };

  expect(await loadedWith({})).toEqual({ own: ['tracing-settings.ts'], packages: new Set() });
  // The same check finds the packages where tracing is on.
  const { own, packages } = await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  expect(own).toContain('start-tracing.ts');
  expect([...packages]).toContain('sdk-trace');
});
