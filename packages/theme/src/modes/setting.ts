import { toOklch } from '@swatchwork/color';

import type { GivenColor } from '../input/color-readers.ts';
import type { Given } from '../input/read-input.ts';
import type { RoleName, ThemeMode, ThemeSolids, ThemeTarget } from '../model/names.ts';
import type { PairKind } from '../model/pair.ts';
import { MINIMA } from '../pairs/minima.ts';
import { ratioOf } from '../solve/behind.ts';
import { type Tone, WHITE_TONE } from '../solve/tone.ts';

/** What is decided for a mode before its colors are. */
export interface Setting {
  readonly mode: ThemeMode;
  readonly scheme: 'light' | 'dark';
  readonly target: ThemeTarget;
  readonly solids: ThemeSolids;
  /** The page's color, if somebody chose it, and its OKLCH lightness. */
  readonly ground?: Tone;
  readonly groundLightness?: number;
  /** On which side of its grounds text lies. */
  readonly side: 'dark' | 'light';
  /** Colors that were asked for roles. */
  readonly fixed: Partial<Record<RoleName, GivenColor>>;
  readonly minimum: (kind: PairKind) => number;
  /** The ratios for which backgrounds leave room: that of words, else that of graphics. */
  readonly room: readonly number[];
}

/** A page on which black has more contrast than white is a light one, whatever the mode is called. */
export function settingOf(given: Given, mode: ThemeMode): Setting {
  const fixed = given.overrides[mode];
  const target = mode === 'high-contrast' ? 'AAA' : given.target;
  const chosen = (fixed.ground ?? given.grounds[mode])?.tone;
  const ground = chosen ?? (mode === 'high-contrast' ? WHITE_TONE : undefined);
  const usual = mode === 'dark' ? 'dark' : 'light';
  const scheme = ground ? (ratioOf(ground.y, 0) >= ratioOf(ground.y, 1) ? 'light' : 'dark') : usual;
  return {
    mode,
    scheme,
    target,
    solids: given.solids,
    ...(ground && { ground, groundLightness: toOklch(ground.color).l }),
    side: scheme === 'light' ? 'dark' : 'light',
    fixed,
    minimum: (kind) => MINIMA[kind][target],
    room: [MINIMA.text[target], MINIMA['non-text'][target]],
  };
}
