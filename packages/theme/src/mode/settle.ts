import { type AlphaColor, parseColor } from '@swatchwork/color';

import { repairContexts } from '../repair/repair-contexts.ts';
import type { ImpossiblePair } from './model.ts';
import type { SeenTheme } from './read-source.ts';

/** The one context that is repaired. */
const MODE = 'mode';

/** Colors with which the pairs pass, by the least visible changes, and the pairs for which there are none. */
export function settle(
  { pairs, grounds, tokens }: SeenTheme,
  paints: ReadonlyMap<string, AlphaColor>,
  fixed: ReadonlySet<string>,
) {
  const page = [...grounds].find((name) => paints.get(name)!.alpha === 1);
  const asked = pairs.flatMap((pair) => {
    const over = [...(pair.over ?? []), ...(page === undefined ? [] : [page])].filter(
      (name) => name !== pair.background && paints.get(name)?.alpha === 1,
    );
    const isSeen = paints.get(pair.background)!.alpha === 1 || over.length > 0;
    return isSeen ? [{ ...pair, over: [...new Set(over)] }] : [];
  });
  const { changes, unmet } = repairContexts({
    contexts: [MODE],
    sources: new Map([...paints].filter(([name]) => !fixed.has(name))),
    shown: new Map(
      [...tokens.keys()].map((name) => [
        name,
        new Map([[MODE, fixed.has(name) ? paints.get(name)! : name]]),
      ]),
    ),
    pairs: asked,
    grounds,
  });
  const settled = new Map(paints);
  for (const { source, to } of changes) settled.set(source, parseColor(to)!);
  const impossible = unmet.map(({ pair, ratio, minimum, needsGround }): ImpossiblePair => {
    const { foreground, background } = asked[pair]!;
    const isFixed = fixed.has(foreground) || fixed.has(background);
    const reason = isFixed
      ? 'one of its colors is fixed, and the other has no room to pass beside it'
      : needsGround
        ? 'it would pass only if a background moved far'
        : 'no colors were found with which this pair and all others of its colors pass';
    return { foreground, background, best: ratio, wanted: minimum, reason };
  });
  return { settled, changed: new Set(changes.map(({ source }) => source)), impossible };
}
