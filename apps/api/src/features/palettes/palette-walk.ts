import { sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../db/client.ts';
import { LIST, listsOfTab } from './palette-lists.ts';
import { type ListWalk, likePattern, OF_ENTRY, type PaletteFilter, walk } from './palette-sql.ts';

/** Of one search; a text that more words hold is so common that any order meets it at once. */
const MOST_WORDS = 64;

/** From here on it no longer matters which of two lists is the shorter. */
const LONG_LIST = 1000;

/**
 * Decides how public palettes are found: along lists, by the indexes of the rows themselves
 * (undefined), or not at all, because no palette has such a word.
 */
export async function planWalk(
  db: Database | Transaction,
  { userId, tab, tag, text }: PaletteFilter,
): Promise<ListWalk | 'nothing' | undefined> {
  if (userId) return undefined;
  const conditions = tab === 'recent' ? [OF_ENTRY.isRecent] : [];
  const lists = [tab && listsOfTab(tab), tag && [LIST.tag(tag)]].filter((list) => !!list);

  if (text) {
    if (/\s/.test(text)) return undefined;
    const words = await findWords(db, text);
    if (words.length === 0) return 'nothing';
    if (words.length <= MOST_WORDS) lists.push(words);
    else conditions.push(OF_ENTRY.holdsText(text));
  }
  if (lists.length === 0) return undefined;

  const shortest = await findShortest(db, lists);
  const others = lists.filter((_, place) => place !== shortest);
  return {
    lists: lists[shortest]!,
    conditions: [...conditions, ...others.map(OF_ENTRY.isInOneOf)],
  };
}

/** Words that hold a text, at most one more than are of use. */
async function findWords(db: Database | Transaction, text: string): Promise<string[]> {
  const rows = await db.execute<{ word: string }>(sql`
    select word from palette_words where word like lower(${likePattern(text)})
    limit ${MOST_WORDS + 1}`);
  return rows.map(({ word }) => word);
}

/** The place of the list with the fewest palettes. */
async function findShortest(db: Database | Transaction, lists: string[][]): Promise<number> {
  if (lists.length === 1) return 0;
  const counts = lists.map(
    (list) =>
      sql`(select count(*)::int from (${walk({ lists: list, conditions: [] }, 'likes', LONG_LIST)}) as list)`,
  );
  const [row] = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  return row!.counts.indexOf(Math.min(...row!.counts));
}
