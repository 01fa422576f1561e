import { type AlphaColor, fromOklch, type Srgb } from '@swatchwork/color';

import { back, COLORED_INK, type Curve, GROUND, INK, TINT } from './curves.ts';
import { createGrounds, type Grounds } from './grounds.ts';
import type { Seen, SeenTheme } from './seen.ts';

/** What a token becomes, before pairs are looked at. */
export interface Turned {
  readonly paint: AlphaColor;
  readonly reason: string;
}

/** A theme on its way to the other lightness. */
export interface Turning extends Grounds {
  readonly theme: SeenTheme;
  readonly toDark: boolean;
  /** The curves that lead there. */
  readonly curves: Readonly<Record<'ground' | 'tint' | 'ink' | 'coloredInk', Curve>>;
  /** The page of the mode that exists. */
  readonly page: Srgb;
  /** What has been turned so far, backgrounds first. */
  readonly turned: Map<string, Turned>;
}

/** @param chosenPage The page of the new mode where a person chose it. */
export function createTurning(theme: SeenTheme, chosenPage: AlphaColor | undefined): Turning {
  const toDark = !theme.isDark;
  const curveOf = (curve: Curve) => (toDark ? curve : back(curve));
  return {
    theme,
    toDark,
    curves: {
      ground: curveOf(GROUND),
      tint: curveOf(TINT),
      ink: curveOf(INK),
      coloredInk: curveOf(COLORED_INK),
    },
    page: fromOklch(theme.page),
    turned: new Map(),
    ...createGrounds(theme, chosenPage),
  };
}

/** A token with the color that it has. */
export const stays = ({ paint }: Seen, reason: string, alpha = paint.alpha): Turned => ({
  paint: { ...paint, alpha },
  reason,
});

export const limit = (l: number) => Math.min(1, Math.max(0, l));
