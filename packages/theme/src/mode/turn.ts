import {
  type AlphaColor,
  contrastRatio,
  formatHex,
  fromOklch,
  type Oklch,
  toOklab,
  toOklch,
} from '@swatchwork/color';

import { draw } from '../solve/reach.ts';
import { along, back, COLORED_INK, type Curve, GROUND, INK, TINT } from './curves.ts';
import { createGrounds } from './grounds.ts';
import { COLORED } from './page.ts';
import { heightOf, isOnMark } from './part-by-name.ts';
import { isTinted, parentOf } from './read-source.ts';
import type { Seen, SeenTheme } from './seen.ts';

/** What a token becomes, before pairs are looked at. */
export interface Turned {
  readonly paint: AlphaColor;
  readonly reason: string;
}

/** WCAG 2.2, 1.4.11: what is known by its fill, as buttons and parts of charts. */
const SEEN = 3;

/** WCAG 2.2, 1.4.3: what may be a text as well. */
const READ = 4.5;

/** OKLCH lightness of the darkest texts on a light page, of what is white on a dark one. */
const BLACKEST = 0.15;

/** How much lighter a ground is for each level above a dark page. */
const RAISED = 0.025;

/** How much more of a shadow there is on a dark page, and the most of it. */
const SHADOW = { more: 2, most: 0.8 };

