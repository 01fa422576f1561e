/**
 * The part of an address that a title gives: lower-case, each run of other characters than a to z
 * and digits becomes one hyphen, none at the ends. Empty where nothing remains.
 */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
