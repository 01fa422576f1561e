import { createRandom, formatHex, fromHsl, type Random } from '@swatchwork/color';
import { sql } from 'drizzle-orm';

import type { Database, Transaction } from '../database.ts';
import { facetsOf } from '../facets/facets-of.ts';
import { SAMPLE_PALETTES } from '../sample/palettes/sample-palettes.ts';
import { palettes } from '../schema/palettes.ts';
import { uuidV7 } from '../uuid-v7.ts';

const BATCH = 2000;

/** Tables whose indexes are quicker to build at the end than to update with each row. */
const SLOW_TABLES = sql`('palette_colors', 'palettes')`;

/**
 * Adds made-up palettes up to a total, in one transaction that locks the tables; then has the
 * database analyze them: the embedded engine never does so by itself, and PostgreSQL somewhat
 * later.
 *
 * @param total Of all palettes, private ones included.
 * @param onProgress Called with the number of palettes after each batch.
 */
export async function fillPalettes(
  db: Database,
  total: number,
  onProgress: (count: number) => void = () => {},
): Promise<void> {
  if ((await db.$count(palettes)) >= total) return;
  await db.transaction(async (tx) => {
    const { rows: indexes } = await tx.execute<{ name: string; definition: string }>(sql`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index join pg_class on pg_class.oid = indrelid
      where relname in ${SLOW_TABLES} and not indisunique`);
    for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`));
    for (let count = await tx.$count(palettes); count < total; ) {
      const rows = makeUpPalettes(count, Math.min(BATCH, total - count));
      await insert(tx, rows);
      count += rows.length;
      onProgress(count);
    }
    await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
    for (const { definition } of indexes) await tx.execute(sql.raw(definition));
  });
  await db.execute(sql`vacuum (analyze) palettes, palette_words, palette_colors, palette_likes`);
}

/** All rows are one parameter, because PostgreSQL allows no more than 65,535. */
function insert(tx: Transaction, rows: ReturnType<typeof makeUpPalettes>) {
  const measured = rows.map((row) => ({ ...row, facets: facetsOf(row.colors) }));
  return tx.execute(sql`
    insert into palettes (id, name, description, colors, facets, tags, likes, created_at)
    select id, name, description, colors, facets, tags, likes, "createdAt"
    from jsonb_to_recordset(${JSON.stringify(measured)}::jsonb) as row
      (id uuid, name text, description text, colors jsonb, facets text[], tags text[], likes integer, "createdAt" timestamptz)`);
}

const DAY_MS = 86_400_000;
const OLDEST_DAYS = 1000;

/**
 * Each word is as frequent as in the house collection, so that some are common and most are rare.
 */
const WORDS = SAMPLE_PALETTES.flatMap(({ description }) => description.split(' '));
const NAME_WORDS = SAMPLE_PALETTES.flatMap(({ name }) => name.split(' '));
const TAGS = SAMPLE_PALETTES.flatMap(({ tags }) => tags);
const SYLLABLES = 'ba be bo da di do fa fi ga go ka ke ko la li lo ma mi mo na ne no pa'.split(' ');

/** One palette of so many has a word of its own, as in collections of many people. */
const OWN_WORD_EVERY = 50;

type MadeUpPalette = Required<
  Pick<
    typeof palettes.$inferInsert,
    'name' | 'description' | 'colors' | 'tags' | 'likes' | 'createdAt'
  >
> & { id: string };

/**
 * Palettes for measuring, always the same for the same numbers. Words, tags and likes are
 * distributed as in real collections: a tenth have more than 20 likes. The colors are not meant to
 * please.
 *
 * @param first Number of the first palette.
 * @param now All palettes are older than this moment.
 */
function makeUpPalettes(first: number, count: number, now = new Date()): MadeUpPalette[] {
  return Array.from({ length: count }, (_, place) => makeUp(createRandom(first + place), now));
}

function makeUp(random: Random, now: Date): MadeUpPalette {
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!;
  const several = (least: number, most: number, make: () => string) =>
    Array.from({ length: least + Math.floor(random() * (most - least + 1)) }, make);

  const createdAt = new Date(Math.floor(now.getTime() - random() ** 1.5 * OLDEST_DAYS * DAY_MS));
  const hue = random() * 360;
  const words = several(4, 8, () => pick(WORDS));
  if (random() < 1 / OWN_WORD_EVERY) words.push(several(3, 5, () => pick(SYLLABLES)).join(''));
  return {
    id: uuidV7(createdAt),
    name: several(2, 3, () => pick(NAME_WORDS)).join(' '),
    description: words.join(' '),
    colors: Array.from({ length: 5 }, (_, place) => ({
      hex: formatHex(
        fromHsl({ h: hue + random() * 90, s: random() * 100, l: 10 + place * 16 + random() * 16 }),
      ),
    })),
    tags: [...new Set(several(1, 3, () => pick(TAGS)))],
    likes: Math.min(Math.floor(2 / (1 - random())) - 2, 100_000),
    createdAt,
  };
}
