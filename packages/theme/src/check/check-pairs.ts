import { deltaEOK, formatHex, isInGamut, mapToGamut, parseColor } from '@swatchwork/color';
import { ThemeInputError } from '../input/theme-input-error.ts';
import {
  ACCENT_FAMILIES,
  GROUND_ROLES,
  STATUS_FAMILIES,
  type ThemeMode,
  type ThemeTarget,
} from '../model/names.ts';
import type { Pair } from '../model/pair.ts';
import { declarePairs } from '../pairs/declare-pairs.ts';
import { type Coverage, countAlike, listUnjudged, type UnjudgedPair } from './coverage.ts';
import { type DemandingPair, type JudgedPair, judgePair, type PaintedMode } from './judge-pair.ts';
import { type PairToCheck, readPairs, type WantedPair } from './read-pairs.ts';
import { createSuggestions, type PairRepair } from './suggest-change.ts';

export interface PairCheckInput {
  /** The colors of each mode by name, such as a role or a variable: any CSS color. */
  readonly modes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Unless given, every pair that a theme declares and whose two colors are in each mode. */
  readonly pairs?: readonly PairToCheck[] | undefined;
  /** Names of what may lie beneath translucent backgrounds; unless given, the grounds of a theme. */
  readonly grounds?: readonly string[] | undefined;
  /** AA unless given. The mode `high-contrast` asks AAA always. */
  readonly target?: ThemeTarget | undefined;
}

/** How a pair fares in one mode. */
export interface CheckedPairInMode extends JudgedPair {
  /** Where the pair fails: the change that mends it and shows least, if one of one color does. */
  readonly repair?: PairRepair;
}

export interface CheckedPair {
  readonly id: string;
  readonly foreground: string;
  readonly background: string;
  /** By the names of the modes. */
  readonly modes: Record<string, CheckedPairInMode>;
}

export interface PairCheck {
  /** Whether every pair passes in every mode. */
  readonly passed: boolean;
  /** Number of pairs that fail in at least one mode. */
  readonly failed: number;
  readonly pairs: CheckedPair[];
  readonly coverage: Coverage;
  /** Sentences on colors outside of sRGB, of which the nearest inside was judged. */
  readonly notes: string[];
}

const HIGH_CONTRAST: ThemeMode = 'high-contrast';

/**
 * Says of each pair in each mode what its contrast is, on the worst ground where the background is
 * translucent, and which change of one color would mend it. Takes time in proportion to the number
 * of pairs and modes.
 *
 * @throws {ThemeInputError} If a color cannot be read, a name is not in each mode, or a pair
 *   appears twice.
 */
export function checkPairs({ modes, pairs, grounds, target = 'AA' }: PairCheckInput): PairCheck {
  const painted = Object.entries(modes).map(([name, colors]) => readMode(name, colors, grounds));
  if (painted.length === 0) throw new ThemeInputError('modes', 'at least one mode', undefined);
  const everyPair = declarePairs(['brand', ...ACCENT_FAMILIES, ...STATUS_FAMILIES]);
  const declared = new Map(everyPair.map((pair) => [pair.id, pair]));
  const wanted = pairs ? readPairs(pairs, declared) : declaredIn(painted, everyPair);
  if (wanted.length === 0) {
    const allowed = 'at least one pair, because no two of these colors have names of a theme';
    throw new ThemeInputError('pairs', allowed, pairs && 0);
  }
  for (const [i, { foreground, background }] of wanted.entries()) {
    for (const name of [foreground, background]) expectColor(name, painted, `pairs[${i}]`);
  }
  for (const [i, name] of (grounds ?? []).entries()) expectColor(name, painted, `grounds[${i}]`);

  const judged = painted.map((mode) => {
    const level = mode.name === HIGH_CONTRAST ? 'AAA' : target;
    return judgeMode(
      mode,
      wanted.map((pair) => ({ ...pair, minimum: pair.minimum[level] })),
    );
  });
  const results = wanted.map(({ id, foreground, background }, i) => ({
    id,
    foreground,
    background,
    modes: Object.fromEntries(painted.map(({ name }, m) => [name, judged[m]![i]!])),
  }));
  const failed = results.filter((pair) => Object.values(pair.modes).some(({ passes }) => !passes));
  return {
    passed: failed.length === 0,
    failed: failed.length,
    pairs: results,
    coverage: coverageOf(painted, wanted, pairs ? [] : findHalf(painted, everyPair)),
    notes: notesOnWide(modes),
  };
}

