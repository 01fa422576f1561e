import { sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import { oneLetterOff } from './one-letter-off.ts';
import { escapeLike } from './palette-sql.ts';

/**
 * The most words or pairs that a part of a search may stand for; what is within more words, most palettes
 * have.
 */
const MOST_WORDS = 600;

/** The most characters of these words together, far below what PostgreSQL takes as one `tsquery`. */
const MOST_CHARACTERS = 60_000;

/** The most bytes of a lexeme of a `tsquery`; all texts of a palette are shorter. */
const MOST_BYTES = 2046;

/** The words of a text that are looked for in other forms, and the most that each may stand for. */
const MOST_ALIKE = 6;
const MOST_FORMS = 48;

/**
 * Groups of words, or of pairs of neighbors, that a text may stand for: every palette with the text has
 * one of each group. There is no group of what is too common.
 *
 * @returns `isExact` if no other palette has them; undefined if no palette can have the text.
 */
export async function findWords(
  db: Database | Transaction,
  text: string,
): Promise<{ groups: string[][]; isExact: boolean } | undefined> {
  const words = text.split(' ');
  const found = await Promise.all(words.map((_, place) => wordsWith(db, words, place)));
  const pairs = pairsOf(found);
  if ([...found, ...pairs].some(({ length }) => length === 0)) return undefined;
  if (pairs.length > 0) return { groups: pairs, isExact: words.length === 2 };
  const groups = found.filter(areFew);
  return { groups, isExact: words.length === 1 && groups.length === 1 };
}

/** The pairs that each two neighboring words can stand for, where they are not too many. */
function pairsOf(found: string[][]): string[][] {
  return found.slice(0, -1).flatMap((before, place) => {
    const after = found[place + 1]!;
    if (before.length * after.length > MOST_WORDS) return [];
    const pairs = before
      .flatMap((word) => after.map((next) => `${word} ${next}`))
      .filter((pair) => Buffer.byteLength(pair) <= MOST_BYTES);
    return areFew(pairs) ? [pairs] : [];
  });
}

const areFew = (group: string[]): boolean =>
  group.length <= MOST_WORDS && group.join('').length <= MOST_CHARACTERS;

/**
 * Of several words, the first may begin and the last may end anywhere, and those between stand for
 * themselves. Trigrams lead to a part of three letters; for a shorter one all words are read.
 */
async function wordsWith(
  db: Database | Transaction,
  words: string[],
  place: number,
): Promise<string[]> {
  const start = place === 0 ? '%' : '';
  const end = place === words.length - 1 ? '%' : '';
  const pattern = `${start}${escapeLike(words[place]!)}${end}`;
  const { rows } = await db.execute(sql`
    select word from palette_words where word like lower(${pattern}) limit ${MOST_WORDS + 1}`);
  return wordsOf(rows);
}

/** How a word of a search may differ from one that is found. */
export type Likeness = 'form' | 'letter';

/**
 * For each word of a text, the words of public palettes that it may stand for: itself, those of the
 * same stem in English and, where one letter may be wrong, those that differ by one. Undefined if
 * there are none for one of them, or no more than the text itself.
 */
export async function findLikeWords(
  db: Database | Transaction,
  text: string,
  likeness: Likeness,
): Promise<string[][] | undefined> {
  const words = text.toLowerCase().split(' ').slice(0, MOST_ALIKE);
  const found = await Promise.all(
    words.map(async (word) => {
      const alike = [word, ...(likeness === 'letter' ? oneLetterOff(word) : [])];
      const { rows } = await db.execute(sql`
        select word from palette_words
        where word = any (array(select jsonb_array_elements_text(${JSON.stringify(alike)}::jsonb)))
          or (ts_lexize('english_stem', word))[1] = (ts_lexize('english_stem', ${word}))[1]
        limit ${MOST_FORMS}`);
      return wordsOf(rows);
    }),
  );
  const isOther =
    words.length > 1 || found.some((those) => those.some((word) => word !== words[0]));
  return isOther && found.every(({ length }) => length > 0) ? found : undefined;
}

const wordsOf = (rows: Record<string, unknown>[]) => rows.map(({ word }) => String(word));
