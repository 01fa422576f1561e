import { LIMITS, type LikeBurst } from '@swatchwork/contract';
import { eq, type SQL, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import { moderationActs, purgedLikes } from '../../../db/schema/moderation.ts';
import { paletteLikes, palettes } from '../../../db/schema/palettes.ts';
import { ATTEMPT_LIMITS } from '../../../limits/attempt-limits.ts';
import { addLikes } from '../../palettes/like/palette-likes.repository.ts';
import { slugOfPalette } from '../../palettes/palette-slug.ts';

/** More likes than this of one network, for one palette in one burst, look made. */
const { ofOthers: MOST_OF_A_NETWORK } = ATTEMPT_LIMITS.weighingLikes;

/** A search for bursts looks at so many of the newest likes, of so many days. */
const SEEN = 20_000;
const SEEN_DAYS = 7;
/** An hour with fewer likes that look made is no burst. */
const FEWEST_MADE = 10;

const COLUMNS = sql.raw('id, palette_id, user_id, visitor_id, is_light, origin, created_at');

/** Hours of palettes with likes that look made, most of them first. */
export async function findBursts(db: Database): Promise<LikeBurst[]> {
  type Found = Omit<LikeBurst, 'palette' | 'from' | 'until'> & {
    id: string;
    name: string;
    slug: string | null;
    first: number;
    last: number;
  };
  const { rows } = await db.execute<Found>(sql`
    with newest as (select * from ${paletteLikes} order by id desc limit ${SEEN}),
    networks as (
      select palette_id, date_trunc('hour', created_at) as hour, count(*) as likes,
        case when origin is not null and count(*) > ${MOST_OF_A_NETWORK} then count(*)
          else count(*) filter (where is_light) end as made,
        min(created_at) as first, max(created_at) as last
      from newest where created_at > now() - make_interval(days => ${SEEN_DAYS})
      group by palette_id, hour, origin
    ),
    bursts as (
      select palette_id, sum(likes)::int as likes, sum(made)::int as made, count(*)::int as networks,
        min(first) as first, max(last) as last
      from networks group by palette_id, hour having sum(made) >= ${FEWEST_MADE}
    )
    select p.id, p.name, p.slug, b.likes, b.made, b.networks,
      (extract(epoch from b.first) * 1000)::float8 as first, (extract(epoch from b.last) * 1000)::float8 as last
    from bursts b join ${palettes} p on p.id = b.palette_id
    where p.is_public order by b.made desc, p.id limit ${LIMITS.moderationQueue}`);
  return rows.map(({ id, name, slug, likes, made, networks, first, last }) => ({
    palette: { id, name, slug: slugOfPalette({ id, name, slug }) },
    likes,
    made,
    networks,
    from: new Date(first).toISOString(),
    until: new Date(last).toISOString(),
  }));
}

/** A burst of likes of one palette, both ends included. */
export type Burst = { paletteId: string; madeFrom: Date; madeUntil: Date };

/**
 * Takes back the likes of a burst that look made: those that weigh nothing, and those of networks that
 * gave many. Answers how many there were. The palette must be locked.
 */
export function purgeLikes(tx: Transaction, burst: Burst, actId: string): Promise<number> {
  const { paletteId, madeFrom, madeUntil } = burst;
  const isOfBurst = sql`palette_id = ${paletteId}
    and created_at between ${madeFrom.toISOString()}::timestamptz and ${madeUntil.toISOString()}::timestamptz`;
  const made = sql`
    delete from ${paletteLikes} where ${isOfBurst} and (is_light or origin in (
      select origin from ${paletteLikes} where ${isOfBurst} and origin is not null
      group by origin having count(*) > ${MOST_OF_A_NETWORK}
    )) returning ${COLUMNS}`;
  return move(
    tx,
    { paletteId, actId, by: -1 },
    sql`
    with gone as (${made})
    insert into ${purgedLikes} (act_id, ${COLUMNS}) select ${actId}::uuid, gone.* from gone
    returning is_light`,
  );
}

/** Brings back what an act has purged, without those whose persons like the palette again. */
export function bringLikesBack(
  tx: Transaction,
  { paletteId, purgedBy, actId }: { paletteId: string; purgedBy: string; actId: string },
): Promise<number> {
  return move(
    tx,
    { paletteId, actId, by: 1 },
    sql`
    with back as (delete from ${purgedLikes} where act_id = ${purgedBy} returning ${COLUMNS})
    insert into ${paletteLikes} (${COLUMNS}) select back.* from back on conflict do nothing
    returning is_light`,
  );
}

/** Moves likes by a statement that returns their `is_light`, and counts them. */
async function move(
  tx: Transaction,
  { paletteId, actId, by }: { paletteId: string; actId: string; by: 1 | -1 },
  statement: SQL,
): Promise<number> {
  const { rows } = await tx.execute<{ is_light: boolean }>(statement);
  const light = rows.filter((row) => row.is_light).length;
  const likes = by * rows.length;
  await addLikes(tx, paletteId, { likes, lightLikes: by * light });
  await tx.update(moderationActs).set({ likes: rows.length }).where(eq(moderationActs.id, actId));
  return rows.length;
}
