import { type AlphaColor, type Oklch, toOklch } from '@swatchwork/color';

import { draw } from '../solve/reach.ts';
import { along, COLORED_INK } from './curves.ts';
import { keepsGround } from './keeps-ground.ts';
import { COLORED } from './page.ts';
import { heightOf } from './part-by-name.ts';
import { isTinted, parentOf } from './read-source.ts';
import type { Seen, SeenTheme } from './seen.ts';
import { turnMark } from './turn-mark.ts';
import { turnVeil } from './turn-veil.ts';
import { createTurning, limit, stays, type Turned, type Turning } from './turning.ts';

/** OKLCH lightness of the darkest texts on a light page, of what is white on a dark one. */
const BLACKEST = 0.15;

/** How much lighter a ground is for each level above a dark page. */
const RAISED = 0.025;

/** Every token on a page of the other lightness, where some are fixed. */
export function turn(
  theme: SeenTheme,
  fixed: ReadonlyMap<string, AlphaColor>,
): Map<string, Turned> {
  const chosenPage = theme.pageName === undefined ? undefined : fixed.get(theme.pageName);
  const turning = createTurning(theme, chosenPage);
  const order = [...theme.tokens.values()].sort((one, other) => layerOf(one) - layerOf(other));
  for (const token of order) turning.turned.set(token.name, follow(token, fixed, turning));
  return turning.turned;
}

/** A fixed color; beside one, what belongs to it is as far from it as it was. */
function follow(token: Seen, fixed: ReadonlyMap<string, AlphaColor>, turning: Turning): Turned {
  const { theme } = turning;
  const chosen = fixed.get(token.name);
  if (chosen) return { paint: chosen, reason: 'it was fixed' };
  const parent = parentOf(token.name, theme.tokens);
  const leader = parent && fixed.get(parent.name);
  const { part, lch, on, paint } = token;
  if (!leader || on.length > 0 || part === 'ink' || paint.alpha < 1) return turnOne(token, turning);
  const to = toOklch(leader.color);
  const away = (lch.l - parent.lch.l) * (part === 'ground' ? -1 : 1);
  const isHued = Math.min(lch.c, parent.lch.c, to.c) >= COLORED;
  const h = isHued ? to.h + lch.h - parent.lch.h : to.h;
  const { color } = draw({ l: limit(to.l + away), c: to.c, h });
  return { paint: { color, alpha: 1 }, reason: `it follows ${parent.name}, which was fixed` };
}

function turnOne(token: Seen, turning: Turning): Turned {
  const { paint, lch, part } = token;
  if (paint.alpha === 0) return stays(token, 'it is transparent');
  if (part === 'itself') return stays(token, 'its name says its color');
  if (part === 'ink' && keepsGround(token, turning))
    return stays(token, 'what it is written on keeps its color');
  if (paint.alpha < 1) return turnVeil(token, turning);
  if (part === 'shadow' && lch.l < 0.5) return stays(token, 'shadows are dark on every page');
  if (lch.c >= COLORED && isMark(token, turning)) return turnMark(token, turning);
  const wanted = opaque(token, turning);
  const to = draw({ ...wanted, l: wanted.l + raised(token, turning) }).color;
  return { paint: { color: to, alpha: 1 }, reason: 'its lightness turns with the page' };
}

/** Of grounds that look like the page on a light one: on a dark page, shadows do not tell that they lie higher. */
function raised({ name, part, lch }: Seen, { theme, toDark }: Turning): number {
  if (!toDark || part !== 'ground' || name === theme.pageName || lch.l < theme.page.l - 0.005)
    return 0;
  return heightOf(name) * RAISED;
}

/** Whether it is a color of its own: no ground, and neither a text that has to turn nor pale. */
function isMark({ part, lch }: Seen, { theme, toDark }: Turning): boolean {
  if (part === 'ground' || part === 'step' || part === 'shadow') return false;
  if (part === 'solid') return true;
  if (part === 'ink') return toDark && lch.l > COLORED_INK.at(-1)![0];
  return !isTinted(lch, theme.isDark);
}

function opaque(
  { part, lch }: Seen,
  { theme, toDark, curves, asGround, chromaOf }: Turning,
): Oklch {
  if (lch.c < COLORED) {
    if (part === 'ink')
      return { ...lch, l: Math.max(along(curves.ink, lch.l), toDark ? 0 : BLACKEST) };
    return asGround(lch, part === 'step');
  }
  const isTint = isTinted(lch, theme.isDark);
  const isBehind = part === 'ground' || part === 'step';
  const curve = isBehind || (part !== 'ink' && isTint) ? curves.tint : curves.coloredInk;
  return { ...lch, l: along(curve, lch.l), c: chromaOf(lch, curve === curves.tint) };
}

/** Backgrounds first, so that texts know what they are on. */
function layerOf({ part, under }: Seen): number {
  if (part === 'ground') return 0;
  return part === 'solid' || under.length > 0 ? 1 : 2;
}
