import { type AlphaColor, contrastRatio, type Srgb, seenOn } from '@swatchwork/color';

import type { ModePair } from './model.ts';
import type { SeenTheme } from './seen.ts';

/** The colors of the new mode as far as they are known, and whether its pairs pass with them. */
export interface Standing {
  readonly paints: ReadonlyMap<string, AlphaColor>;
  set(name: string, paint: AlphaColor): void;
  /** Whether no pair of a token that passes now fails with another paint, and none that fails gets lower. */
  allows(name: string, paint: AlphaColor): boolean;
  /** The background of a pair as it is seen, on each opaque ground where it is translucent. */
  behind(pair: ModePair): Srgb[];
  /** The least ratio of a pair; infinite where nothing lies beneath a translucent background. */
  ratioOf(pair: ModePair): number;
}

/** @param fixed Colors that must not change: `allows` refuses them. */
export function createStanding(
  { tokens, grounds }: SeenTheme,
  given: ReadonlyMap<string, AlphaColor>,
  fixed: ReadonlySet<string>,
): Standing {
  const paints = new Map(given);
  const plain = [...grounds].slice(0, 1);
  const behindIn = ({ background, over = [] }: ModePair, at: (name: string) => AlphaColor) => {
    const top = at(background);
    if (top.alpha === 1) return [top.color];
    return [...over, ...plain].flatMap((name) => {
      const ground = name === background ? undefined : paints.get(name);
      return ground?.alpha === 1 ? [seenOn(top, ground.color)] : [];
    });
  };
  const least = (pair: ModePair, name: string, paint: AlphaColor) => {
    const at = (one: string) => (one === name ? paint : paints.get(one)!);
    const ratios = behindIn(pair, at).map((color) =>
      contrastRatio(seenOn(at(pair.foreground), color), color),
    );
    return Math.min(...ratios);
  };
  return {
    paints,
    behind: (pair) => behindIn(pair, (name) => paints.get(name)!),
    ratioOf: (pair) => least(pair, pair.foreground, paints.get(pair.foreground)!),
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