function coverageOf(
  modes: readonly PaintedMode[],
  pairs: readonly WantedPair[],
  unjudged: readonly UnjudgedPair[],
): Coverage {
  const names = new Set(modes.flatMap(({ paints }) => [...paints.keys()]));
  const judged = new Set(pairs.flatMap(({ foreground, background }) => [foreground, background]));
  const looks = modes.map(({ paints }) =>
    [...names].map((name) => {
      const paint = paints.get(name);
      return paint ? `${formatHex(paint.color)} ${paint.alpha}` : '';
    }),
  );
  return {
    colors: names.size,
    judged: judged.size,
    contexts: modes.length,
    alike: countAlike(looks),
    unjudged: listUnjudged(unjudged),
    isWhole: unjudged.length === 0,
  };
}

/** Declared pairs of which some modes have both colors and others have not. */
function findHalf(modes: readonly PaintedMode[], pairs: readonly Pair[]): UnjudgedPair[] {
  return pairs.flatMap(({ id, foreground, background }): UnjudgedPair[] => {
    const isIn = ({ paints }: PaintedMode) => paints.has(foreground) && paints.has(background);
    const contexts = modes.filter(isIn).map(({ name }) => name);
    if (contexts.length === 0 || contexts.length === modes.length) return [];
    const reason = 'its colors are not in the other modes';
    return [{ pair: id, contexts, reason }];
  });
}

function readMode(
  name: string,
  colors: Readonly<Record<string, string>>,
  grounds: readonly string[] = GROUND_ROLES,
): PaintedMode {
  const paints = new Map(
    Object.entries(colors).map(([color, text]) => {
      const parsed = parseColor(text);
      if (!parsed) throw new ThemeInputError(`modes.${name}.${color}`, 'a CSS color', text);
      return [color, { color: mapToGamut(parsed.color), alpha: parsed.alpha }];
    }),
  );
  return { name, paints, grounds: grounds.filter((ground) => paints.has(ground)) };
}

const declaredIn = (modes: readonly PaintedMode[], pairs: readonly Pair[]): WantedPair[] =>
  pairs.filter(({ foreground, background }) =>
    modes.every(({ paints }) => paints.has(foreground) && paints.has(background)),
  );

function expectColor(color: string, modes: readonly PaintedMode[], field: string): void {
  const without = modes.find(({ paints }) => !paints.has(color));
  if (without) throw new ThemeInputError(field, `the name of a color in ${without.name}`, color);
}

function judgeMode(mode: PaintedMode, pairs: readonly DemandingPair[]): CheckedPairInMode[] {
  const judged = pairs.map((pair) => judgePair(pair, mode));
  const suggest = createSuggestions(pairs, mode);
  return judged.map((one, i) => {
    const repair = one.passes ? undefined : suggest(i);
    return { ...one, ...(repair && { repair }) };
  });
}

/** Colors that are named in notes. */
const MOST_NOTES = 20;

/** Sentences on colors of modes that are outside of sRGB. */
function notesOnWide(modes: Readonly<Record<string, Readonly<Record<string, string>>>>): string[] {
  const notes = Object.entries(modes).flatMap(([mode, colors]) =>
    Object.entries(colors).flatMap(([name, text]) => {
      const exact = parseColor(text)?.color;
      if (!exact || isInGamut(exact)) return [];
      const shown = mapToGamut(exact);
      const distance = deltaEOK(exact, shown).toFixed(3);
      return `${name} in ${mode}: ${text} is outside sRGB; the nearest sRGB color ${formatHex(shown)} was checked (ΔE_OK ${distance}).`;
    }),
  );
  const more = notes.length - MOST_NOTES;
  return more > 0
    ? [
        ...notes.slice(0, MOST_NOTES),
        `${more} more colors outside sRGB were replaced by the nearest sRGB colors.`,
      ]
    : notes;
}
