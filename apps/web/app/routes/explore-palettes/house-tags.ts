/** Suggested tags of the house collection. */
export const TAGS = [
  'accessible',
  'autumn',
  'bold',
  'corporate',
  'dark',
  'earth',
  'elegant',
  'floral',
  'food',
  'monochrome',
  'nature',
  'neon',
  'ocean',
  'pastel',
  'playful',
  'retro',
];

const OF_TABS = ['minimal', 'vintage', 'warm', 'cool'];

/** Whether many palettes have a tag, so that its list is a page to be found. */
export const isHouseTag = (tag: string): boolean => TAGS.includes(tag);
const SHORTEST = 3; // letters that distinguish one tag from the others

/**
 * Tags that a text may mean: for each of its words, a tag that begins with it or with which it
 * begins.
 */
export function tagsLike(text: string): string[] {
  const words = text.toLowerCase().split(/\s+/);
  return [...TAGS, ...OF_TABS].filter((tag) =>
    words.some((word) => word.length >= SHORTEST && (tag.startsWith(word) || word.startsWith(tag))),
  );
}
