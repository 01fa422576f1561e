import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/database.ts';
import { measureSome } from '../../../db/facets/measure-palettes.ts';
import { dropFormerTables } from '../../../db/lists/drop-former-tables.ts';
import { forgetWords } from './forget-words.ts';
import { enlistForGroups, groupSome } from './group-palettes.ts';

const MEASURE_MS = 60_000;

/**
 * Measures and groups every palette that is not, while the app listens: those from before this
 * version, and those that an older instance has saved. Takes away words that no palette has any
 * more, and lists that only older instances read. Several instances may do so.
 */
export function measureRegularly(app: FastifyInstance, db: Database) {
  let isClosed = false;
  let isDropped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const measureAll = async () => {
    for (const step of [measureNext, forgetWords, enlistForGroups, groupSome]) {
      do {
        // To group a million takes long, and each save fills the former lists until they are dropped.
        if (!isDropped) isDropped = await dropFormerTables(db);
      } while (!isClosed && (await step(db)));
    }
  };
  const attempt = () => {
    running ??= measureAll()
      .catch((err: unknown) => app.log.warn({ err }, 'palettes are measured later'))
      .finally(() => (running = undefined));
  };
  app.addHook('onListen', async () => {
    attempt();
    timer = setInterval(attempt, MEASURE_MS).unref();
  });
  app.addHook('onClose', async () => {
    isClosed = true;
    clearInterval(timer);
    await running;
  });
}

/** Answers whether there may be more. */
const measureNext = async (db: Database) => (await measureSome(db)) !== undefined;
