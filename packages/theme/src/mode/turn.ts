import {
  type AlphaColor,
  composite,
  fromOklch,
  type Oklch,
  toOklab,
  toOklch,
} from '@swatchwork/color';

import { draw } from '../solve/reach.ts';
import { along, back, type Curve, GROUND, INK } from './curves.ts';
import { COLORED, type Seen, type SeenTheme } from './read-source.ts';

/** What a token becomes, before pairs are looked at. */
export interface Turned {
  readonly paint: AlphaColor;
  readonly reason: string;
}

/** Every token on a page of the other lightness. */
export function turn(theme: SeenTheme): Map<string, Turned> {
  const direct = (curve: Curve) => (theme.isDark ? back(curve) : curve);
  const [ground, ink] = [direct(GROUND), direct(INK)];
  const turnedPage = turnOpaque(theme.page, ground);
  const pages = { from: fromOklch(theme.page), to: fromOklch(turnedPage) };
  const turned = new Map<string, Turned>();
  const order = [...theme.tokens.values()].sort((one, other) => layerOf(one) - layerOf(other));
  for (const token of order) turned.set(token.name, turnOne(token));
  return turned;

  function turnOne(token: Seen): Turned {
    const { paint, part, lch } = token;
    const stays = (reason: string): Turned => ({ paint, reason });
    if (paint.alpha === 0) return stays('it is transparent');
    if (part === 'shadow') {
      const alpha = theme.isDark ? paint.alpha / 2 : Math.min(0.8, paint.alpha * 2);
      return {
        paint: { ...paint, alpha },
        reason: 'shadows need more of themselves on dark grounds',
      };
    }
    if (part === 'solid' || part === 'chart') {
      if (lch.c >= COLORED) return stays('it keeps its color');
    }
    if (part === 'ink' && staysUnder(token)) return stays('what it is written on keeps its color');
    const curve = part === 'ground' ? ground : part === 'ink' || lch.c >= COLORED ? ink : ground;
    const opaque = paint.alpha === 1;
    const seen = opaque ? lch : toOklch(composite(paint.color, paint.alpha, pages.from));
    const to = draw(turnOpaque(seen, curve)).color;
    const reason = 'its lightness turns with the page';
    if (opaque) return { paint: { color: to, alpha: 1 }, reason };
    const tint = draw(turnOpaque(lch, ink)).color;
    return { paint: { color: tint, alpha: alphaFor(tint, pages.to, to) }, reason };
  }

  /** Whether every background of a text keeps its lightness. */
  function staysUnder({ on }: Seen): boolean {
    return (
      on.length > 0 &&
      on.every(({ background }) => {
        const [before, after] = [
          theme.tokens.get(background)!.paint,
          turned.get(background)?.paint,
        ];
        if (!after) return false;
        return Math.abs(toOklab(before.color).l - toOklab(after.color).l) < 0.15;
      })
    );
  }
}

const LAYERS = ['ground', 'solid'];

/** Backgrounds first, so that texts know what they are on. */
const layerOf = ({ part, under }: Seen): number =>
  LAYERS.includes(part) ? LAYERS.indexOf(part) : under.length > 0 ? 1 : 2;

const turnOpaque = ({ l, c, h }: Oklch, curve: Curve): Oklch => ({ l: along(curve, l), c, h });

/** The opacity at which a color over a ground is nearest to another. */
function alphaFor(
  color: AlphaColor['color'],
  ground: AlphaColor['color'],
  wanted: AlphaColor['color'],
) {
  const channels = ['r', 'g', 'b'] as const;
  const dot = channels.reduce(
    (sum, k) => sum + (wanted[k] - ground[k]) * (color[k] - ground[k]),
    0,
  );
  const square = channels.reduce((sum, k) => sum + (color[k] - ground[k]) ** 2, 0);
  const alpha = square === 0 ? 1 : dot / square;
  return Math.round(Math.min(1, Math.max(0.02, alpha)) * 255) / 255;
}
