import { HARMONY_TYPES, MOODS, WEB_SAFE_COLORS } from '@swatchwork/color';

import { formatCount } from '../../ui/text/format-count.ts';

type Statistic = { figure: string; label: string; to: string };

/** Eight bits for each of three channels. */
const COLORS_WITH_A_PAGE = 256 ** 3;

/**
 * The figures of the About page, all counted from the code or the database.
 *
 * @param palettes Public palettes in the database; omitted if they could not be counted.
 */
export function countStatistics(palettes: number | undefined): Statistic[] {
  const counted: [count: number, label: string, to: string][] = [
    ...(palettes === undefined
      ? []
      : [[palettes, 'public palettes', '/explore-palettes'] as [number, string, string]]),
    [COLORS_WITH_A_PAGE, 'colors with a page of their own', '/color/3b82f6'],
    [WEB_SAFE_COLORS.length, 'web safe colors', '/web-safe-colors'],
    [MOODS.length, 'moods', '/mood-generator'],
    [HARMONY_TYPES.length, 'harmonies', '/color-tools/color-harmonies'],
    [0, 'cookies', '/privacy-policy'],
  ];
  return counted.map(([count, label, to]) => ({ figure: formatCount(count), label, to }));
}
