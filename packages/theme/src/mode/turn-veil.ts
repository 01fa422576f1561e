import { draw } from '../solve/reach.ts';
import { along } from './curves.ts';
import { COLORED } from './page.ts';
import type { Seen } from './seen.ts';
import { stays, type Turned, type Turning } from './turning.ts';

/** How much more of a shadow there is on a dark page, and the most of it. */
const SHADOW = { more: 2, most: 0.8 };

/** A translucent color: it lies over the new page as it lay over the old one. */
export function turnVeil(token: Seen, { toDark, curves }: Turning): Turned {
  const { paint, part, lch } = token;
  if (part === 'shadow' && lch.l < 0.5) {
    const { more, most } = SHADOW;
    const { alpha } = paint;
    const wanted = toDark ? Math.max(alpha, Math.min(most, alpha * more)) : alpha / more;
    return stays(token, 'shadows are dark on every page', Math.round(wanted * 255) / 255);
  }
  if (lch.c >= COLORED) return stays(token, 'its ground shows through it');
  const color = draw({
    ...lch,
    l: along(part === 'ink' ? curves.ink : curves.ground, lch.l),
  }).color;
  return {
    paint: { color, alpha: paint.alpha },
    reason: 'it lies over the new page as over the old',
  };
}
