import type { Srgb } from '../spaces/srgb.ts';
import { type Range, within } from './palette-styles.ts';
import { fillPlaces, type Places } from './places.ts';
import type { Random } from './random.ts';
import { type Swatch, toSwatch } from './swatch.ts';

/**
 * Puts colors into the free places so that neighbors are near each other. How much lightness counts
 * against hue and chroma is drawn: palettes run from dark to light, or from hue to hue with the
 * lightest or strongest color anywhere.
 *
 * @param lightness What is drawn from: how much lightness counts, where hue and chroma count 1.
 */
export function arrange(
  locked: Places,
  colors: readonly Srgb[],
  random: Random,
  lightness: Range = [0, 0.4],
): Srgb[] {
  const byLightness = colors.map(toSwatch).sort((a, b) => a.lab.l - b.lab.l);
  const start = random() < 0.5 ? byLightness : byLightness.toReversed();
  const row = fillPlaces(
    locked,
    start.map(({ color }) => color),
  ).flatMap((color) => color ?? []);
  return shorten(row.map(toSwatch), locked, within(random, lightness)).map(({ color }) => color);
}

/** Exchanges free places while that shortens the way from the first color to the last. */
function shorten(row: Swatch[], locked: Places, weight: number): Swatch[] {
  const free = row.flatMap((_, place) => (locked[place] ? [] : [place]));
  for (let shortest = wayThrough(row, weight), before = Infinity; shortest < before; ) {
    before = shortest;
    for (const i of free) {
      for (const j of free) {
        const other = row.with(i, row[j]!).with(j, row[i]!);
        const way = wayThrough(other, weight);
        if (way < shortest - 1e-9) [row, shortest] = [other, way];
      }
    }
  }
  return row;
}

function wayThrough(row: readonly Swatch[], weight: number): number {
  let way = 0;
  for (let i = 1; i < row.length; i++) {
    const [one, other] = [row[i - 1]!.lab, row[i]!.lab];
    way += Math.hypot(weight * (one.l - other.l), one.a - other.a, one.b - other.b);
  }
  return way;
}
