import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';

import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
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
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { BaseLogger } from 'pino';

import { isInMemory } from '../http/in-memory-fetch.ts';
import { pathWithoutSecrets } from '../log/log.ts';
import { traceQueries } from './trace-queries.ts';
import { traceRedis } from './trace-redis.ts';
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

/** Wraps an exporter: the log gets one line when the collector is lost, and one when it is back. */
function tellWhenLost(exporter: SpanExporter, log: BaseLogger): SpanExporter {
  let isLost = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const hasFailed = result.code === ExportResultCode.FAILED;
        if (hasFailed && !isLost) log.warn({ err: result.error }, 'Traces cannot be sent');
        if (!hasFailed && isLost) log.info('Traces are sent again');
        isLost = hasFailed;
        done({ code: ExportResultCode.SUCCESS }); // the failure has been logged
      });
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

/**
 * Makes a span for each request: within the caller's trace where the request names one
 * (`traceparent`), and within the page's span where a page makes the request. Log lines of the
 * request carry `trace_id` and `span_id`. Queries of addresses and network addresses of callers
 * stay out: they are personal.
 *
 * Register it on the root, before everything that should be part of the span.
 *
 * @see https://opentelemetry.io/docs/specs/semconv/http/http-spans/
 */
function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const contexts = new WeakMap<FastifyRequest, Context>();

  app.addHook('onRequest', (request, reply, done) => {
    const isOwn = isInMemory(request);
    const parent = isOwn ? context.active() : propagation.extract(ROOT_CONTEXT, request.headers);
    const { method, routeOptions, protocol } = request;
    const route = routeOptions.url;
    const span = tracer.startSpan(
      route === undefined ? method : `${method} ${route}`,
      {
        kind: isOwn ? SpanKind.INTERNAL : SpanKind.SERVER,
        attributes: {
          'http.request.method': method,
          'url.scheme': protocol,
          'url.path': pathWithoutSecrets(request.url),
          ...(route !== undefined && { 'http.route': route }),
        },
      },
      parent,
    );
    const own = trace.setSpan(parent, span);
    contexts.set(request, own);
    nameInLog(request, reply, span.spanContext());

    reply.raw.once('close', () => {
      const { statusCode, writableFinished } = reply.raw;
      if (writableFinished) span.setAttribute('http.response.status_code', statusCode);
      if (!writableFinished || statusCode >= 500) {
        span.setAttribute('error.type', writableFinished ? String(statusCode) : 'hung up');
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    });
    context.with(own, done);
  });

  // Reading a body leaves the async context of the hooks before it.
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(contexts.get(request) ?? ROOT_CONTEXT, done);
  });
}

function nameInLog(
  request: FastifyRequest,
  reply: FastifyReply,
  { traceId, spanId }: { traceId: string; spanId: string },
): void {
  const log = request.log.child({ trace_id: traceId, span_id: spanId });
  Object.assign(request, { log });
  Object.assign(reply, { log });
}
