/** A text that grows: a beginning, repeated pieces, and an end. */
export interface Shape {
  before: string;
  /** Joined, they are repeated; `\u{F0000}` in them becomes the number of the repetition. */
  pieces: readonly Piece[];
  after: string;
  /** Added at the end as often as the pieces, to close what they open. */
  closing: string;
}

interface Piece {
  text: string;
  times: number;
}

/** Placeholder for the number of a repetition, so that no two of them are alike. */
export const NUMBER = '\u{F0000}';

/** Lengths of repeated pieces: near the limits of regular expressions, and beyond them. */
const RUNS = [1, 1, 1, 1, 2, 7, 20, 100, 120, 200, 400, 1960, 20_000];

/** The tokens of texts: words, numbers, runs of blanks, single signs. */
export function tokensOf(texts: readonly string[]): string[] {
  const found = texts.flatMap(
    (text) => text.match(/[A-Za-z]+|\d+|[^\S\n]+|[^\w\s]|\n/gu)?.slice(0, 400) ?? [],
  );
  return [...new Set(found)];
}

/** A random shape of these tokens: singles, pairs and triples, some of them whole samples. */
export function randomShape(
  tokens: readonly string[],
  samples: readonly string[],
  next: () => number,
): Shape {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const piece = (): Piece => ({
    text: next() < 0.15 ? NUMBER : next() < 0.15 ? pick(tokens) + pick(tokens) : pick(tokens),
    times: pick(RUNS),
  });
  const once = () => (next() < 0.3 ? pick(tokens) : cut(pick(samples), next));
  return {
    before: next() < 0.3 ? '' : once(),
    pieces: Array.from({ length: 1 + Math.floor(next() * 5) }, piece),
    after: next() < 0.7 ? '' : once(),
    closing: next() < 0.1 ? pick(tokens) : '',
  };
}

/** A sample or its beginning, which leads to the reader that knows it. */
const cut = (text: string, next: () => number) =>
  next() < 0.5 ? text : text.slice(0, Math.ceil(next() * text.length));

/** A shape with one random change. */
export function varied(
  shape: Shape,
  tokens: readonly string[],
  samples: readonly string[],
  next: () => number,
): Shape {
  const other = randomShape(tokens, samples, next);
  const kind = next();
  if (kind < 0.15) return { ...shape, before: other.before };
  if (kind < 0.25) return { ...shape, after: other.after };
  if (kind < 0.3) return { ...shape, closing: other.closing };
  const at = Math.floor(next() * shape.pieces.length);
  if (kind < 0.5) return { ...shape, pieces: shape.pieces.toSpliced(at, 0, other.pieces[0]!) };
  if (kind < 0.65 && shape.pieces.length > 1) {
    return { ...shape, pieces: shape.pieces.toSpliced(at, 1) };
  }
  const { text } = shape.pieces[at]!;
  const replaced = kind < 0.8 ? { text, times: other.pieces[0]!.times } : other.pieces[0]!;
  return { ...shape, pieces: shape.pieces.with(at, replaced) };
}

/** A shape as a text of at most this many characters. */
export function grow({ before, pieces, after, closing }: Shape, size: number): string {
  const room = size - before.length - after.length;
  const unit = pieces
    .map(({ text, times }) => text.repeat(Math.min(times, Math.ceil(size / 2 / text.length))))
    .join('');
  if (unit === '' || room <= 0) return (before + after).slice(0, size);
  const times = Math.ceil(room / (unit.length + closing.length));
  const open = unit.includes(NUMBER)
    ? Array.from({ length: times }, (_, n) => unit.replaceAll(NUMBER, String(n))).join('')
    : unit.repeat(times);
  return (before + open.slice(0, room) + closing.repeat(times) + after).slice(0, size);
}

/** A shape in a few words, for a report. */
export const describeShape = ({ before, pieces, after, closing }: Shape): string =>
  [
    before && `${JSON.stringify(before.slice(-40))} then`,
    pieces
      .map(
        ({ text, times }) =>
          JSON.stringify(text.replaceAll(NUMBER, 'N')) + (times > 1 ? `×${times}` : ''),
      )
      .join(' '),
    'over and over',
    closing && `closed by ${JSON.stringify(closing)}`,
    after && `then ${JSON.stringify(after.slice(0, 40))}`,
  ]
    .filter(Boolean)
    .join(' ');
