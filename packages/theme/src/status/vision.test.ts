import { parseHex } from '@swatchwork/color';
import { expect, test } from 'vitest';

import {
  createTheme,
  STATUS_FAMILIES,
  THEME_MODES,
  type Theme,
  type ThemeVision,
} from '../index.ts';
import { nearestVision, see, VISIONS_OF } from './separation.ts';

const BRANDS = ['#0A66C2', '#E3120B', '#16A34A', '#F59E0B', '#7C3AED', '#808080', '#000000'];

const CASES = (['protan-deutan', 'tritan'] as const).flatMap((vision) =>
  BRANDS.map((brand) => [vision, brand] as const),
);

/** The smallest distances of statuses and the brand in some visions, and of chart colors. */
function closest({ modes, separations }: Theme, vision: ThemeVision) {
  const statuses = THEME_MODES.flatMap((mode) => {
    const seen = (['brand', ...STATUS_FAMILIES] as const).map((family) =>
      see(parseHex(modes[mode].roles[`${family}-solid`].hex)!),
    );
    return seen.flatMap((one, i) =>
      seen.slice(i + 1).map((other) => nearestVision(one, other, VISIONS_OF[vision]).distance),
    );
  });
  const charts = separations.filter(({ first }) => first.startsWith('chart-'));
  return {
    statuses: Math.min(...statuses),
    charts: Math.min(...charts.map(({ distance }) => distance)),
  };
}

test.each(CASES)('for %s, %s has more distant colors than for every vision', (vision, brand) => {
  const usual = closest(createTheme({ brands: [brand] }), vision);
  const theme = createTheme({ brands: [brand], vision });
  const own = closest(theme, vision);
  expect(own.statuses).toBeGreaterThanOrEqual(0.12);
  expect(own.statuses).toBeGreaterThan(1.2 * usual.statuses);
  expect(own.charts).toBeGreaterThanOrEqual(12.5);
  expect(own.charts).toBeGreaterThan(usual.charts);
  expect(closest(theme, 'every').statuses).toBeGreaterThanOrEqual(0.08);
  expect(theme.unmet).toEqual([]);
  expect(theme.separations.every(({ passes }) => passes)).toBe(true);
});

test('distances are those of the vision', () => {
  const { separations } = createTheme({ brands: ['#0A66C2'], vision: 'tritan' });
  const statuses = separations.filter(({ first }) => first === 'error-solid');
  const visions = new Set(statuses.map(({ vision }) => vision));
  expect([...visions].every((vision) => vision === 'ordinary' || vision === 'tritan')).toBe(true);
});
