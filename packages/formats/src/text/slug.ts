/**
 * The part of an address for a title: lower-case, each run of characters other than a to z and
 * digits becomes one hyphen, without hyphens at the ends. Empty if nothing remains.
 */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
