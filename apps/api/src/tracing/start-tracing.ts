import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';

import { context, propagation } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { BaseLogger } from 'pino';

import { tellWhenLost } from './tell-when-lost.ts';
import { traceQueries } from './trace-queries.ts';
import { traceRedis } from './trace-redis.ts';
import { traceRequests } from './trace-requests.ts';
import type { TracingSettings } from './tracing-settings.ts';

/** A collector that hangs must not keep the process from ending. */
const LAST_SEND_MS = 2_000;

export type Tracing = Awaited<ReturnType<typeof startTracing>>;

/**
 * Sends traces of requests, their queries and their commands to Redis by OTLP. Import this module
 * only where traces are wanted: it loads all of OpenTelemetry.
 *
 * @param version Of this software.
 */
export async function startTracing(settings: TracingSettings, log: BaseLogger, version: string) {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const provider = new TracerProvider({
    sampler: createSampler(settings),
    resource: describeService(version),
    spanProcessors: [
      new BatchSpanProcessor({
        ...withoutUndefined(settings.batches),
        exporter: tellWhenLost(await createExporter(settings), log),
      }),
    ],
  });
  const tracer = provider.getTracer('swatchwork', version);
  const stopRedis = traceRedis(tracer);

  return {
    /**
     * Register it on the root, before the routes. The remaining spans are sent when the app closes.
     */
    watchRequests(app: FastifyInstance): void {
      traceRequests(app, tracer);
      app.addHook('onClose', async () => {
        stopRedis();
        const tooLate = setTimeout(LAST_SEND_MS, undefined, { ref: false });
        await Promise.race([provider.shutdown(), tooLate]);
      });
    },
    watchQueries: (pool: Pool): Pool => traceQueries(pool, tracer),
  };
}

async function createExporter({ protocol }: TracingSettings) {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter(); // the exporter reads its address and headers from the environment
}

/** Variables of the environment take precedence over the values here. */
function describeService(version: string) {
  return defaultResource()
    .merge(
      resourceFromAttributes({
        'service.name': 'swatchwork',
        'service.version': version,
        'host.name': hostname(),
        'process.pid': process.pid,
      }),
    )
    .merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }));
}

function createSampler({ sampler, share }: TracingSettings) {
  const kind = sampler.replace('parentbased_', '');
  const root =
    kind === 'always_off'
      ? new AlwaysOffSampler()
      : kind === 'traceidratio'
        ? new TraceIdRatioBasedSampler(share)
        : new AlwaysOnSampler();
  return kind === sampler ? root : new ParentBasedSampler({ root });
}

function withoutUndefined(numbers: Record<string, number | undefined>): Record<string, number> {
  const isSet = (entry: [string, number | undefined]): entry is [string, number] =>
    entry[1] !== undefined;
  return Object.fromEntries(Object.entries(numbers).filter(isSet));
}
