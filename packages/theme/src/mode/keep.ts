import { type AlphaColor, fixContrast, seenOn } from '@swatchwork/color';

import type { ModeKind } from './model.ts';
import type { Seen, SeenTheme } from './seen.ts';
import type { Turned } from './turning.ts';

/** WCAG 2.2, 1.4.11: what lines have on the page in high contrast. */
const LINE = 3;

/** Every token as it is; in high contrast lines are seen on the page. */
export function keep(
  { tokens, pageName }: SeenTheme,
  fixed: ReadonlyMap<string, AlphaColor>,
  kind: ModeKind,
): Map<string, Turned> {
  const page = pageName === undefined ? undefined : tokens.get(pageName)!.paint;
  const kept = ({ name, part, paint, on }: Seen): Turned => {
    const chosen = fixed.get(name);
    if (chosen) return { paint: chosen, reason: 'it was fixed' };
    const isLine = part === 'line' && on.length === 0 && paint.alpha > 0;
    if (kind !== 'high-contrast' || !isLine || page?.alpha !== 1)
      return { paint, reason: 'it passes as it is' };
    const { color, steps } = fixContrast(seenOn(paint, page.color), page.color, LINE);
    return steps === 0
      ? { paint, reason: 'it passes as it is' }
      : { paint: { color, alpha: 1 }, reason: 'it moves until it is seen on the page' };
  };
  return new Map([...tokens].map(([name, token]) => [name, kept(token)]));
}
