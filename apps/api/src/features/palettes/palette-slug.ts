import { slugOf } from '@swatchwork/formats';

/** Characters of the name in a slug. */
const LONGEST_NAME = 60;

/**
 * The digits of an id in a slug: the time, the counter and the variant of a version 7 UUID, which
 * are unique unless two instances save in the same millisecond. Then the whole slug decides.
 */
const DIGITS = 17;

const HEX = 16;
const CODE_BASE = 36;
const CODE = /(?:^|-)([0-9a-z]{9,14})$/;

interface Named {
  id: string;
  slug: string | null;
  name: string;
}

/**
 * The last part of the address of a palette's page, such as `deep-ocean-1k9x2m4v7q0z`. The name is
 * there for people; the code at the end finds the palette, so that the address outlives a change of
 * the name. Palettes of the house have slugs without a code.
 */
export function slugOfPalette({ id, slug, name }: Named) {
  const words = slugOf(name).slice(0, LONGEST_NAME).replace(/-$/, '');
  return slug ?? [words, codeOf(id)].filter(Boolean).join('-');
}

const codeOf = (id: string): string =>
  BigInt(`0x${id.replaceAll('-', '').slice(0, DIGITS)}`).toString(CODE_BASE);

/** The first and the last id that the code of a slug can stand for; undefined without a code. */
export function idsOfSlug(slug: string): { first: string; last: string } | undefined {
  const code = CODE.exec(slug)?.[1];
  if (!code) return undefined;
  const start = parseBase36(code).toString(HEX).padStart(DIGITS, '0');
  if (start.length > DIGITS) return undefined;
  return { first: toUuid(start.padEnd(32, '0')), last: toUuid(start.padEnd(32, 'f')) };
}

const parseBase36 = (text: string): bigint =>
  [...text].reduce(
    (sum, digit) => sum * BigInt(CODE_BASE) + BigInt(Number.parseInt(digit, CODE_BASE)),
    0n,
  );

const toUuid = (digits: string): string =>
  digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
