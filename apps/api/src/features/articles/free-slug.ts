import { randomInt } from 'node:crypto';

import { LIMITS } from '@swatchwork/contract';
import { slugOf } from '@swatchwork/formats';

const DIGITS = 'abcdefghijkmnpqrstuvwxyz23456789'; // without characters that look alike
const SUFFIX_LENGTH = 4;
const LONGEST_BASE = LIMITS.slug - SUFFIX_LENGTH - 1;
/** A random suffix collides with a given article of the same title once in a million. */
const ATTEMPTS = 5;

/**
 * The slug of a title, short enough for a suffix; empty where the title has no letter of a to z and
 * no digit. The slug of a slug is the same slug.
 */
export const baseSlug = (title: string) => slugOf(title).slice(0, LONGEST_BASE).replace(/-$/, '');

/**
 * Stores an article under the wanted slug; an empty or taken slug gets a short suffix.
 *
 * @param keep Stores the article under a slug; undefined when the slug is taken. Then it is called
 *   again with another one.
 * @param present The present slug of the article: if it is the wanted one with a suffix, it stays.
 */
export async function keepWithFreeSlug<Row>(
  wanted: string,
  keep: (slug: string) => Promise<Row | undefined>,
  present = '',
): Promise<Row> {
  const first = [
    ...(wanted === '' ? [] : [wanted]),
    ...(hasSuffix(present, wanted) ? [present] : []),
  ];
  for (let attempt = 0; attempt < first.length + ATTEMPTS; attempt += 1) {
    const row = await keep(first[attempt] ?? join(wanted, randomSuffix()));
    if (row) return row;
  }
  throw new Error(`No free slug was found for ${wanted}`);
}

const hasSuffix = (slug: string, wanted: string) =>
  slug.length === join(wanted, 'x'.repeat(SUFFIX_LENGTH)).length &&
  slug.startsWith(join(wanted, ''));

const join = (base: string, suffix: string) => (base === '' ? suffix : `${base}-${suffix}`);

const randomSuffix = () =>
  Array.from({ length: SUFFIX_LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('');
