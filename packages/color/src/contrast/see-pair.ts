import type { Srgb } from '../spaces/srgb.ts';
import { type AlphaColor, seenOn } from './composite.ts';
import { contrastRatio } from './wcag.ts';

/** A text or a graphic and its background as they are seen: opaque, in 8 bits. */
export interface SeenPair {
  readonly foreground: Srgb;
  readonly background: Srgb;
  /** WCAG contrast ratio of these two, 1–21, not rounded. */
  readonly ratio: number;
}

/**
 * A pair of colors that may be translucent, as it is seen.
 *
 * @param beneath The color underneath a translucent background; an opaque one hides it.
 */
export function seePair(
  foreground: AlphaColor,
  background: AlphaColor,
  beneath: Srgb = background.color,
): SeenPair {
  const ground = seenOn(background, beneath);
  const ink = seenOn(foreground, ground);
  return { foreground: ink, background: ground, ratio: contrastRatio(ink, ground) };
}

/** The pair whose contrast is least, the first of several. A pair passes only if this one does. */
export const worstOf = <Seen extends Pick<SeenPair, 'ratio'>>(seen: readonly Seen[]): Seen =>
  seen.reduce((worst, one) => (one.ratio < worst.ratio ? one : worst));
