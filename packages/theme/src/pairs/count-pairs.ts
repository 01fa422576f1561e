import { THEME_MODES, type ThemeMode } from '../model/names.ts';
import type { PairInMode } from '../model/pair.ts';
import type { Theme } from '../model/theme.ts';

/**
 * How many declared pairs pass in every one of some modes, and the least ratio by what its pair needs, where the target
 * is the theme's own.
 */
export function countPairs(theme: Theme, modes: readonly ThemeMode[] = THEME_MODES) {
  const { pairs, target } = theme;
  const own = modes.filter((mode) => modes.length === 1 || theme.modes[mode].target === target);
  const all = pairs.flatMap((pair) => own.map((mode) => pair.modes[mode]));
  const need = ({ ratio, minimum }: PairInMode) => ratio / minimum;
  return {
    total: pairs.length,
    passing: pairs.filter((pair) => modes.every((mode) => pair.modes[mode].passes)).length,
    tightest: all.reduce((least, one) => (need(one) < need(least) ? one : least)),
  };
}
