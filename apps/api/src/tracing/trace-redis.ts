import { tracingChannel } from 'node:diagnostics_channel';

import { type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';

/** What the driver tells of a command; the same object from its begin to its end. */
type Command = { command: string };

const CHANNEL = 'ioredis:command';

/**
 * A span for each command that a request sends to Redis, by what the driver itself tells. Keys, which
 * hold addresses of callers, stay out.
 *
 * @returns What ends it.
 * @see https://opentelemetry.io/docs/specs/semconv/database/redis/
 */
export function traceRedis(tracer: Tracer): () => void {
  const spans = new WeakMap<Command, Span>();
  const end = (command: Command) => {
    spans.get(command)?.end();
    spans.delete(command);
  };
  const nothing = () => undefined;
  const subscribers = {
    start(command: Command) {
      if (!trace.getActiveSpan()) return;
      const name = command.command.toUpperCase();
      const attributes = { 'db.system.name': 'redis', 'db.operation.name': name };
      spans.set(command, tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }));
    },
    end: nothing,
    asyncStart: nothing,
    asyncEnd: end,
    error(command: Command) {
      spans.get(command)?.setStatus({ code: SpanStatusCode.ERROR });
    },
  };
  const channel = tracingChannel<Command>(CHANNEL);
  channel.subscribe(subscribers);
  return () => channel.unsubscribe(subscribers);
}
