import { type SQL, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import { escapeLike, valuesOf } from './palette-sql.ts';
import { oneLetterOff, otherForms } from './word-forms.ts';

/** The longest part of a word in the index `palette_words_by_part`. */
const LONGEST_PART = 3;

/**
 * The most words that a text of a search may stand for; a text within more words is so common that
 * reading in any order finds it early.
 */
const MOST_WORDS = 48;

/**
 * The most pairs that two words of a search may stand for; with more, each word is searched alone.
 */
const MOST_PAIRS = 200;

/** The words of a text that are looked for in other forms. */
const MOST_ALIKE = 6;

/**
 * The first words show which letters are common: the index of parts would list all words that hold,
 * begin or end with one.
 */
const SAMPLED = 1000;

/** The characters at which the database splits words. */
const BLANKS = /[ \t\n\v\f\r]+/;

/** Blanks that never occur within a pair, whose words have one space between them. */
const OTHER_BLANKS = /[\t\n\v\f\r]| {2}/;

/** Sorts after every continuation of a text. */
const END = '\u{10FFFF}';

/** Has the form of the condition in the partial indexes. */
const IS_WORD = sql`strpos(word, ' ') = 0`;

/**
 * Lists that contain every palette with a text: each such palette stands in one of `lists[0]`, in
 * one of `lists[1]` and so on. There are no lists if the words are too common; the result is exact
 * if the lists contain no other palettes.
 */
export async function findLists(
  db: Database | Transaction,
  text: string,
): Promise<{ lists: string[][]; isExact: boolean } | 'nothing'> {
  const words = text.split(BLANKS);
  const found = await Promise.all(words.map((_, place) => findWords(db, words, place)));
  if (found.some(({ length }) => length === 0)) return 'nothing';

  const firsts = OTHER_BLANKS.test(text) ? [] : words.slice(0, -1);
  const pairs = await Promise.all(firsts.map((_, place) => findPairs(db, words, found, place)));
  if (pairs.some((pair) => pair?.length === 0)) return 'nothing';
  const usable = pairs.flatMap((pair) => (pair && pair.length <= MOST_PAIRS ? [pair] : []));
  if (usable.length > 0) return { lists: usable, isExact: words.length === 2 };
  return {
    lists: found.filter(({ length }) => length <= MOST_WORDS),
    isExact: words.length === 1,
  };
}

/**
 * The words that one word of a search can stand for, and at most one more than are of use. Of
 * several words, the first may begin and the last may end anywhere, and those between stand for
 * themselves.
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
  const holds = sql`' ' || word || ' ' like lower(${`%${escapeLike(text)}%`})`;
  if (length < LONGEST_PART && [...words[place]!].length === 1) {
    const sample = sql`(select word from palette_words where ${IS_WORD} order by word limit ${SAMPLED}) as words`;
    const { rows: some } = await db.execute(
      sql`select word from ${sample} where ${holds} limit ${MOST_WORDS + 1}`,
    );
    if (some.length > MOST_WORDS) return wordsOf(some);
  }
  const { rows } = await db.execute(sql`
    select word from palette_words
    where ${IS_WORD}
      and parts_of(' ' || word || ' ', 1, ${sql.raw(`${LONGEST_PART}`)}) @> parts_of(lower(${text}), ${length}, ${length})
      and ${holds}
    limit ${MOST_WORDS + 1}`);
  return wordsOf(rows);
}

/**
 * The pairs that a word of a search and the next can stand for, and at most one more than are of
 * use: they are neighbors in an index of pairs, read from the end with fewer words. Undefined if
 * both ends have too many.
 */
async function findPairs(
  db: Database | Transaction,
  words: string[],
  found: string[][],
  place: number,
): Promise<string[] | undefined> {
  const [before, after] = [found[place]!, found[place + 1]!];
  if (before.length <= MOST_WORDS) {
    const isLast = place + 2 === words.length;
    const start = sql`term || ' ' || lower(${words[place + 1]})`;
    const { rows } = await db.execute(pairsFrom(before, start, isLast, sql`word`));
    return wordsOf(rows);
  }
  if (after.length > MOST_WORDS) return undefined;
  const start = sql`reverse(term) || ' ' || reverse(lower(${words[place]}))`;
  const { rows } = await db.execute(pairsFrom(after, start, true, sql`reverse(word) collate "C"`));
  return wordsOf(rows);
}

const pairsFrom = (terms: string[], start: SQL, isOpen: boolean, key: SQL): SQL => sql`
  select word from (values ${valuesOf(terms)}) as l (term), lateral (
    select word from palette_words
    where strpos(word, ' ') > 0 and ${key} between ${start} and ${start} || ${isOpen ? END : ''}
    limit ${MOST_PAIRS + 1}
  ) as pairs limit ${MOST_PAIRS + 1}`;

/** How a word of a search may differ from one that is found. */
export type Likeness = 'form' | 'letter';

/**
 * For each word of a text, the words of public palettes that it may stand for: itself, its plural or
 * singular and, where one letter may be wrong, those that differ by one. Undefined if there are none
 * for one of them, or no more than the text itself.
 */
export async function findLikeWords(
  db: Database | Transaction,
  text: string,
  likeness: Likeness,
): Promise<string[][] | undefined> {
  const words = text.toLowerCase().split(BLANKS).slice(0, MOST_ALIKE);
  const found = await Promise.all(
    words.map(async (word) => {
      const alike = [
        word,
        ...otherForms(word),
        ...(likeness === 'letter' ? oneLetterOff(word) : []),
      ];
      const { rows } = await db.execute(sql`
        select word from palette_words where word = any (array(
          select jsonb_array_elements_text(${JSON.stringify(alike)}::jsonb)
        )) limit ${MOST_WORDS}`);
      return wordsOf(rows);
    }),
  );
  const isOther =
    words.length > 1 || found.some((those) => those.some((word) => word !== words[0]));
  return isOther && found.every(({ length }) => length > 0) ? found : undefined;
}

const wordsOf = (rows: Record<string, unknown>[]) => rows.map(({ word }) => String(word));
