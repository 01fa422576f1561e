import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/database.ts';
import { storeFacets } from '../../../db/facets/store-facets.ts';
import type { StoredColor } from '../../../db/schema/palettes.ts';
import { enlistForGroups, groupSome } from './group-palettes.ts';

const GROUPING = [enlistForGroups, groupSome];

const MEASURE_MS = 60_000;

/** Palettes of one transaction, for which likes and changes of these few wait. */
const BATCH = 100;

/**
 * Measures and groups every palette that is not, while the app listens: those from before this
 * version, and those that an older instance has saved. Several instances may do so.
 */
export function measureRegularly(app: FastifyInstance, db: Database) {
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const measureAll = async () => {
    for (const step of [enlistOlder, measureSome, ...GROUPING])
      while (!isClosed && (await step(db)));
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
const measureSome = (db: Database): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; colors: StoredColor[] }>(sql`
      select p.id, p.colors from palette_facets f join palettes p on p.id = f.palette_id
      where f.facets is null limit ${BATCH} for no key update skip locked`);
    await storeFacets(tx, rows);
    return rows.length === BATCH;
  });

/**
 * Enters the next palettes from before this version, as triggers enter new ones. They are locked,
 * so that no like comes in between and is missed.
 */
const enlistOlder = (db: Database): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ place: string }>(
      sql`select place from palette_facets_fill for update skip locked`,
    );
    const place = rows[0]?.place;
    if (place === undefined) return false;
    const { rows: entered } = await tx.execute<{ last: string | null }>(sql`
      with older as materialized (
        select id, is_public, likes, created_at, lower(name) as name_key from palettes
        where id > ${place} order by id limit ${BATCH} for share
      ), entered as (
        insert into palette_facets (palette_id, is_public, likes, created_at, name_key)
        select * from older on conflict do nothing
      )
      select max(id::text) as last from older`);
    const last = entered[0]?.last;
    await tx.execute(
      last
        ? sql`update palette_facets_fill set place = ${last}`
        : sql`delete from palette_facets_fill`,
    );
    return Boolean(last);
  });
