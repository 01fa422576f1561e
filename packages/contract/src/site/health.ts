import { z } from 'zod';

/** The process runs; says nothing about the database or Redis. */
export const HealthAnswer = z.object({ status: z.literal('ok') });

const Check = z.enum(['ok', 'failed']);

/** `disk_full`: the database can be read, but there is no room to write. */
const DatabaseCheck = z.enum(['ok', 'failed', 'disk_full']);

/** Whether the process can serve; sent with 200 or 503. */
export const ReadyAnswer = z.object({
  status: z.enum(['ok', 'failed', 'closing']),
  checks: z.object({ database: DatabaseCheck, redis: Check.optional() }).optional(),
});

export type ReadyAnswer = z.infer<typeof ReadyAnswer>;
