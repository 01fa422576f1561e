import { formatHex, type Hex, mapToGamut, parseColor } from '@swatchwork/color';

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
import { costOf, isAllowed, isGrayish, type Part } from '../repair/parts.ts';
import { type Coverage, countAlike, listUnjudged, type UnjudgedPair } from './coverage.ts';
import { type DemandingPair, type JudgedPair, judgePair, type PaintedMode } from './judge-pair.ts';
import { notesOnWide } from './notes-on-wide.ts';
import { type PairToCheck, readPairs, type WantedPair } from './read-pairs.ts';
import { type Repair, repairColor } from './repair-color.ts';

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

/** The change of one color that lets a pair pass in its mode. */
export interface PairRepair {
  /** The name of the color that would change. */
  readonly name: string;
  /** Opaque, of the same hue; black or white where nothing else serves. */
  readonly hex: Hex;
  /** ΔE_OK from the color as it is seen now. */
  readonly distance: number;
  /** Whether every other pair of this color passes in this mode with it as well. */
  readonly servesAll: boolean;
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
  const usesByColor = new Map<string, Set<DemandingPair>>();
  for (const pair of pairs) {
    const isOpaque = mode.paints.get(pair.background)!.alpha === 1;
    const colors = [pair.foreground, pair.background, ...(isOpaque ? [] : mode.grounds)];
    for (const color of colors) {
      usesByColor.set(color, (usesByColor.get(color) ?? new Set()).add(pair));
    }
  }
  /** With which all pairs of a color pass: the same for each of them, so found once. */
  const general = new Map<string, Repair | undefined>();
  const repairAll = (name: string) => {
    if (!general.has(name)) {
      general.set(name, repairColor(name, [...usesByColor.get(name)!], mode));
    }
    return general.get(name);
  };

  function repair(pair: DemandingPair): PairRepair | undefined {
    const ends = [pair.foreground, pair.background];
    const least = (repairOf: (name: string) => Repair | undefined) =>
      leastSeen(
        ends.map((name) => ({ name, part: partIn(pair, name, mode), repair: repairOf(name) })),
        mode,
      );
    const serving = least(repairAll);
    if (serving) return { ...serving, servesAll: true };
    const other = least((name) => repairColor(name, [pair], mode));
    return other && { ...other, servesAll: false };
  }

  return pairs.map((pair) => {
    const judged = judgePair(pair, mode);
    const mending = judged.passes ? undefined : repair(pair);
    return { ...judged, ...(mending && { repair: mending }) };
  });
}

function partIn(pair: DemandingPair, name: string, { grounds, paints }: PaintedMode): Part {
  if (grounds.includes(name)) return 'ground';
  if (name === pair.foreground) return 'ink';
  return isGrayish(paints.get(name)!.color) ? 'surface' : 'solid';
}

interface Found {
  readonly name: string;
  readonly part: Part;
  readonly repair: Repair | undefined;
}

/** The allowed change by which a page looks least different. */
function leastSeen(found: readonly Found[], { paints }: PaintedMode) {
  const [first] = found
    .flatMap(({ name, part, repair }) => {
      const from = paints.get(name)!;
      const to = repair && { color: repair.color, alpha: 1 };
      if (!to || !isAllowed(part, from, to, false)) return [];
      return [{ name, ...repair, cost: costOf(part, from, to) }];
    })
    .sort((one, two) => one.cost - two.cost);
  return first && { name: first.name, hex: formatHex(first.color), distance: first.distance };
}
