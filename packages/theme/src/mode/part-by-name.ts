/** What words of a name say that a token paints, where no pair says it. */
export type NamedPart = 'ground' | 'ink' | 'line' | 'mark' | 'shadow' | 'chart' | 'itself';

/** In the order in which they count; the last word of the first kind that is found wins. */
const WORDS: readonly (readonly [part: NamedPart, words: string])[] = [
  ['chart', 'chart charts data dataviz series categorical'],
  [
    'line',
    'border borders divider separator outline stroke line hairline rule ring focus underline',
  ],
  [
    'ink',
    'text fg foreground on ink icon icons heading label placeholder link links caret content',
  ],
  [
    'ground',
    'bg background ground surface canvas page layer container fill field subtle base card',
  ],
  ['shadow', 'shadow shadows scrim overlay backdrop blanket'],
  ['mark', 'button solid brand primary secondary tertiary accent interactive'],
  ['itself', 'white black dark light'],
];

const PARTS = new Map(
  WORDS.flatMap(([part, words]) => words.split(' ').map((word) => [word, part])),
);
const RANK = new Map(WORDS.map(([part], i) => [part, i]));

/** Words in lower case: of `--onPrimary` or `color.on.primary`. */
export const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .flatMap((word) => word.match(/[a-z]+|\d+/g) ?? []);

/** Words of what a text stands on where that is a ground, so that it turns with the page. */
const GROUNDS =
  /^(?:bg|background|ground|surface|page|canvas|base|body|default|neutral|container)$/;

/** Whether a name says that a text stands on a color of its own, as `text-on-brand` does. */
export function isOnMark(name: string): boolean {
  const words = wordsOf(name);
  const next = words[words.lastIndexOf('on') + 1];
  return words.includes('on') && next !== undefined && !GROUNDS.test(next);
}

/** @returns Undefined where no word is known. */
export function partByName(name: string): NamedPart | undefined {
  const parts = wordsOf(name).flatMap((word) => PARTS.get(word) ?? []);
  return parts.reduce<NamedPart | undefined>(
    (best, one) => (best && RANK.get(best)! <= RANK.get(one)! ? best : one),
    undefined,
  );
}

/** Words of grounds by how high these lie above the page. */
const HEIGHTS = [
  '',
  'surface card raised elevated container',
  'popover dropdown menu modal dialog overlay',
].map((words) => new Set(words.split(' ')));

/** 0 for the page, 1 for what lies on it, 2 for what lies above everything else. */
export const heightOf = (name: string): number => {
  const words = wordsOf(name);
  return Math.max(
    0,
    HEIGHTS.findLastIndex((known) => words.some((word) => known.has(word))),
  );
};
