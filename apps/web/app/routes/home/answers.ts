import { type Hex, parseHex } from '@swatchwork/color';
import { createTheme, type ModeTheme } from '@swatchwork/theme';

import { colorAddress } from '../../tools/go-on/targets.ts';

/** What a card of a theme is painted with. */
export type Paint = Record<'page' | 'card' | 'line' | 'text' | 'solid' | 'label' | 'tint', Hex>;

/** What the tools make of a color. */
export interface Answers {
  color: Hex;
  theme: { to: string; light: Paint; dark: Paint; pairs: number; failing: number };
  /** No colors if they could not be found. */
  charts: { to: string; colors: Hex[] };
}

/** Finds colors for charts: a worker does, or the API. */
type FindCharts = (request: {
  kind: 'categorical';
  colors: Hex[];
  count: number;
}) => Promise<{ colors: Hex[] }>;

const CHART_COLORS = 6;

/** A theme and colors for charts from one color. */
export async function answersFor(color: Hex, findCharts: FindCharts): Promise<Answers> {
  const charts = findCharts({ kind: 'categorical', colors: [color], count: CHART_COLORS });
  const { modes, pairs, unmet } = createTheme({ brands: [color] });
  const srgb = parseHex(color)!;
  return {
    color,
    theme: {
      to: colorAddress('theme', srgb),
      light: paintOf(modes.light),
      dark: paintOf(modes.dark),
      pairs: pairs.length,
      failing: new Set(unmet.map(({ pair }) => pair)).size,
    },
    charts: {
      to: colorAddress('data', srgb),
      colors: await charts.then(({ colors }) => colors).catch(() => []),
    },
  };
}

const paintOf = ({ roles }: ModeTheme): Paint => ({
  page: roles.ground.hex,
  card: roles.surface.hex,
  line: roles.border.hex,
  text: roles.text.hex,
  solid: roles['brand-solid'].hex,
  label: roles['brand-on-solid'].hex,
  tint: roles['brand-tint'].hex,
});
