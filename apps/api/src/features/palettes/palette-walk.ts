import { sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../db/client.ts';
import { LIST, listsOfTab } from './palette-lists.ts';
import { escapeLike, type ListWalk, OF_ENTRY, type PaletteFilter } from './palette-sql.ts';

/** Of one search; a text that more words hold is so common that any order meets it soon. */
const MOST_WORDS = 48;

/** What the database splits words at. */
const BLANKS = /[ \t\n\v\f\r]+/;

/**
 * How palettes are found: along lists, by the indexes of the rows themselves (`rows`), in order
 * while looking for a text that is common (`scan`), or not at all, because no palette has such a word.
 */
export type Plan = ListWalk | 'rows' | 'scan' | 'nothing';

export async function planWalk(
  db: Database | Transaction,
  { userId, tab, tag, text }: PaletteFilter,
): Promise<Plan> {
  if (userId) return 'rows';
  const lists = [tab && listsOfTab(tab), tag && [LIST.tag(tag)]].filter((list) => !!list);
  const conditions = tab === 'recent' ? [OF_ENTRY.isRecent] : [];

  if (text) {
    const patterns = patternsOf(text);
    const found = await Promise.all(patterns.map((pattern) => findWords(db, pattern)));
    if (found.some(({ length }) => length === 0)) return 'nothing';
    const usable = found.filter(({ length }) => length <= MOST_WORDS);
    if (usable.length === 0 && lists.length === 0) return patterns.length > 1 ? 'rows' : 'scan';
    lists.push(...usable);
    if (usable.length === 0 || patterns.length > 1) conditions.push(OF_ENTRY.holdsText(text));
  }
  if (lists.length === 0) return 'rows';

  const shortest = await findShortest(db, lists);
  const others = lists.filter((_, place) => place !== shortest);
  return {
    lists: lists[shortest]!,
    conditions: [...others.map(OF_ENTRY.isInOneOf), ...conditions],
  };
}

/**
 * What the words of a palette that holds the text are like: of several, the first may begin and the
 * last may end anywhere.
 */
function patternsOf(text: string): string[] {
  const words = text.split(BLANKS).map(escapeLike);
  if (words.length === 1) return [`%${words[0]}%`];
  return words.map((word, place) => {
    if (place === 0) return `%${word}`;
    return place === words.length - 1 ? `${word}%` : word;
  });
}

/** Words that are like a pattern, at most one more than are of use. */
async function findWords(db: Database | Transaction, pattern: string): Promise<string[]> {
  const rows = await db.execute<{ word: string }>(sql`
    select word from palette_words where word like lower(${pattern}) limit ${MOST_WORDS + 1}`);
  return rows.map(({ word }) => word);
}

/** The place of the list with the fewest palettes, as far as the database's statistics know. */
async function findShortest(db: Database | Transaction, lists: string[][]): Promise<number> {
  if (lists.length === 1) return 0;
  const lengths = await Promise.all(
    lists.map(async (list) => {
      const [row] = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
        sql`explain (format json) select from palette_terms where term in ${list}`,
      );
      return row!['QUERY PLAN'][0].Plan['Plan Rows'];
    }),
  );
  return lengths.indexOf(Math.min(...lengths));
}
