import type { Config } from '../config.ts';
import type { DatabaseHandle } from '../db/client.ts';
import type { createCounters } from '../limits/counters.ts';
import type { AfterAnswer } from '../mail/after-answer.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { createRateLimit } from '../plugins/guard/rate-limit.ts';

/** What several groups of features are made of. */
export type Shared = {
  config: Config;
  database: DatabaseHandle;
  counters: ReturnType<typeof createCounters>;
  /** Undefined where requests are not limited. */
  limit: ReturnType<typeof createRateLimit> | undefined;
  mailer: Mailer | undefined;
  afterAnswer: AfterAnswer;
};
