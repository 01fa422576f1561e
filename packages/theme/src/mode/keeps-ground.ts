import { type AlphaColor, contrastRatio, formatHex, toOklab } from '@swatchwork/color';

import { isOnMark } from './part-by-name.ts';
import { parentOf } from './read-source.ts';
import type { Seen } from './seen.ts';
import type { Turning } from './turning.ts';

/** Whether every background of a text keeps its lightness, or lets it be read as it is. */
export function keepsGround({ name, paint, on }: Seen, turning: Turning): boolean {
  const { theme, toDark, turned } = turning;
  if (on.length === 0) {
    if (isOnMark(name)) return true;
    const parent = parentOf(name, theme.tokens);
    return (
      parent?.part === 'ink' && isSameColor(parent.paint, paint) && keepsGround(parent, turning)
    );
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

const isSameColor = (one: AlphaColor, other: AlphaColor) =>
  formatHex(one.color) === formatHex(other.color);
