import { type AlphaColor, seePair, worstOf } from '@swatchwork/color';

import type { ModePair } from './model.ts';
import type { SeenTheme } from './read-source.ts';

/** The colors of the new mode as far as they are known, and whether its pairs pass with them. */
export interface Standing {
  readonly paints: ReadonlyMap<string, AlphaColor>;
  set(name: string, paint: AlphaColor): void;
  /** Whether no pair of a token that passes now fails with another paint, and none that fails gets lower. */
  allows(name: string, paint: AlphaColor): boolean;
}

/** @param fixed Colors that must not change: `allows` refuses them. */
export function createStanding(
  { tokens, grounds }: SeenTheme,
  given: ReadonlyMap<string, AlphaColor>,
  fixed: ReadonlySet<string>,
): Standing {
  const paints = new Map(given);
  const plain = [...grounds].slice(0, 1);
  const least = (
    { foreground, background, over = [] }: ModePair,
    name: string,
    paint: AlphaColor,
  ) => {
    const at = (one: string) => (one === name ? paint : paints.get(one)!);
    const top = at(background);
    const beneath = [...over, ...plain].flatMap((one) => {
      const ground = one === background ? undefined : paints.get(one);
      return ground?.alpha === 1 ? [ground.color] : [];
    });
    const behind = top.alpha === 1 ? [top.color] : beneath;
    if (behind.length === 0) return Infinity;
    return worstOf(behind.map((one) => seePair(at(foreground), top, one))).ratio;
  };
  return {
    paints,
    set: (name, paint) => paints.set(name, paint),
    allows(name, paint) {
      if (fixed.has(name)) return false;
      const { on, under } = tokens.get(name)!;
      const now = paints.get(name)!;
      return [...on, ...under].every(
        (pair) => least(pair, name, paint) >= Math.min(pair.minimum, least(pair, name, now)),
      );
    },
  };
}
