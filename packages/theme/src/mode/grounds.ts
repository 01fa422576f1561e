import { type AlphaColor, chromaLimit, type Oklch, type Srgb, toOklch } from '@swatchwork/color';

import { draw } from '../solve/reach.ts';
import { along, back, GROUND, TINT } from './curves.ts';
import type { SeenTheme } from './seen.ts';

/** The most chroma of dark tints, as a share of what sRGB has: dark yellows and greens look stronger than they are. */
const TINT_SHARE = 0.6;

/** How far in OKLCH lightness from the page grounds move with it. */
const NEAR = 0.3;

/** What is darker than a dark page by so much is darker than a white one: a little, never gray. */
const sunken = (depth: number): number => 1 - 0.07 * (1 - Math.exp(-depth / 0.05));

/** The page of the new mode, and what lies on it. */
export interface Grounds {
  readonly newPage: Srgb;
  /** @param isStep Whether it is of a scale, whose order stays. */
  asGround(color: Oklch, isStep?: boolean): Oklch;
  /** @param isTint Whether it is a pale ground with a hue, or of a scale. */
  chromaOf(color: Oklch, isTint: boolean): number;
}

/** @param chosen The page of the new mode where a person chose it: the grounds near it follow. */
export function createGrounds(theme: SeenTheme, chosen: AlphaColor | undefined): Grounds {
  const toDark = !theme.isDark;
  const [ground, tint] = [GROUND, TINT].map((curve) => (toDark ? curve : back(curve)));
  const moved = chosen ? toOklch(chosen.color).l - alongGround(theme.page.l) : 0;
  return { newPage: chosen?.color ?? draw(asGround(theme.page)).color, asGround, chromaOf };

  /** Grays without a hue of their own get that of the theme, and pale hues more of it. */
  function asGround(lch: Oklch, isStep = false): Oklch {
    const near = Math.max(0, 1 - Math.abs(theme.page.l - lch.l) / NEAR);
    const l = limit(alongGround(lch.l, isStep) + moved * near);
    if (!toDark) return { ...lch, l: lch.c < 0.015 ? l : Math.min(l, 0.985) };
    const isPlain = lch.c < 0.004;
    return isPlain ? { l, ...theme.tone } : { ...lch, l, c: chromaOf(lch, true) };
  }

  /** What is lighter than the page is raised, and stays lighter than it, but for steps of a scale. */
  function alongGround(l: number, isStep = false): number {
    const own = theme.page.l;
    if (!toDark) {
      if (l < own) return sunken(own - l);
      const shift = own - along(GROUND, 1);
      return along(ground!, l - shift * Math.max(0, 1 - (l - own) / NEAR));
    }
    if (own >= 1) return along(ground!, l);
    const low = along(ground!, 1);
    if (l > own) return low + (isStep ? -0.5 : 1.2) * (l - own);
    const shift = along(ground!, own) - low;
    return along(ground!, l) - shift * Math.max(0, 1 - (own - l) / NEAR);
  }

  function chromaOf({ l, c, h }: Oklch, isTint: boolean): number {
    if (!toDark || !isTint || c < 0.01) return c;
    const more = l < 0.85 ? c : Math.min(Math.max(c, 0.09), c * (1 + (l - 0.85) * 8));
    return Math.min(
      more,
      Math.max(TINT_SHARE * chromaLimit(along(tint!, l), h), Math.min(c, 0.02)),
    );
  }
}

const limit = (l: number) => Math.min(1, Math.max(0, l));
