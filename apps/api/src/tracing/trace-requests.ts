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
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isInMemory } from '../http/in-memory-fetch.ts';
import { pathWithoutSecrets } from '../log/log.ts';

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
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
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
