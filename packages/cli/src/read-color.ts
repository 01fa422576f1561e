import {
  BLACK,
  composite,
  deltaEOK,
  formatHex,
  type Hex,
  isInGamut,
  mapToGamut,
  type ParsedColor,
  parseColor,
  parseHex,
  type Srgb,
  toCssColor,
} from '@swatchwork/color';
import { CSS_COLOR_NAMES } from '@swatchwork/color/css-color-names';

import type { Context } from './command.ts';
import { suggest } from './suggest.ts';
import { quote, UsageError } from './usage-error.ts';

/** A color as the user wrote it, and the parsed color. */
export interface GivenColor extends ParsedColor {
  input: string;
  /** The nearest color that screens show, without its alpha. */
  shown: Srgb;
  hex: Hex;
}

const ALLOWED =
  'any CSS color, such as 3B82F6, "#3b82f6", "rgb(59 130 246)", "oklch(0.62 0.19 260)" or teal';

/** In a shell, `#` begins a comment, so that an unquoted hex code disappears. */
const HASH_HINT = 'A shell takes # for a comment: quote it ("#3B82F6") or leave it out (3B82F6).';

/**
 * @param what What the text is, for the error, such as `TEXT` or `Line 3 of standard input`.
 * @throws {UsageError} If the text is no color.
 */
export function readColor(input: string, what: string): GivenColor {
  const parsed = parseColor(input);
  if (!parsed) {
    throw new UsageError(`${what} must be ${ALLOWED}; got ${quote(input)}.`, {
      suggestion: parseColor(`#${input}`) ? `#${input}` : suggest(input, CSS_COLOR_NAMES),
    });
  }
  return given(input, parsed);
}

function given(input: string, parsed: ParsedColor): GivenColor {
  const shown = mapToGamut(parsed.color);
  return { ...parsed, input, shown, hex: formatHex(shown) };
}

/**
 * The colors of a command line. `-` stands for the lines of standard input: one color each, or a
 * hex code followed by anything, as `generate`, `harmony` and `import` write it.
 *
 * @throws {UsageError} If a text is no color, or there are too few or too many.
 */
export async function readColors(
  { args: { positionals }, readInput }: Pick<Context, 'args' | 'readInput'>,
  { names, most }: { names: readonly string[]; most: number },
): Promise<GivenColor[]> {
  const colors: GivenColor[] = [];
  for (const [i, input] of positionals.entries()) {
    if (input === '-') colors.push(...readLines(await readInput()));
    else colors.push(readColor(input, names[i] ?? 'COLOR'));
  }
  if (colors.length >= names.length && colors.length <= most) return colors;
  if (colors.length > most && most > names.length) {
    throw new UsageError(`This takes ${most} colors at most; got ${colors.length}.`);
  }
  const wanted = most > names.length ? `${names.join(' ')}, or more` : names.join(' and ');
  const got = colors.map(({ input }) => quote(input)).slice(0, 5);
  throw new UsageError(`This needs ${wanted}; got ${got.join(', ') || 'nothing'}.`, {
    hint: colors.length < names.length ? HASH_HINT : undefined,
  });
}

/** Says of a color outside sRGB which one was taken for it; nothing of all others. */
export function mappedSentence({ color, input, shown, hex }: GivenColor): string[] {
  if (isInGamut(color)) return [];
  const distance = deltaEOK(color, shown).toFixed(3);
  return [`${input} was taken as ${hex}, the nearest in sRGB (ΔE_OK ${distance}).`];
}

/** Far more than a person looks at. */
const MOST_LINES = 10_000;

function readLines(bytes: Uint8Array): GivenColor[] {
  const lines = new TextDecoder().decode(bytes).split(/\r?\n/);
  if (lines.length > MOST_LINES) {
    throw new UsageError(
      `Standard input may hold ${MOST_LINES} lines at most; got ${lines.length}.`,
    );
  }
  return lines.flatMap((line, i) => {
    const text = line.trim();
    if (text === '') return [];
    const parsed = parseColor(text);
    return parsed
      ? given(text, parsed)
      : (readLine(text) ?? readColor(text, `Line ${i + 1} of standard input`));
  });
}

const LEADING_HEX = /^(#[\da-f]{3,8})\s/i;

/** A hex, and behind it the color itself, if a color function of the line has that hex. */
function readLine(line: string): GivenColor | undefined {
  const hex = LEADING_HEX.exec(line)?.[1];
  const parsed = hex === undefined ? undefined : parseColor(hex);
  if (!hex || !parsed) return undefined;
  const css = (line.match(FUNCTION) ?? []).find((text) => toCssColor(text)?.hex === hex);
  return css === undefined ? given(line, parsed) : given(css, parseColor(css)!);
}

const FUNCTION = /[a-z]+\([^()]*\)/gi;

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
    throw new UsageError(
      `The background lets through what lies beneath it (alpha ${background.alpha}).`,
      { hint: 'Say which opaque color that is: --over COLOR, or "over" in a file of pairs.' },
    );
  }
  const paper = composite(
    mapToGamut(background.color),
    background.alpha,
    mapToGamut(beneath?.color ?? BLACK),
  );
  const ink = composite(mapToGamut(text.color), text.alpha, paper);
  return { text: asShown(ink), background: asShown(paper) };
}

/** In 8 bits, so that a ratio agrees with the hex codes beside it. */
const asShown = (color: Srgb): Srgb => parseHex(formatHex(color))!;
