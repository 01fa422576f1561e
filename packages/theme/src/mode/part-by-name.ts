/** What words of a name say that a token paints, where no pair says it. */
export type NamedPart = 'ground' | 'ink' | 'line' | 'solid' | 'shadow' | 'chart';

/** In the order in which they are looked for. */
const WORDS: readonly (readonly [part: NamedPart, words: string])[] = [
  ['shadow', 'shadow shadows elevation scrim overlay backdrop modal-backdrop'],
  ['chart', 'chart charts data dataviz series categorical'],
  ['line', 'border borders divider separator outline stroke line hairline rule ring focus'],
  [
    'ink',
    'text fg foreground on ink icon icons heading label placeholder link links caret content',
  ],
  [
    'ground',
    'bg background ground surface canvas page layer container fill field subtle base card',
  ],
  ['solid', 'button solid emphasis brand primary secondary tertiary accent interactive'],
];

const PARTS = new Map(
  WORDS.flatMap(([part, words]) => words.split(' ').map((word) => [word, part])),
);
const RANK = new Map(WORDS.map(([part], i) => [part, i]));

/** @returns Undefined where no word is known. */
export function partByName(name: string): NamedPart | undefined {
  const words = name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split(/[^a-z]+/);
  const parts = words.flatMap((word) => PARTS.get(word) ?? []);
  return parts.reduce<NamedPart | undefined>(
    (best, one) => (best && RANK.get(best)! <= RANK.get(one)! ? best : one),
    undefined,
  );
}
