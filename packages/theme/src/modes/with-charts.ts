import { chartColorsAround } from '@swatchwork/color';

import type { Given } from '../input/read-input.ts';
import { CHART_ROLES, GROUND_ROLES } from '../model/names.ts';
import { toneOf } from '../solve/tone.ts';
import type { PaintedMode } from './create-mode.ts';

/** A mode with colors of charts: they begin with the brand colors, each as its graphics are. */
export function withCharts(painted: PaintedMode, { brands, vision }: Given): PaintedMode {
  const { paints, setting } = painted;
  const colors = chartColorsAround(
    brands.map(({ family }) => paints[`${family}-control`]!.tone.color),
    GROUND_ROLES.map((ground) => paints[ground]!.tone.color),
    CHART_ROLES.length,
    vision !== 'every',
  );
  const charts = CHART_ROLES.map((role, i) => [
    role,
    setting.fixed[role] ?? { tone: toneOf(colors[i]!) },
  ]);
  return { ...painted, paints: { ...paints, ...Object.fromEntries(charts) } };
}
