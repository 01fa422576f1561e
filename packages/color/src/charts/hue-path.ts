import { luminanceCurve } from '../contrast/luminance-curve.ts';
import { relativeLuminance } from '../contrast/wcag.ts';
import { clip } from '../gamut.ts';
import { fromLinear, toLinear } from '../spaces/linear-light.ts';
import { fromOklch, type Oklch, toOklch } from '../spaces/oklch.ts';
import type { Srgb } from '../spaces/srgb.ts';
import type { Path } from './even-steps.ts';

/** OKLCH chroma below which the hue of an end counts for less than that of the other. */
const FAINT = 0.04;
/** The gamut of pale colors has little chroma: what an end has is at least divided by this. */
const ROOM = 0.1;
/** The share of the way between hues that is gone at a share of the path from light to dark: most of it in light colors. */
const turned = (share: number) => 1 - (1 - share ** 1.5) ** 3;
/** From 1 at a faint end, which has its own hue, to 0 soon after it. */
const nearBegin = (share: number) => Math.max(0, 1 - 8 * share) ** 2;

/** Cyan, blue and violet look glaring long before sRGB ends, so they gain less. */
const COOL_LESS = 0.6;
const coolness = (hue: number) => Math.max(0, Math.cos((Math.PI / 160) * turnBetween(230, hue)));

/**
 * A path along the hues between two colors, the shorter way, with lightness in one direction.
 *
 * @param rise OKLCH chroma that is added halfway if the more vivid end is as vivid as its lightness and hue allow.
 */
export function joinHues(from: Srgb, to: Srgb, rise: number): Path {
  const [a, b] = [toOklch(from), toOklch(to)];
  const [ya, yb] = [Math.cbrt(relativeLuminance(from)), Math.cbrt(relativeLuminance(to))];
  const strength = Math.max(...[from, to].map(strengthOf));
  const [ha, hb] = effectiveHues(a, b);
  return (share) => {
    if (share === 0) return from;
    if (share === 1) return to;
    const hue =
      lerp(ha, hb, ya > yb ? turned(share) : 1 - turned(1 - share)) +
      turnBetween(ha, a.h) * nearBegin(share) +
      turnBetween(hb, b.h) * nearBegin(1 - share);
    const hump = (4 * share * (1 - share)) ** 0.8 * (1 - COOL_LESS * coolness(hue));
    const chroma = lerp(a.c, b.c, share) + rise * strength * hump;
    return tintOf(lerp(ya, yb, share) ** 3, chroma / lerp(a.l, b.l, share), hue);
  };
}

/**
 * The color of a luminance and hue, as vivid as asked or as sRGB allows.
 *
 * @param asked OKLCH chroma divided by lightness.
 * @param share Of that vividness.
 * @param least Share of what sRGB allows that is taken where less is asked.
 */
export function tintOf(luminance: number, asked: number, hue: number, share = 1, least = 0): Srgb {
  const curve = luminanceCurve(luminance, hue);
  const vividness = Math.max(asked, least * curve.limit);
  // Around blue, where the surface of the gamut bends inwards, colors beyond the limit may lie inside, or nearly.
  const nearness = Math.max(0, 1 - excessOf(fromOklch(curve.at(vividness))) / CLIPPED);
  const most = lerp(Math.min(vividness, curve.limit), vividness, Math.min(1, nearness));
  return clip(fromOklch(curve.at(share * most)));
}

/** How far the channels are outside of 0 to 1, at most. */
const excessOf = ({ r, g, b }: Srgb) => Math.max(-r, -g, -b, r - 1, g - 1, b - 1);

/** The least excess that is not cut off. */
const CLIPPED = 0.02;

/** Straight between two colors in linear light. */
export function mixLight(a: Srgb, b: Srgb, share: number): Srgb {
  const channel = (one: number, other: number) =>
    fromLinear(lerp(toLinear(one), toLinear(other), share));
  return { r: channel(a.r, b.r), g: channel(a.g, b.g), b: channel(a.b, b.b) };
}

/** 0 for grays to 1 for colors as vivid as their lightness and hue allow. */
export function strengthOf(color: Srgb): number {
  const { l, c, h } = toOklch(color);
  if (l === 0) return 0;
  const { limit } = luminanceCurve(relativeLuminance(color), h);
  return Math.min(1, c / Math.max(l * limit, ROOM));
}

/** Hues of both ends, not more than half a turn apart; that of a faint end is drawn to the other. */
function effectiveHues(a: Oklch, b: Oklch): [from: number, to: number] {
  const way = turnBetween(a.h, b.h);
  const [wa, wb] = [Math.min(1, a.c / FAINT), Math.min(1, b.c / FAINT)];
  return wa < wb ? [b.h - way * (wa / wb), b.h] : [a.h, a.h + way * (wb / Math.max(wa, 1e-9))];
}

/** Degrees from one hue to another, from -180 to below 180. */
const turnBetween = (from: number, to: number) => ((((to - from + 180) % 360) + 360) % 360) - 180;

export const lerp = (from: number, to: number, share: number) => from + (to - from) * share;
