import { slugOf } from '../text/slug.ts';

const LONGEST = 40; // letters

/**
 * A name as Python, R and JavaScript have them: lower-case letters, digits and underscores, beginning with a
 * letter. `data` goes before what begins with a digit, and stands where nothing remains.
 */
export function codeName(name: string): string {
  const words = slugOf(name).replaceAll('-', '_').slice(0, LONGEST).replace(/_$/, '');
  if (words === '') return 'data';
  return `data_${words}`;
}
