const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Words of so many letters are looked for with an error: shorter ones resemble too many others. */
const MISTYPED = { min: 4, max: 20 };

const WORD = /^\p{L}+$/u;

/**
 * All texts that differ from a word in lower case by one letter of `a` to `z`: another, one more, one
 * less, or two neighbors exchanged. At most 1,100; none for short words, long ones and signs.
 */
export function oneLetterOff(word: string): string[] {
  const letters = [...word];
  if (letters.length < MISTYPED.min || letters.length > MISTYPED.max || !WORD.test(word)) return [];
  const put = (place: number, removed: number, ...added: string[]) =>
    letters.toSpliced(place, removed, ...added).join('');
  const texts = letters.flatMap((letter, place) => [
    put(place, 1),
    ...(place > 0 ? [put(place - 1, 2, letter, letters[place - 1]!)] : []),
    ...LETTERS.flatMap((other) => [put(place, 1, other), put(place, 0, other)]),
  ]);
  const ends = LETTERS.map((other) => word + other);
  return [...new Set([...texts, ...ends])].filter((text) => text !== word);
}
