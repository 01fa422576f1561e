import { tracingChannel } from 'node:diagnostics_channel';

import { type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';

/** The driver's description of a command; it passes the same object at the begin and at the end. */
type Command = { command: string };

const CHANNEL = 'ioredis:command';

/**
 * Makes a span for each command that a request sends to Redis, from the driver's own diagnostics.
 * Keys, which hold addresses of callers, stay out.
 *
 * @returns A function that stops it.
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
