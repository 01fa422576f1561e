import { sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import { escapeLike } from './palette-sql.ts';
import type { Term } from './palette-terms.ts';
import { oneLetterOff, otherForms } from './word-forms.ts';

/** The longest part of a word in the index `palette_words_by_part`. */
const LONGEST_PART = 3;

/**
 * The most words that a text of a search may stand for; a text within more words is so common that
 * reading in any order finds it early.
 */
const MOST_WORDS = 48;

/** The most pairs that two words of a search may stand for; with more, each word is searched alone. */
const MOST_PAIRS = 600;

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

/** Has the form of the condition in the partial indexes. */
const IS_WORD = sql`strpos(word, ' ') = 0`;

/**
 * Groups of terms: every palette with a text has a term of each. There are no groups if the words are
 * too common; the result is exact if no other palette has such terms.
 */
export async function findTerms(
  db: Database | Transaction,
  text: string,
): Promise<{ groups: Term[][]; isExact: boolean } | 'nothing'> {
  const words = text.split(BLANKS);
  const found = await Promise.all(words.map((_, place) => findWords(db, words, place)));
  if (found.some(({ length }) => length === 0)) return 'nothing';

  const pairs = OTHER_BLANKS.test(text) ? [] : pairsOf(found);
  if (pairs.length > 0) return { groups: pairs, isExact: words.length === 2 };
  return {
    groups: found.filter(({ length }) => length <= MOST_WORDS),
    isExact: words.length === 1 && found[0]!.length <= MOST_WORDS,
  };
}

/** The pairs that each two neighboring words of a search can stand for, where they are not too many. */
function pairsOf(found: string[][]): Term[][] {
  return found.slice(0, -1).flatMap((before, place) => {
    const after = found[place + 1]!;
    const areFew = Math.max(before.length, after.length) <= MOST_WORDS;
    if (!areFew || before.length * after.length > MOST_PAIRS) return [];
    return [before.flatMap((word) => after.map((next) => `${word} ${next}`))];
  });
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
