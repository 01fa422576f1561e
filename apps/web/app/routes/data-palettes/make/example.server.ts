import { type Hex, parseHex } from '@swatchwork/color';
import { type ChartPalette, createChartPalette } from '@swatchwork/color/charts';

import { EXAMPLE } from '../state/chart-document.ts';
import { type ChartRequest, keyOf, toInput, toRequest } from '../state/chart-request.ts';

/** What the search finds for the page as it opens: half a second that no visitor waits for. */
const COLORS: readonly Hex[] = [
  ...(['#B179FB', '#5906A9', '#A0011C', '#00A982'] as const),
  ...(['#F24D0B', '#09726C', '#B2709F', '#8650CA'] as const),
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
