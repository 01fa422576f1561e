import { deltaEOK, formatHex, isInGamut, mapToGamut, type ParsedColor } from '@swatchwork/color';

import { FILE_LIMITS } from '../../constants.ts';
import { FormatError } from '../../palette/format-error.ts';
import type { ReadPalette } from '../../palette/palette.ts';
import { PaletteBuilder } from '../../palette/palette-builder.ts';
import { createNaming, scanCode, titleOf } from '../../text/scan-code.ts';
import { slug } from '../../text/text.ts';
import { isOtherNotation, noteLeftovers, type Span } from '../explicit.ts';
import { NOTATION, ownName } from '../names.ts';
import { sheetVariables, withoutConditions } from './declarations.ts';
import { entriesIn, type SheetEntry } from './entries.ts';
import { createEvaluation, type Evaluated } from './evaluate-entry.ts';

const SIGNS: Partial<Record<string, string>> = { $: 'SCSS', '@': 'Less' };

const MOST_VALUES = 100_000;

/**
 * Reads the variables that are colors, computed where they are made of others. Their names, without a
 * leading `color-`, name the colors, unless a comment follows; the first comment names the palette.
 * Maps and lists of Sass are read as a variable for each color. If a variable has several values, for
 * a dark theme or a wider gamut, the first counts, unless it is only the fallback of a later one
 * beyond sRGB.
 *
 * @returns Undefined for a text without variables that are colors.
 * @throws {FormatError} If there are too many.
 * @see https://www.w3.org/TR/css-variables-1/
 */
export function readVariables(text: string): ReadPalette | undefined {
  const scanned = scanCode(text, 'css');
  const commentBehind = createNaming(scanned);
  const entries: SheetEntry[] = [];
  const done: Span[] = [];
  const names = new Set<string>();
  for (const variable of sheetVariables(scanned.code)) {
    done.push([variable.from, variable.to]);
    for (const entry of entriesIn(scanned.code, variable, commentBehind)) {
      if (!entry.mayBeColor && entry.isLong) continue; // what is short may be a channel
      if (entries.length === MOST_VALUES) {
        const problem = `more than ${MOST_VALUES} values`;
        throw new FormatError('too_large', 'Variables', entry.at, problem);
      }
      entries.push(entry);
      if (entry.literal) names.add(entry.key);
    }
    if (names.size > FILE_LIMITS.colors) break; // one too many, so that the palette reports the limit
  }
  const first = entries.find(({ literal }) => literal) ?? entries[0];
  const palette = new PaletteBuilder(SIGNS[first?.key[0] ?? ''] ?? 'CSS');
  palette.name = titleOf(scanned);
  addColors(entries, scanned.code, palette);
  if (palette.size === 0) return undefined;
  noteLeftovers(withoutConditions(scanned.code), palette, done);
  return palette.build();
}

type Color = ParsedColor & { readonly css?: string };

/** A variable that is a color, by the value that counts. */
interface Found {
  color: Color;
  entry: SheetEntry;
  /** Whether other notations of it follow under the same name. */
  isRepeated: boolean;
}

interface Unread {
  entry: SheetEntry;
  problem: string;
}

function addColors(entries: readonly SheetEntry[], code: string, palette: PaletteBuilder): void {
  const evaluate = createEvaluation(entries, code);
  const found = new Map<string, Found>();
  /** The same by their names without a notation such as `-hex`. */
  const bases = new Map<string, Found>();
  const unread: Unread[] = [];
  const counts = { later: 0, alias: 0, numbers: 0, other: 0, twofold: 0 };
  for (const entry of entries) {
    if (!entry.mayBeColor) continue;
    const value = evaluate(entry);
    const first = found.get(entry.name);
    const base = bases.get(entry.name.replace(NOTATION, ''));
    if (first) {
      const color = colorIn(value);
      if (color && isFallback(first.color, color)) first.color = color;
      else if (value === 'alias' && entry.references[0] === first.entry.key) continue;
      else if (!color || !isSaidAlready(first.color, color)) counts.later += 1;
    } else if (base && isRepetition(base, value)) base.isRepeated = true;
    else if (typeof value === 'string') counts[value] += 1;
    else if ('problem' in value) unread.push({ entry, problem: value.problem });
    else {
      const one = { color: value.color, entry, isRepeated: false };
      found.set(entry.name, one);
      if (!base) bases.set(entry.name.replace(NOTATION, ''), one);
      if (value.isTwofold) counts.twofold += 1;
    }
  }
  const family = slug(palette.name);
  for (const { color, entry, isRepeated } of found.values()) {
    const label = isRepeated ? entry.name.replace(NOTATION, '') : entry.name;
    const name = entry.comment ?? ownName(label, family);
    palette.add(color.color, entry.at, { name, alpha: color.alpha, css: color.css });
  }
  palette.tally(
    counts.later,
    'later {value|values} of the same {variable was|variables were} left out.',
  );
  palette.tally(
    counts.alias,
    '{variable|variables} that only {refers|refer} to {another was|others were} left out.',
  );
  palette.tally(
    counts.twofold,
    '{color differs|colors differ} in a dark scheme; the light {one was|ones were} read.',
  );
  palette.tally(
    counts.numbers,
    '{variable|variables} of three numbers, which may be color channels, {was|were} left out.',
  );
  noteUnread(unread, palette);
}

const colorIn = (value: Evaluated): Color | undefined =>
  typeof value === 'object' && 'color' in value ? value.color : undefined;

/** Values that hold a color and are none; those of which all colors are in the palette lose nothing. */
function noteUnread(unread: readonly Unread[], palette: PaletteBuilder): void {
  const lost = unread.filter(({ entry: { listed } }) => {
    return listed.length === 0 || !listed.every((color) => palette.holds(color));
  });
  const [first] = lost;
  const such = first && `${first.entry.key.slice(0, 60)} (${first.problem.slice(0, 80)})`;
  palette.tally(
    lost.length,
    '{variable|variables} that may be {a color was|colors were} left {out:|out, such as} %.',
    such,
  );
}

/** ΔE_OK of two ways to bring a color to sRGB, and of one color in two notations of four digits. */
const MAPPED = 0.02;
const ROUNDED = 0.0005;

/** Whether sRGB shows the later color as the first one. */
function isFallback(first: Color, later: Color): boolean {
  if (isInGamut(later.color) || isSame(first, later)) return false;
  if (!isInGamut(first.color) || !isAsOpaque(first, later)) return false;
  const mapped = mapToGamut(later.color);
  // Close to black, one step of 8 bits is more than that.
  const isSameHex = formatHex(mapped) === formatHex(first.color);
  return isSameHex || deltaEOK(mapped, first.color) < MAPPED;
}

/** Whether a later value only repeats the first, perhaps in another notation. */
const isSaidAlready = (first: Color, later: Color): boolean =>
  isSame(first, later) || isOtherNotation(first, later);

const isSame = (one: ParsedColor, other: ParsedColor): boolean =>
  deltaEOK(one.color, other.color) < ROUNDED && isAsOpaque(one, other);

const isAsOpaque = (a: ParsedColor, b: ParsedColor) => Math.abs(a.alpha - b.alpha) < 1 / 255;

/** Adobe Color repeats its colors in notations, of which it writes one as CSS does not know it. */
function isRepetition(first: Found, later: Evaluated): boolean {
  const color = colorIn(later);
  return color ? isSaidAlready(first.color, color) : first.isRepeated;
}
