import { type SQL, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../db/client.ts';
import { LIST, listsOfTab } from './palette-lists.ts';
import { escapeLike, type ListWalk, OF_ENTRY, type PaletteFilter } from './palette-sql.ts';

/** Of the parts that `palette_words_by_part` keeps of each word. */
const LONGEST_PART = 3;

/** Of one search; a text that more words hold is so common that any order meets it soon. */
const MOST_WORDS = 48;

/** Two neighbouring words of a search can be so many pairs; more are looked for word by word. */
const MOST_PAIRS = 200;

/** What the database splits words at. */
const BLANKS = /[ \t\n\v\f\r]+/;

/** What two words of a pair have between them is one blank. */
const HAS_OTHER_BLANKS = /[\t\n\v\f\r]| {2}/;

/**
 * How palettes are found: along lists, by the indexes of the rows themselves (`rows`), or not at
 * all, because no palette has such a word.
 */
export type Plan = ListWalk | 'rows' | 'nothing';

export async function planWalk(
  db: Database | Transaction,
  { userId, tab, tag, text }: PaletteFilter,
): Promise<Plan> {
  if (userId) return 'rows';
  const found = text ? await findLists(db, text) : { lists: [], isExact: true };
  if (found === 'nothing') return 'nothing';

  const ofTag = tag ? [LIST.tag(tag)] : undefined;
  const candidates = [...(ofTag ? [ofTag] : []), ...found.lists];
  if (candidates.length === 0 && tab) candidates.push(listsOfTab(tab));
  if (candidates.length === 0) return 'rows';
  const lists = candidates[await findShortest(db, candidates)]!;

  const conditions: SQL[] = [];
  const isOfText = found.lists.includes(lists);
  if (tab) conditions.push(OF_ENTRY.isInTab(tab));
  if (ofTag && lists !== ofTag) conditions.push(OF_ENTRY.isInOneOf(ofTag));
  if (text && !(isOfText && found.isExact)) conditions.push(OF_ENTRY.holdsText(text));
  return { lists, conditions };
}

/**
 * Lists that hold what holds a text: each palette stands in one of `lists[0]`, in one of `lists[1]`
 * and so on. None if its words are too common; exact if nothing else stands in them.
 */
async function findLists(db: Database | Transaction, text: string) {
  const words = text.split(BLANKS);
  const found = await Promise.all(words.map((_, place) => findWords(db, words, place)));
  if (found.some(({ length }) => length === 0)) return 'nothing';
  const hasPairs = !HAS_OTHER_BLANKS.test(text);
  const pairs = hasPairs ? found.slice(1).map((next, place) => pairUp(found[place]!, next)) : [];
  const usable = pairs.filter((pair) => pair.length > 0);
  if (usable.length > 0) return { lists: usable, isExact: words.length === 2 };
  return {
    lists: found.filter(({ length }) => length <= MOST_WORDS),
    isExact: words.length === 1,
  };
}

/** Each of one list before each of another, or none if these were too many. */
function pairUp(words: string[], next: string[]): string[] {
  const isCommon = words.length > MOST_WORDS || next.length > MOST_WORDS;
  if (isCommon || words.length * next.length > MOST_PAIRS) return [];
  return words.flatMap((word) => next.map((other) => `${word} ${other}`));
}

/**
 * The words that can stand for one of a text, at most one more than are of use: of several, the
 * first may begin and the last may end anywhere, and those between are themselves.
 */
async function findWords(
  db: Database | Transaction,
  words: string[],
  place: number,
): Promise<string[]> {
  const start = place > 0 ? ' ' : '';
  const end = place < words.length - 1 ? ' ' : '';
  const text = `${start}${words[place]}${end}`;
  const length = Math.min([...text].length, LONGEST_PART);
  const rows = await db.execute<{ word: string }>(sql`
    select word from palette_words
    where parts_of(' ' || word || ' ', 1, ${sql.raw(`${LONGEST_PART}`)}) @> parts_of(lower(${text}), ${length}, ${length})
      and ' ' || word || ' ' like lower(${`%${escapeLike(text)}%`})
    limit ${MOST_WORDS + 1}`);
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
