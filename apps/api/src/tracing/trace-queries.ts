import {
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { Sql, TransactionSql } from 'postgres';

const LONGEST_TEXT = 2_000;

/**
 * The same pool, with a span for each query that is made for a request. Texts of queries have
 * numbers where their values go, so no value gets into a trace.
 *
 * @see https://opentelemetry.io/docs/specs/semconv/database/postgresql/
 */
export function traceQueries<Client extends Sql | TransactionSql>(
  client: Client,
  tracer: Tracer,
): Client {
  const inTransaction = (args: unknown[]) =>
    args.map((part) =>
      typeof part === 'function'
        ? (transaction: TransactionSql) => part(traceQueries(transaction, tracer))
        : part,
    );

  return new Proxy(client, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name);
      if (typeof own !== 'function') return own;
      if (name === 'unsafe') {
        return (text: string, ...rest: unknown[]) => {
          const span = startSpan(tracer, text);
          const query = Reflect.apply(own, target, [text, ...rest]);
          if (span) endWith(span, query);
          return query;
        };
      }
      if (name === 'begin' || name === 'savepoint') {
        return (...args: unknown[]) => Reflect.apply(own, target, inTransaction(args));
      }
      return own;
    },
  });
}

/** Undefined where nobody's request is traced, as at start. */
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

/** A query that somebody waits for begins in this turn, with or without this. */
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
