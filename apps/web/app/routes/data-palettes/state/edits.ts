import type { Hex } from '@swatchwork/color';

import { type ChartDocument, type PlacedColor, placedColors, placing } from './chart-document.ts';

/* Changes of single colors. The others stay as they are shown: they keep their places, but give way to the next palette. */

type Change = Partial<ChartDocument>;

/** Colors of a person with further ones, each in the first place that is free. */
export function withFurther(own: readonly PlacedColor[], texts: readonly string[]): PlacedColor[] {
  const places = Array.from({ length: own.length + texts.length }, (_, place) => place);
  const free = places.filter((place) => own.every((one) => one.place !== place));
  return [...own, ...texts.map((text, i) => ({ text, place: free[i]!, isLocked: true }))];
}

function allPlaced(document: ChartDocument, shown: readonly Hex[]): PlacedColor[] {
  const placed = placedColors(document);
  return shown.map(
    (text, place) => placed.find((one) => one.place === place) ?? { text, place, isLocked: false },
  );
}

/** Another color as it is typed; it is the person's own. */
export const edited = (
  document: ChartDocument,
  shown: readonly Hex[],
  place: number,
  text: string,
): Change =>
  placing(
    allPlaced(document, shown).map((one) =>
      one.place === place ? { text, place, isLocked: true } : one,
    ),
  );

/** Locks a color, or lets it go. */
export const lockToggled = (
  document: ChartDocument,
  shown: readonly Hex[],
  place: number,
): Change =>
  placing(
    allPlaced(document, shown).map((one) =>
      one.place === place ? { ...one, isLocked: !one.isLocked } : one,
    ),
  );

export function moved(
  document: ChartDocument,
  shown: readonly Hex[],
  from: number,
  to: number,
): Change {
  const placed = allPlaced(document, shown);
  const order = placed.toSpliced(from, 1).toSpliced(to, 0, placed[from]!);
  return placing(order.map((one, place) => ({ ...one, place })));
}

/** One more color at a place, which is found; the others make room. */
export const added = (document: ChartDocument, shown: readonly Hex[], place: number): Change => ({
  ...placing(
    allPlaced(document, shown).map((one) => ({
      ...one,
      place: one.place + Number(one.place >= place),
    })),
  ),
  count: shown.length + 1,
});

export const removed = (document: ChartDocument, shown: readonly Hex[], place: number): Change => ({
  ...placing(
    allPlaced(document, shown)
      .filter((one) => one.place !== place)
      .map((one) => ({ ...one, place: one.place - Number(one.place > place) })),
  ),
  count: shown.length - 1,
});

/** Lets one color be chosen anew. */
export const replaced = (
  document: ChartDocument,
  shown: readonly Hex[],
  place: number,
): Change => ({
  ...placing(allPlaced(document, shown).filter((one) => one.place !== place)),
  seed: nextSeed(document),
});

/** Lets all be chosen anew that are not locked. */
export const another = (document: ChartDocument): Change => ({
  ...released(document),
  seed: nextSeed(document),
});

/** Holds only what is locked; what stood beyond the count goes to the first free place. */
export function released(document: ChartDocument, count = document.count): Change {
  const kept = placedColors(document).filter(({ isLocked }) => isLocked);
  const free = [...Array(count).keys()].filter((place) => kept.every((one) => one.place !== place));
  return placing(
    kept.map((one) => (one.place < count ? one : { ...one, place: free.shift() ?? one.place })),
  );
}

const nextSeed = ({ seed }: ChartDocument): string => String((Number(seed) || 0) + 1);
