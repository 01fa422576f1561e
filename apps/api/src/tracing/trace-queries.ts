import {
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { Pool, type PoolClient } from 'pg';

const LONGEST_TEXT = 2_000;

/**
 * Wraps a pool, so that each query of a request gets a span. Texts of queries have numbers in place
 * of values, so no value gets into a trace.
 *
 * @see https://opentelemetry.io/docs/specs/semconv/database/postgresql/
 */
export function traceQueries<Part extends Pool | PoolClient>(part: Part, tracer: Tracer): Part {
  return new Proxy(part, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name);
      if (typeof own !== 'function') return own;
      if (name === 'query') {
        return (...args: unknown[]) => {
          const span = startSpan(tracer, textOf(args[0]));
          const answer = Reflect.apply(own, target, args);
          if (span) endWith(span, answer);
          return answer;
        };
      }
      if (name === 'connect' && target instanceof Pool) {
        return async () => traceQueries(await target.connect(), tracer);
      }
      return own;
    },
  });
}

const textOf = (statement: unknown) => String(Object(statement).text ?? statement);

/** Undefined for queries outside of a traced request, as at start. */
function startSpan(tracer: Tracer, text: string): Span | undefined {
  if (!trace.getActiveSpan()) return undefined;
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': text.slice(0, LONGEST_TEXT),
  };
  return tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes }, context.active());
}

/**
 * Observes the promise only: the query begins in this turn of the event loop, with or without
 * tracing.
 */
function endWith(span: Span, query: Promise<unknown>): void {
  query.then(
    () => span.end(),
    (error: unknown) => {
      const type = error instanceof Error && 'code' in error ? String(error.code) : 'error';
      span.setAttribute('error.type', type);
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  );
}