/** Every token on a page of the other lightness, where some are fixed. */
export function turn(
  theme: SeenTheme,
  fixed: ReadonlyMap<string, AlphaColor>,
): Map<string, Turned> {
  const toDark = !theme.isDark;
  const curveOf = (curve: Curve) => (toDark ? curve : back(curve));
  const [ground, tint, ink, coloredInk] = [GROUND, TINT, INK, COLORED_INK].map(curveOf);
  const page = fromOklch(theme.page);
  const chosenPage = theme.pageName === undefined ? undefined : fixed.get(theme.pageName);
  const { asGround, chromaOf, newPage } = createGrounds(theme, chosenPage);
  const turned = new Map<string, Turned>();
  const order = [...theme.tokens.values()].sort((one, other) => layerOf(one) - layerOf(other));
  for (const token of order) turned.set(token.name, follow(token));
  return turned;

  /** A fixed color; beside one, what belongs to it is as far from it as it was. */
  function follow(token: Seen): Turned {
    const chosen = fixed.get(token.name);
    if (chosen) return { paint: chosen, reason: 'it was fixed' };
    const parent = parentOf(token.name, theme.tokens);
    const leader = parent && fixed.get(parent.name);
    const { part, lch, on, paint } = token;
    if (!leader || on.length > 0 || part === 'ink' || paint.alpha < 1) return turnOne(token);
    const to = toOklch(leader.color);
    const away = (lch.l - parent.lch.l) * (part === 'ground' ? -1 : 1);
    const isHued = Math.min(lch.c, parent.lch.c, to.c) >= COLORED;
    const h = isHued ? to.h + lch.h - parent.lch.h : to.h;
    const { color } = draw({ l: limit(to.l + away), c: to.c, h });
    return { paint: { color, alpha: 1 }, reason: `it follows ${parent.name}, which was fixed` };
  }

  function turnOne(token: Seen): Turned {
    const { paint, lch, part } = token;
    const stays = (reason: string, alpha = paint.alpha): Turned => ({
      paint: { ...paint, alpha },
      reason,
    });
    if (paint.alpha === 0) return stays('it is transparent');
    if (part === 'itself') return stays('its name says its color');
    if (part === 'ink' && keepsGround(token)) return stays('what it is written on keeps its color');
    if (paint.alpha < 1) return turnVeil(token, stays);
    if (part === 'shadow' && lch.l < 0.5) return stays('shadows are dark on every page');
    if (lch.c >= COLORED && isMark(token)) return turnMark(token, stays);
    const wanted = opaque(token);
    const to = draw({ ...wanted, l: wanted.l + raised(token) }).color;
    return { paint: { color: to, alpha: 1 }, reason: 'its lightness turns with the page' };
  }

  /** Of grounds that look like the page on a light one: on a dark page, shadows do not tell that they lie higher. */
  function raised({ name, part, lch }: Seen): number {
    if (!toDark || part !== 'ground' || name === theme.pageName || lch.l < theme.page.l - 0.005)
      return 0;
    return heightOf(name) * RAISED;
  }

  /** Whether it is a color of its own: no ground, and neither a text that has to turn nor pale. */
  function isMark({ part, lch }: Seen): boolean {
    if (part === 'ground' || part === 'step' || part === 'shadow') return false;
    if (part === 'solid') return true;
    if (part === 'ink') return toDark && lch.l > COLORED_INK.at(-1)![0];
    return !isTinted(lch, theme.isDark);
  }

  function opaque({ part, lch }: Seen): Oklch {
    if (lch.c < COLORED) {
      if (part === 'ink') return { ...lch, l: Math.max(along(ink!, lch.l), toDark ? 0 : BLACKEST) };
      return asGround(lch);
    }
    const isTint = isTinted(lch, theme.isDark);
    const isBehind = part === 'ground' || part === 'step';
    const curve = isBehind || (part !== 'ink' && isTint) ? tint! : coloredInk!;
    return { ...lch, l: along(curve, lch.l), c: chromaOf(lch, curve === tint) };
  }

  /** A color of its own that would be lost on the new page gets to where it is seen; a state is as far from its token as it was. */
  function turnMark(token: Seen, stays: (reason: string) => Turned): Turned {
    const { name, paint, part, lch } = token;
    const wanted = part === 'solid' || part === 'chart' ? SEEN : READ;
    const needed = Math.min(wanted, contrastRatio(paint.color, page));
    if (contrastRatio(paint.color, newPage) >= needed)
      return stays('it is seen on the new page as well');
    const parent = parentOf(name, theme.tokens);
    const own = parent && isState(parent, token) ? turned.get(parent.name) : undefined;
    const away = own && Math.abs(lch.l - parent!.lch.l);
    const onCurve = part === 'solid' ? lch.l : along(coloredInk!, lch.l);
    const sign = toDark ? 1 : -1;
    let l = own ? toOklch(own.paint.color).l + sign * away! : onCurve;
    for (let step = 0; step < 100; step++) {
      const { color } = draw({ ...lch, l: limit(l) });
      if (contrastRatio(color, newPage) >= needed)
        return { paint: { color, alpha: 1 }, reason: 'it moves until it is seen on the new page' };
      l += sign * 0.01;
    }
    return stays('it is seen on the new page as well');
  }

  function turnVeil({ paint, part, lch }: Seen, stays: (r: string, a?: number) => Turned): Turned {
    if (part === 'shadow' && lch.l < 0.5) {
      const { more, most } = SHADOW;
      const { alpha } = paint;
      const wanted = toDark ? Math.max(alpha, Math.min(most, alpha * more)) : alpha / more;
      return stays('shadows are dark on every page', Math.round(wanted * 255) / 255);
    }
    if (lch.c >= COLORED) return stays('its ground shows through it');
    const color = draw({ ...lch, l: along(part === 'ink' ? ink! : ground!, lch.l) }).color;
    return {
      paint: { color, alpha: paint.alpha },
      reason: 'it lies over the new page as over the old',
    };
  }

  /** Whether every background of a text keeps its lightness, or lets it be read as it is. */
  function keepsGround({ name, paint, on }: Seen): boolean {
    if (on.length === 0) {
      if (isOnMark(name)) return true;
      const parent = parentOf(name, theme.tokens);
      return parent?.part === 'ink' && isSameColor(parent.paint, paint) && keepsGround(parent);
    }
    return on.every(({ background, minimum }) => {
      const [before, after] = [
        theme.tokens.get(background)!.paint.color,
        turned.get(background)?.paint.color,
      ];
      if (!after) return false;
      const [own, old, now] = [paint.color, before, after].map((color) => toOklab(color).l);
      if (Math.abs(old! - now!) < 0.15) return true;
      return toDark && own! > old! && contrastRatio(paint.color, after) >= minimum;
    });
  }
}

/** Whether a token is a shade of another, such as what it shows when it is pointed at. */
const isState = (parent: Seen, { lch }: Seen): boolean =>
  (parent.part === 'solid' || parent.part === 'mark') && Math.abs(parent.lch.l - lch.l) < 0.2;

const limit = (l: number) => Math.min(1, Math.max(0, l));

const isSameColor = (one: AlphaColor, other: AlphaColor) =>
  formatHex(one.color) === formatHex(other.color);

/** Backgrounds first, so that texts know what they are on. */
function layerOf({ part, under }: Seen): number {
  if (part === 'ground') return 0;
  return part === 'solid' || under.length > 0 ? 1 : 2;
}
