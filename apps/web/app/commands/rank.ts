/** Fewest letters in which a slip is forgiven; shorter words are too alike. */
const LEAST_WITH_SLIP = 4;

/** Fewest letters that are looked for within a word. */
const LEAST_WITHIN = 3;

/** Words that say nothing about what is looked for. */
const EMPTY = new Set(
  'a an and for from how i in into is it me mine my of on or our own saved the this to with'.split(
    ' ',
  ),
);

/**
 * How well a title answers what was typed: 6 the same, 5 its beginning, 4 each typed word begins a
 * word of a short title, 3 the same with the further words, 2 it contains the text, 1 with at most
 * one slip in each word (a letter more, less, wrong, or two swapped); 3 and 1 with up to 0.9 more,
 * the more the nearer to the front and the wholer the words stand. Below 1 it is the share of words
 * that are answered at all; 0 for none. Capitals, accents, signs, plurals, British spelling and words
 * such as “my” make no difference.
 *
 * @param words Further words, the most telling first.
 */
export function rank(typed: string, title: string, words = ''): number {
  const text = plain(typed);
  const name = plain(title);
  if (text === '') return 0;
  if (name === text) return 6;
  if (name.startsWith(text)) return 5;
  const parts = wordsOf(text);
  const inTitle = name.split(' ');
  const isShort = inTitle.length <= 2 * parts.length;
  if (isShort && parts.every((part) => inTitle.some((word) => word.startsWith(part)))) return 4;

  const known = [inTitle, plain(words).split(' ')];
  const weights = parts.map((part) => Math.max(...known.map((list) => weigh(part, list))));
  const answered = weights.filter((weight) => weight > 0).length / parts.length;
  const more = (weights.reduce((sum, weight) => sum + weight, 0) / parts.length) * 0.9;
  if (answered === 1 && Math.min(...weights) > SLIP) return 3 + more;
  if (text.length >= LEAST_WITHIN && name.includes(text)) return 2;
  return answered === 1 ? 1 + more : answered * 0.9 + more / 10;
}

/** The most that a word with a slip weighs. */
const SLIP = 0.3;

/** How well a word of a list is what was typed, 0 to 1: less further back, less if it goes on, least with a slip. */
function weigh(part: string, list: readonly string[]): number {
  const weights = list.map((word, place) => {
    const front = 1 - place / list.length;
    if (word === part || word === `${part}s`) return 0.7 + 0.3 * front;
    if (word.startsWith(part)) return SLIP + 0.1 + 0.3 * front;
    return beginsWithSlip(part, word) ? (SLIP * (1 + front)) / 2 : 0;
  });
  return Math.max(...weights);
}

/** An entry with how well it answers. */
export type Scored<Entry> = { entry: Entry; score: number };

/**
 * The entries that answer, best first and at most `count`; of equal ones the title with
 * fewest words, then the earlier.
 *
 * @param least The lowest score: below 1, entries that answer a part of the words come too.
 */
export function best<Entry extends { title: string; words?: string }>(
  typed: string,
  entries: readonly Entry[],
  count: number,
  least = 1,
): Scored<Entry>[] {
  return entries
    .map((entry) => ({ entry, score: rank(typed, entry.title, entry.words) }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || countWords(a.entry) - countWords(b.entry))
    .slice(0, count);
}

const countWords = ({ title }: { title: string }): number => title.split(' ').length;

/** The words that say what is looked for, without the plural; all of them if none does. */
function wordsOf(text: string): string[] {
  const all = text.split(' ');
  const telling = all.filter((word) => !EMPTY.has(word));
  return (telling.length > 0 ? telling : all).map((word) =>
    word.length > LEAST_WITH_SLIP ? word.replace(/(?<![su])s$/, '') : word,
  );
}

/** In lower case without accents, its words separated by single spaces. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/colou?r/g, 'color')
    .replace(/gr[ae]y/g, 'gray')
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
