import { z } from 'zod';
import statusAnswerExamples from '../examples/status-answer.json' with { type: 'json' };

const count = z.int().min(0);
const milliseconds = z.number().min(0);
/** Null if there is none, or if it did not answer. */
const latency = milliseconds.nullable();
const Reached = z.enum(['ok', 'failed']);

/**
 * The state of one instance and of what it depends on. Nothing in it is secret; nothing is public.
 */
export const StatusAnswer = z
  .object({
    takenAt: z.iso.datetime(),
    instance: z
      .object({
        name: z.string(),
        processId: count,
        startedAt: z.iso.datetime(),
        version: z.string(),
        commit: z.string(),
        node: z.string(),
      })
      .meta({ description: '`commit` is `unknown` outside of a Git checkout.' }),
    load: z
      .object({
        memoryBytes: count,
        heapBytes: count,
        heapLimitBytes: count,
        eventLoopDelayMs: milliseconds,
        eventLoopBusy: z.number().min(0).max(1),
      })
      .meta({ description: 'The event loop is measured for a quarter of a second.' }),
    database: z.object({
      status: Reached,
      engine: z.enum(['embedded', 'postgres']),
      version: z.string().nullable(),
      latencyMs: latency,
      sizeBytes: count.nullable(),
      migrations: z.object({ applied: count.nullable(), known: count }),
      connections: z.object({ open: count.nullable(), pool: count }).meta({
        description:
          '`open` counts the connections of all instances; `pool` is the maximum of this instance.',
      }),
    }),
    limits: z.object({
      areOn: z.boolean(),
      countedIn: z.enum(['redis', 'memory']),
      status: Reached,
      latencyMs: latency,
    }),
    pages: z.object({ entries: count, bytes: count, hits: count, misses: count }),
    images: z.object({ waiting: count, room: count, done: count }),
    mail: z.object({ isSetUp: z.boolean() }),
    watching: z.object({ metrics: z.boolean(), traces: z.boolean() }),
  })
  .meta({
    id: 'StatusAnswer',
    examples: statusAnswerExamples,
  });

export type StatusAnswer = z.infer<typeof StatusAnswer>;
