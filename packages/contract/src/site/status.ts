import { z } from 'zod';

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
    examples: [
      {
        takenAt: '2026-01-02T03:04:05.000Z',
        instance: {
          name: 'app1',
          processId: 7,
          startedAt: '2026-01-01T00:00:00.000Z',
          version: '0.1.0',
          commit: 'cc96ea2f4e0d',
          node: '26.10.0',
        },
        load: {
          memoryBytes: 310_000_000,
          heapBytes: 62_000_000,
          heapLimitBytes: 4_345_298_944,
          eventLoopDelayMs: 1.2,
          eventLoopBusy: 0.04,
        },
        database: {
          status: 'ok',
          engine: 'postgres',
          version: '17.6',
          latencyMs: 0.8,
          sizeBytes: 24_000_000,
          migrations: { applied: 7, known: 7 },
          connections: { open: 10, pool: 10 },
        },
        limits: { areOn: true, countedIn: 'memory', status: 'ok', latencyMs: null },
        pages: { entries: 120, bytes: 8_000_000, hits: 5000, misses: 200 },
        images: { waiting: 0, room: 16, done: 12 },
        mail: { isSetUp: true },
        watching: { metrics: true, traces: false },
      },
    ],
  });

export type StatusAnswer = z.infer<typeof StatusAnswer>;
