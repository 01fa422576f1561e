import { slugOf } from '../text/slug.ts';

const LONGEST = 40; // letters

/** Words of R and Python that are no names. */
const RESERVED = new Set(
  'and as break class def del else for from function if import in is next not or pass repeat try while with'.split(
    ' ',
  ),
);

/**
 * A name as Python, R and JavaScript have them: lower-case letters, digits and underscores, beginning with a
 * letter. `data` goes before what begins with a digit or is reserved, and stands where nothing remains.
 */
export function codeName(name: string): string {
  const words = slugOf(name).replaceAll('-', '_').slice(0, LONGEST).replace(/_$/, '');
  if (words === '') return 'data';
  return /^\d/.test(words) || RESERVED.has(words) ? `data_${words}` : words;
}
