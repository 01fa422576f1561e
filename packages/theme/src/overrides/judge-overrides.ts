import { deltaEOK, toOklch } from '@swatchwork/color';
import { GROUND_ROLES, type RoleName, THEME_MODES, type ThemeMode } from '../model/names.ts';
import type { Pair, PairResult } from '../model/pair.ts';
import type { OverrideResult } from '../model/theme.ts';
import type { PaintedMode } from '../modes/create-mode.ts';
import { measureIn } from '../pairs/measure.ts';
import { takesPart } from '../pairs/takes-part.ts';
import { behind, behindBlackAndWhite, limitsOf } from '../solve/behind.ts';
import { reachLimits } from '../solve/reach.ts';
import type { Tone } from '../solve/tone.ts';

/** Paints a mode as if a role had not been asked for. */
export type PaintWithout = (mode: ThemeMode, role: RoleName) => PaintedMode;

/**
 * What each color that was asked for breaks, and the nearest that would break nothing. Everything
 * else is solved around a ground, so where no near one helps, the theme's own ground is the repair.
 */
export function judgeOverrides(
  pairs: readonly PairResult[],
  modes: Readonly<Record<ThemeMode, PaintedMode>>,
  paintWithout: PaintWithout,
): OverrideResult[] {
  return THEME_MODES.flatMap((mode) => {
    const painted = modes[mode];
    return Object.entries(painted.setting.fixed).map(([name, { input, tone }]) => {
      const role = name as RoleName;
      const own = pairs.filter((pair) => takesPart(role, pair));
      const breaks = own.filter((pair) => !pair.modes[mode].passes).map(({ id }) => id);
      const repair =
        breaks.length === 0
          ? undefined
          : (nearestRepair(role, tone, own, painted) ??
            ownGround(role, own, () => paintWithout(mode, role)));
      return { mode, role, input, hex: tone.hex, breaks, ...(repair && { repair: repair.hex }) };
    });
  });
}

/**
 * The nearest lightness of the color's hue at which all its pairs pass, the other colors staying: on
 * the dark side of all of them, or on the light one.
 */
function nearestRepair(
  role: RoleName,
  tone: Tone,
  pairs: readonly Pair[],
  { paints, setting }: PaintedMode,
): Tone | undefined {
  const wanted = toOklch(tone.color);
  const before = measureIn(paints, setting.target);
  const limits = pairs.map((pair) => {
    const back =
      pair.foreground === role
        ? behindBlackAndWhite((ink) => before(pair, ink).ratio)
        : behind([paints[pair.foreground]!.tone]);
    return limitsOf(back, pair.minimum[setting.target]);
  });
  const all = {
    dark: Math.min(...limits.map(({ dark }) => dark)),
    light: Math.max(...limits.map(({ light }) => light)),
  };
  const passes = (found: Tone) => {
    const measure = measureIn({ ...paints, [role]: { tone: found } }, setting.target);
    return pairs.every((pair) => measure(pair).passes);
  };
  return (['dark', 'light'] as const)
    .map((side) => reachLimits(wanted, all, side))
    .sort((one, other) => deltaEOK(one.color, tone.color) - deltaEOK(other.color, tone.color))
    .find(passes);
}

/** The theme's own color of a ground, if all pairs pass with it. */
function ownGround(
  role: RoleName,
  pairs: readonly Pair[],
  paint: () => PaintedMode,
): Tone | undefined {
  if (!GROUND_ROLES.some((ground) => ground === role)) return undefined;
  const { paints, setting } = paint();
  const measure = measureIn(paints, setting.target);
  return pairs.every((pair) => measure(pair).passes) ? paints[role]!.tone : undefined;
}
