import {
  deltaEOK,
  formatHex,
  type Hex,
  isInGamut,
  mapToGamut,
  type ParsedColor,
  parseColor,
  type Srgb,
  seePair,
} from '@swatchwork/color';
import { readCssColor } from '@swatchwork/color/css';
import { CSS_COLOR_NAMES } from '@swatchwork/color/css-color-names';

import { parseColorLine, parseTitleLine } from './color-line.ts';
import type { Context } from './command.ts';
import { suggest } from './suggest.ts';
import { quote, UsageError } from './usage-error.ts';

/** A color as the user wrote it, and the parsed color. */
export interface GivenColor extends ParsedColor {
  input: string;
  /** The nearest color that screens show, without its alpha. */
  shown: Srgb;
  hex: Hex;
  /** What the line says that it came from. */
  name?: string | undefined;
}

const ALLOWED =
  'any CSS color, such as 3B82F6, "#3b82f6", "rgb(59 130 246)", "oklch(0.62 0.19 260)" or teal';

/** In a shell, `#` begins a comment, so that an unquoted hex code disappears. */
const HASH_HINT = 'In a shell, # starts a comment: quote it ("#3B82F6") or leave it out (3B82F6).';

/**
 * @param what What the text is, for the error, such as `TEXT` or `Line 3 of standard input`.
 * @throws {UsageError} If the text is no color.
 */
export function readColor(input: string, what: string): GivenColor {
  const parsed = readCssColor(input);
  if (typeof parsed === 'string') {
    const reason = input.includes('(') ? ` (${parsed})` : '';
    throw new UsageError(`${what} must be ${ALLOWED}; got ${quote(input)}${reason}.`, {
      suggestion: parseColor(`#${input}`) ? `#${input}` : suggest(input, CSS_COLOR_NAMES),
    });
  }
  return given(input, parsed);
}

function given(input: string, parsed: ParsedColor): GivenColor {
  const shown = mapToGamut(parsed.color);
  return { ...parsed, input, shown, hex: formatHex(shown) };
}

type Given = Pick<Context, 'args' | 'readInput'>;

/** What the colors are called in messages, as many as there must be, and how many there may be. */
interface Range {
  names: readonly string[];
  most: number;
  /** Reads what is no color of CSS, but is allowed here; undefined for all else. */
  readOther?: (input: string, what: string) => ParsedColor | undefined;
}

/**
 * The colors of a command line. `-` stands for the lines of standard input: one color each, or a
 * hex code followed by anything, as `generate`, `harmony` and `import` write it.
 *
 * @throws {UsageError} If a text is no color, or there are too few or too many.
 */
export async function readColors(context: Given, range: Range): Promise<GivenColor[]> {
  return (await readTitledColors(context, range)).colors;
}

/** The same, with the name of their palette where a line says it. */
export async function readTitledColors(
  { args: { positionals }, readInput }: Given,
  { names, most, readOther }: Range,
): Promise<{ title: string | undefined; colors: GivenColor[] }> {
  const read: Read = (input, what) => {
    const other = readOther?.(input, what);
    return other ? given(input, other) : readColor(input, what);
  };
  const colors: GivenColor[] = [];
  let title: string | undefined;
  for (const [i, input] of positionals.entries()) {
    if (input === '-') {
      const lines = readLines(await readInput(), read);
      colors.push(...lines.colors);
      title ??= lines.title;
    } else colors.push(read(input, names[i] ?? 'COLOR'));
  }
  if (colors.length >= names.length && colors.length <= most) return { title, colors };
  if (colors.length > most && most > names.length) {
    throw new UsageError(`This takes at most ${most} colors; got ${colors.length}.`);
  }
  const wanted = most > names.length ? `${names.join(' ')}, or more` : names.join(' and ');
  const got = colors.map(({ input }) => quote(input)).slice(0, 5);
  throw new UsageError(`This needs ${wanted}; got ${got.join(', ') || 'nothing'}.`, {
    hint: colors.length < names.length ? HASH_HINT : undefined,
  });
}

/** Says of each color outside sRGB which one was taken for it, once. */
export function mappedNotes(colors: readonly GivenColor[]): string[] {
  const notes = colors.flatMap(({ color, input, shown, hex }) => {
    if (isInGamut(color)) return [];
    const distance = deltaEOK(color, shown).toFixed(3);
    return [
      `${input} is outside sRGB and was replaced by ${hex}, the nearest sRGB color (ΔE_OK ${distance}).`,
    ];
  });
  return [...new Set(notes)];
}

/** Says of each color with an opacity that it was taken without it, once. */
export function opaqueNotes(colors: readonly GivenColor[]): string[] {
  const notes = colors.flatMap(({ alpha, input }) =>
    alpha < 1
      ? [`${input} was made opaque; its opacity of ${Number(alpha.toFixed(4))} was ignored.`]
      : [],
  );
  return [...new Set(notes)];
}

/** Both, for commands that take six digits of a color. */
export const hexNotes = (colors: readonly GivenColor[]): string[] => [
  ...mappedNotes(colors),
  ...opaqueNotes(colors),
];

/** Far more than a person looks at. */
const MOST_LINES = 10_000;

type Read = typeof readColor;

function readLines(
  bytes: Uint8Array,
  read: Read,
): { title: string | undefined; colors: GivenColor[] } {
  const lines = new TextDecoder().decode(bytes).split(/\r?\n/);
  if (lines.length > MOST_LINES) {
    throw new UsageError(
      `Standard input can have at most ${MOST_LINES} lines; got ${lines.length}.`,
    );
  }
  let title: string | undefined;
  const colors: GivenColor[] = [];
  for (const [i, line] of lines.entries()) {
    const text = line.trim();
    const name = parseTitleLine(text);
    if (name !== undefined) title ??= name;
    else if (text !== '') colors.push(readLine(text, `Line ${i + 1} of standard input`, read));
  }
  return { title, colors };
}

function readLine(text: string, what: string, read: Read): GivenColor {
  const line = parseColor(text) ? undefined : parseColorLine(text);
  return line ? { ...read(line.css, what), name: line.name } : read(text, what);
}

/**
 * What is seen of a pair: a translucent text over its background, a translucent background over
 * what lies beneath.
 *
 * @throws {UsageError} If the background is translucent and no color is given for below it.
 */
export function flattenPair(
  text: ParsedColor,
  background: ParsedColor,
  beneath: ParsedColor | undefined,
): { text: Srgb; background: Srgb } {
  if (background.alpha < 1 && (beneath?.alpha ?? 0) < 1) {
    throw new UsageError(`The background is translucent (alpha ${background.alpha}).`, {
      hint: 'Name the opaque color underneath: --over COLOR, or "over" in a file of pairs.',
    });
  }
  const toSrgb = ({ color, alpha }: ParsedColor) => ({ color: mapToGamut(color), alpha });
  const ground = beneath && mapToGamut(beneath.color);
  const seen = seePair(toSrgb(text), toSrgb(background), ground);
  return { text: seen.foreground, background: seen.background };
}
