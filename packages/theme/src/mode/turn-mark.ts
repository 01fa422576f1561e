import { contrastRatio, toOklch } from '@swatchwork/color';

import { draw } from '../solve/reach.ts';
import { along } from './curves.ts';
import { parentOf } from './read-source.ts';
import type { Seen } from './seen.ts';
import { limit, stays, type Turned, type Turning } from './turning.ts';

/** WCAG 2.2, 1.4.11: what is known by its fill, as buttons and parts of charts. */
const SEEN = 3;

/** WCAG 2.2, 1.4.3: what may be a text as well. */
const READ = 4.5;

/** A color of its own that would be lost on the new page gets to where it is seen; a state is as far from its token as it was. */
export function turnMark(
  token: Seen,
  { theme, toDark, page, newPage, curves, turned }: Turning,
): Turned {
  const { name, paint, part, lch } = token;
  const wanted = part === 'solid' || part === 'chart' ? SEEN : READ;
  const needed = Math.min(wanted, contrastRatio(paint.color, page));
  if (contrastRatio(paint.color, newPage) >= needed)
    return stays(token, 'it is seen on the new page as well');
  const parent = parentOf(name, theme.tokens);
  const own = parent && isState(parent, token) ? turned.get(parent.name) : undefined;
  const away = own && Math.abs(lch.l - parent!.lch.l);
  const onCurve = part === 'solid' ? lch.l : along(curves.coloredInk, lch.l);
  const sign = toDark ? 1 : -1;
  let l = own ? toOklch(own.paint.color).l + sign * away! : onCurve;
  for (let step = 0; step < 100; step++) {
    const { color } = draw({ ...lch, l: limit(l) });
    if (contrastRatio(color, newPage) >= needed)
      return { paint: { color, alpha: 1 }, reason: 'it moves until it is seen on the new page' };
    l += sign * 0.01;
  }
  return stays(token, 'it is seen on the new page as well');
}

/** Whether a token is a shade of another, such as what it shows when it is pointed at. */
const isState = (parent: Seen, { lch }: Seen): boolean =>
  (parent.part === 'solid' || parent.part === 'mark') && Math.abs(parent.lch.l - lch.l) < 0.2;
