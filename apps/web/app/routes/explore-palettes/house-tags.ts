/** Tags of the house collection that are worth a look. */
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
const SHORTEST = 3; // letters that tell one tag from the others

/** Tags that somebody may mean: of each word of a text, one that begins it or that it begins. */
export function tagsLike(text: string): string[] {
  const words = text.toLowerCase().split(/\s+/);
  return [...TAGS, ...OF_TABS].filter((tag) =>
    words.some((word) => word.length >= SHORTEST && (tag.startsWith(word) || word.startsWith(tag))),
  );
}
