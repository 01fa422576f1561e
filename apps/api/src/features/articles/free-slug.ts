import { randomInt } from 'node:crypto';

import { LIMITS } from '@swatchwork/contract';
import { slugOf } from '@swatchwork/formats';

const DIGITS = 'abcdefghijkmnpqrstuvwxyz23456789'; // no look-alikes
const SUFFIX_LENGTH = 4;
const LONGEST_BASE = LIMITS.slug - SUFFIX_LENGTH - 1;
/** One in a million suffixes collides with each article of the same title. */
const ATTEMPTS = 5;

/**
 * The slug that a title gives, short enough for a suffix; empty where it has no letter of a to z and
 * no digit. One that follows the rule gives itself.
 */
export const baseSlug = (title: string) => slugOf(title).slice(0, LONGEST_BASE).replace(/-$/, '');

/**
 * Keeps an article under the slug that is wanted; one that is empty or taken gets a short suffix.
 *
 * @param keep Undefined when the slug is taken. Asked again with another one then.
 * @param present The slug that the article has: if it is the wanted one with a suffix, that stays.
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
