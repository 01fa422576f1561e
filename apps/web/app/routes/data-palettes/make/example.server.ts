import { type Hex, parseHex } from '@swatchwork/color';
import { type ChartPalette, createChartPalette } from '@swatchwork/color/charts';

import { EXAMPLE } from '../state/chart-document.ts';
import { type ChartRequest, keyOf, toInput, toRequest } from '../state/chart-request.ts';

/** What the search finds for the page as it opens: half a second that no visitor waits for. */
const COLORS: readonly Hex[] = [
  ...(['#4EA2A0', '#890909', '#BC891E', '#850BE5'] as const),
  ...(['#006B5E', '#AE76FF', '#FF1081', '#632E6F'] as const),
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
