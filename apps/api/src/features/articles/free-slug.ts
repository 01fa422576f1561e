import { randomInt } from 'node:crypto';

import { LIMITS } from '@swatchwork/contract';
import { slugOf } from '@swatchwork/formats';

const DIGITS = 'abcdefghijkmnpqrstuvwxyz23456789'; // no look-alikes
const SUFFIX_LENGTH = 4;
const LONGEST_BASE = LIMITS.slug - SUFFIX_LENGTH - 1;
/** One in a million suffixes collides with each article of the same title. */
const ATTEMPTS = 5;

/** The slug that a title gives; empty where it has no letter of a to z and no digit. */
export const baseSlug = (title: string) => slugOf(title).slice(0, LONGEST_BASE).replace(/-$/, '');

/** Whether a slug comes from this title, with or without a suffix. */
export function isSlugOf(slug: string, title: string): boolean {
  const base = baseSlug(title);
  if (base !== '' && slug === base) return true;
  const suffix = slug.slice(base === '' ? 0 : base.length + 1);
  return slug === join(base, suffix) && suffix.length === SUFFIX_LENGTH;
}

/**
 * Keeps an article under the slug of its title; one that is empty or taken gets a short suffix.
 *
 * @param keep Undefined when the slug is taken. Asked again with another one then.
 */
export async function keepWithFreeSlug<Row>(
  title: string,
  keep: (slug: string) => Promise<Row | undefined>,
): Promise<Row> {
  const base = baseSlug(title);
  for (let attempt = base === '' ? 1 : 0; attempt <= ATTEMPTS; attempt += 1) {
    const row = await keep(attempt === 0 ? base : join(base, randomSuffix()));
    if (row) return row;
  }
  throw new Error(`No free slug was found for the title ${title}`);
}

const join = (base: string, suffix: string) => (base === '' ? suffix : `${base}-${suffix}`);

const randomSuffix = () =>
  Array.from({ length: SUFFIX_LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('');
