import { parseHex } from '@swatchwork/color';
import { type ChartPalette, createChartPalette } from '@swatchwork/color/charts';

import { type ChartRequest, inPlaces, toInput } from '../state/chart-request.ts';

/** The palette of a request, with its given colors in their places. */
export const makePalette = (request: ChartRequest): ChartPalette =>
  arrange(createChartPalette(toInput(request)), request);

/** Puts given colors, which a search answers first, into their places, and measures the palette in that order. */
export function arrange(made: ChartPalette, request: ChartRequest): ChartPalette {
  const { places = [], count } = request;
  if (!made.categories || places.every((place, i) => place === i)) return made;
  const colors = inPlaces(made.colors, places, count);
  const measured = createChartPalette({
    ...toInput(request),
    colors: colors.map((hex) => parseHex(hex)!),
  });
  // What could not be had is known to the search alone.
  const { relaxed } = made.categories;
  return {
    ...measured,
    categories: { ...measured.categories!, relaxed },
    notes: [...made.notes.slice(0, relaxed.length), ...measured.notes],
  };
}
