import { type SQL, sql } from 'drizzle-orm';

/**
 * A word in lower case, two words with a blank between, or a tag: what `terms` of `palette_lists`
 * holds the hashes of.
 */
export type Term = string;

export const termOfTag = (tag: string): Term => `${TAG}${tag}`;

const TAG = ' tag ';

export const isOfPairs = (terms: readonly Term[]): boolean => terms[0]!.indexOf(' ') > 0;

/** More alternatives are as quick to look up as to tell apart by their bits. */
const MOST_BY_BITS = 8;

/** Whether a palette has one of these terms. */
export const hasOneOf = (column: SQL, terms: readonly Term[]): SQL =>
  terms.length === 1
    ? sql`${column} @> array[${idOf(terms[0]!)}]`
    : sql`${column} && array[${sql.join(terms.map(idOf), sql`, `)}]`;

/**
 * Whether an entry `t` may have one of these terms, by its Bloom filter: of a thousand palettes
 * without a word, some thirty may. Undefined where the bits tell little.
 */
export function mayHaveOneOf(terms: readonly Term[]): SQL | undefined {
  if (terms.length > MOST_BY_BITS) return undefined;
  return sql`(${sql.join(terms.map(mayHave), sql` or `)})`;
}

/** A pair has no bits of its own, but its words do. */
function mayHave(term: Term): SQL {
  const words = term.startsWith(TAG) ? [term] : term.split(' ');
  const bits = words.map((word) => {
    const id = idOf(word);
    return sql`t.bloom_a & bloom_a(${id}) <> 0 and t.bloom_b & bloom_b(${id}) <> 0`;
  });
  return sql.join(bits, sql` and `);
}

const idOf = (term: Term): SQL => sql`term_id(${term})`;
