import { CSS_COLORS } from './input/color-readers.ts';
import { type Given, readInput } from './input/read-input.ts';
import { THEME_MODES, type ThemeMode } from './model/names.ts';
import type { Theme, ThemeBrand, ThemeInput } from './model/theme.ts';
import { eachMode } from './modes/each-mode.ts';
import { painterOf } from './modes/painter.ts';
import { withCharts } from './modes/with-charts.ts';
import { explain } from './notes/explain.ts';
import { judgeOverrides } from './overrides/judge-overrides.ts';
import { declarePairs } from './pairs/declare-pairs.ts';
import { measureIn } from './pairs/measure.ts';
import { findUnmet } from './pairs/unmet.ts';
import { writeRoles } from './roles/write-roles.ts';
import { writeScale } from './scales/write-scale.ts';
import { separate } from './status/separate.ts';

/**
 * Light, dark and high contrast from brand colors. The brand colors stand in it byte for byte, and
 * every declared pair reaches its contrast; where the input leaves no room for that, `unmet`
 * names the pairs that fail and why. The same input always gives the same theme.
 *
 * @throws {ThemeInputError} If the input cannot be read, naming field, allowed and arrived.
 */
export function createTheme(input: ThemeInput): Theme {
  const given = readInput(input, CSS_COLORS);
  const paintRest = painterOf(given);
  const paint = (mode: ThemeMode, own: Given) => withCharts(paintRest(mode, own), given);
  const painted = eachMode((mode) => paint(mode, given));
  const { seeds } = painted.light;
  const families = seeds.map(({ family }) => family).filter((family) => family !== 'neutral');

  const scales = Object.fromEntries(
    seeds.map((seed) => [seed.family, writeScale(seed, given.steps, painted)]),
  ) as Theme['scales'];
  const measure = eachMode((mode) => measureIn(painted[mode].paints, painted[mode].setting.target));
  const pairs = declarePairs(families).map((pair) => ({
    ...pair,
    modes: eachMode((mode) => measure[mode](pair)),
  }));
  const overrides = judgeOverrides(pairs, painted, (mode, role) => {
    const { [role]: _, ...others } = given.overrides[mode];
    return paint(mode, { ...given, overrides: { ...given.overrides, [mode]: others } });
  });
  return {
    version: 3,
    target: given.target,
    brands: given.brands.map(({ family, name, input: text, tone }): ThemeBrand => {
      const { step } = scales[family]!.tonal.find(({ hex }) => hex === tone.hex)!;
      return { family, name, input: text, hex: tone.hex, step };
    }),
    scales,
    modes: eachMode((mode) => ({
      scheme: painted[mode].setting.scheme,
      target: painted[mode].setting.target,
      roles: writeRoles(mode, painted[mode], scales),
    })),
    pairs,
    separations: THEME_MODES.flatMap((mode) => separate(mode, painted[mode], given.vision)),
    overrides,
    unmet: findUnmet(pairs, painted),
    notes: explain({ given, modes: painted, measure, pairs, overrides }),
  };
}
