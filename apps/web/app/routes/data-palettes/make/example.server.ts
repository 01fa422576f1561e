import { type Hex, parseHex } from '@swatchwork/color';
import { type ChartPalette, createChartPalette } from '@swatchwork/color/charts';

import { EXAMPLE } from '../state/chart-document.ts';
import { type ChartRequest, keyOf, toInput, toRequest } from '../state/chart-request.ts';

/** What the search finds for the page as it opens: half a second that no visitor waits for. */
const COLORS: readonly Hex[] = [
  ...(['#BD8812', '#14A6A1', '#8B0003', '#7C29CF'] as const),
  ...(['#006D5B', '#A66DFF', '#FE157C', '#652F67'] as const),
];

const REQUEST = toRequest(EXAMPLE);

let made: ChartPalette | undefined;

/** The palette of the page as it opens, measured; undefined for every other request. */
export function examplePalette(request: ChartRequest): ChartPalette | undefined {
  if (keyOf(request) !== keyOf(REQUEST)) return undefined;
  // With all colors given nothing is left to search for.
  made ??= createChartPalette({
    ...toInput(REQUEST),
    colors: COLORS.map((hex) => parseHex(hex)!),
  });
  return made;
}
