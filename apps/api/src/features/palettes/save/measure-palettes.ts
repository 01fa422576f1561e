import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { storeAlikes } from '../../../db/alike/store-alikes.ts';
import type { Database } from '../../../db/database.ts';
import { measureSome } from '../../../db/facets/measure-palettes.ts';
import { dropFormerTables } from '../../../db/lists/drop-former-tables.ts';
import type { StoredColor } from '../../../db/schema/palettes.ts';
import { forgetWords } from './forget-words.ts';

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

const ENLISTED = 1000;

/** Palettes of one transaction; on the embedded engine everybody waits for its end. */
const GROUPED = 10;

/**
 * Enters the next palettes from before this version, as triggers enter new ones. Answers whether
 * there may be more.
 */
const enlistForGroups = (db: Database): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ place: string }>(
      sql`select place from palette_alikes_fill for update skip locked`,
    );
    const place = rows[0]?.place;
    if (place === undefined) return false;
    const { rows: entered } = await tx.execute<{ last: string | null }>(sql`
      with older as materialized (
        select id from palettes where id > ${place} order by id limit ${ENLISTED} for key share
      ), entered as (
        insert into palette_alikes (palette_id) select id from older on conflict do nothing
      )
      select max(id::text) as last from older`);
    const last = entered[0]?.last;
    await tx.execute(
      last
        ? sql`update palette_alikes_fill set place = ${last}`
        : sql`delete from palette_alikes_fill`,
    );
    return Boolean(last);
  });

/** Groups the next palettes that are in no group. Answers whether there may be more. */
const groupSome = (db: Database): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; colors: StoredColor[] }>(sql`
      select p.id, p.colors from palette_alikes a join palettes p on p.id = a.palette_id
      where a.key is null order by a.palette_id limit ${GROUPED} for no key update of a skip locked`);
    await storeAlikes(tx, rows);
    return rows.length === GROUPED;
  });
