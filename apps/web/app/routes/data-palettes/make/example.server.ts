import { type ChartPalette, createChartPalette } from '@swatchwork/color/charts';

import { EXAMPLE } from '../state/chart-document.ts';
import { type ChartRequest, keyOf, toInput, toRequest } from '../state/chart-request.ts';

const REQUEST = toRequest(EXAMPLE);

let made: ChartPalette | undefined;

/** The palette of the page as it opens, which is made once; undefined for every other request. */
export function examplePalette(request: ChartRequest): ChartPalette | undefined {
  if (keyOf(request) !== keyOf(REQUEST)) return undefined;
  made ??= createChartPalette(toInput(REQUEST));
  return made;
}
