/** Fewest letters in which a slip is forgiven; shorter words are too alike. */
const LEAST_WITH_SLIP = 4;

/** Fewest letters that are looked for within a word. */
const LEAST_WITHIN = 3;

/**
 * How well a title answers what was typed: 6 the same, 5 its beginning, 4 each typed word begins a
 * word of it, 3 the same with the further words, 2 it contains the text, 1 with at most one slip in
 * each word (a letter more, less, wrong, or two swapped); 0 not at all. Capitals, accents and signs
 * make no difference.
 */
export function rank(typed: string, title: string, words = ''): number {
  const text = plain(typed);
  const name = plain(title);
  if (text === '') return 0;
  if (name === text) return 6;
  if (name.startsWith(text)) return 5;
  const parts = text.split(' ');
  const inTitle = name.split(' ');
  const all = [...inTitle, ...plain(words).split(' ')];
  const each = (known: string[], matches: (part: string, word: string) => boolean) =>
    parts.every((part) => known.some((word) => matches(part, word)));
  const begins = (part: string, word: string) => word.startsWith(part);
  if (each(inTitle, begins)) return 4;
  if (each(all, begins)) return 3;
  if (text.length >= LEAST_WITHIN && name.includes(text)) return 2;
  return each(all, (part, word) => begins(part, word) || beginsWithSlip(part, word)) ? 1 : 0;
}

/** The entries that answer, best first and at most `count`; of equal ones the shortest title. */
export function best<Entry extends { title: string; words?: string }>(
  typed: string,
  entries: readonly Entry[],
  count: number,
): Entry[] {
  return entries
    .map((entry) => ({ entry, score: rank(typed, entry.title, entry.words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.entry.title.length - b.entry.title.length)
    .slice(0, count)
    .map(({ entry }) => entry);
}

/** In lower case without accents, its words separated by single spaces. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function beginsWithSlip(part: string, word: string): boolean {
  if (part.length < LEAST_WITH_SLIP) return false;
  return [-1, 0, 1].some((more) => differByOneSlip(part, word.slice(0, part.length + more)));
}

function differByOneSlip(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
