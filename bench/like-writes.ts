// What likes cost the tables of palettes: rows written by the counters of PostgreSQL, dead rows and
// growth. `npm run bench:like-writes`. Likes come in Zipf's order, as many in each turn as come in
// the four seconds until they are folded in. BENCH_SERVER, PALETTES and LIKES are optional.

import { sql } from 'drizzle-orm';
import { foldLikes } from '../apps/api/src/features/palettes/like/fold-likes.ts';
import { createPaletteLikesRepository } from '../apps/api/src/features/palettes/like/palette-likes.repository.ts';
import { openSized } from './lib/sized-database.ts';
import { countWrites, type Writes } from './lib/table-writes.ts';

const PALETTES = Number(process.env.PALETTES ?? 200_000);
const LIKES = Number(process.env.LIKES ?? 20_000);
/** Likes until the next fold: of a day with 100,000 likes, and of one with four million. */
const TURNS = [5, 200];

const { db, close } = await openSized('postgres', PALETTES);
const likes = createPaletteLikesRepository(db);
const { rows: known } = await db.execute<{ id: string }>(
  sql`select id from palettes where is_public order by md5(id::text)`,
);
let visitors = 0;

for (const turn of TURNS) {
  const start = await countWrites(db);
  let alone: Writes | undefined;
  for (let given = 0; given < LIKES; given += turn) {
    for (let one = 0; one < turn; one++) {
      const visitorId = `bench-${process.pid}-${Date.now()}-${++visitors}`;
      await likes.set(known[zipf(known.length)]!.id, { visitorId }, true, {
        isLight: false,
        origin: 'a network',
      });
    }
    // The first turn shows what a like writes before anything is folded in.
    alone ??= (await countWrites(db)).since(start, turn);
    await foldLikes(db);
  }
  console.log(`\n${turn} likes in each turn, ${LIKES.toLocaleString('en')} in all`);
  alone?.print('rows a like, before it is folded in');
  (await countWrites(db)).since(start, LIKES).print('rows a like, all folded in');
}
await close();

/** A place between 0 and `count`: the first is the most likely, the tenth a tenth as likely. */
function zipf(count: number): number {
  return Math.min(Math.floor((count + 1) ** Math.random()) - 1, count - 1);
}
