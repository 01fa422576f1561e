import type { Hex } from '@swatchwork/color';
import {
  declarePairs,
  type Family,
  type ModeTheme,
  type PairResult,
  type RoleName,
  rolesOf,
  type Scale,
  type ScaleStep,
  THEME_MODES,
  type Theme,
  type ThemeMode,
  type ThemeRoles,
} from '@swatchwork/theme';

type ByMode<Value> = Record<ThemeMode, Value>;

/** Of a scale, the names of its steps, and its colors one after another. */
type PackedScale = Pick<Scale, 'family' | 'name' | 'seed'> & {
  steps: string;
  tonal: string;
  twelve: ByMode<string>;
};

type Packed = Pick<
  Theme,
  'version' | 'target' | 'brands' | 'separations' | 'overrides' | 'unmet' | 'notes'
> & {
  scales: PackedScale[];
  /** The colors of all roles, in the order of `rolesIn`. */
  modes: ByMode<Pick<ModeTheme, 'scheme' | 'target'> & { roles: string }>;
  /** Of each declared pair in its order, and in each mode: the ratio in thousandths. */
  ratios: number[];
  /** In the same order, which of the grounds beneath is the worst, or `-`. */
  worst: string;
  /** The places that fail, in the same order. */
  failing: number[];
};

/** Ratios are kept in thousandths, more than the page shows, and none is rounded up. */
const FINENESS = 1000;

/**
 * A theme as text, a tenth of its JSON: what the page shows of it. Left out are translucent and wide
 * colors and references to scales, of which files alone make use.
 */
export function packTheme(theme: Theme): string {
  const places = theme.pairs.flatMap(({ over, modes }) =>
    THEME_MODES.map((mode) => ({ over, ...modes[mode] })),
  );
  const { version, target, brands, separations, overrides, unmet, notes } = theme;
  const packed: Packed = {
    ...{ version, target, brands, overrides, unmet, notes },
    separations: separations.map((one) => ({ ...one, distance: Number(one.distance.toFixed(3)) })),
    scales: scalesOf(theme).map(({ family, name, seed, tonal, twelve }) => ({
      ...{ family, name, seed },
      steps: tonal.map(({ step }) => step).join(' '),
      tonal: digitsOf(tonal),
      twelve: eachMode((mode) => digitsOf(twelve[mode])),
    })),
    modes: eachMode((mode) => {
      const { scheme, roles, target: own } = theme.modes[mode];
      const names = rolesIn(scalesOf(theme));
      return { scheme, target: own, roles: digitsOf(names.map((name) => roles[name]!)) };
    }),
    ratios: places.map(({ ratio }) => Math.floor(ratio * FINENESS)),
    worst: places.map(({ over, worst }) => (worst ? over!.indexOf(worst) : '-')).join(''),
    failing: places.flatMap(({ passes }, i) => (passes ? [] : [i])),
  };
  return JSON.stringify(packed);
}

/** The theme of a text that `packTheme` wrote. */
export function unpackTheme(text: string): Theme {
  const { ratios, worst, failing, scales, modes, ...rest }: Packed = JSON.parse(text);
  const names = rolesIn(scales);
  let pairs: PairResult[] | undefined;
  return {
    ...rest,
    scales: Object.fromEntries(
      scales.map((scale) => [scale.family, unpackScale(scale)]),
    ) as Theme['scales'],
    modes: eachMode((mode) => {
      const { roles, ...own } = modes[mode];
      const colors = hexesOf(roles).map((hex, i) => [names[i], { hex }]);
      return { ...own, roles: Object.fromEntries(colors) as ThemeRoles };
    }),
    // They wait until the page below reads them: the preview, which follows first, has no use for them.
    get pairs() {
      pairs ??= unpackPairs(scales, { ratios, worst, failing, modes });
      return pairs;
    },
  };
}

function unpackScale({ steps, tonal, twelve, ...rest }: PackedScale): Scale {
  const names = steps.split(' ');
  const stepsOf = (digits: string, name: (i: number) => string): ScaleStep[] =>
    hexesOf(digits).map((hex, i) => ({ step: name(i), hex }));
  return {
    ...rest,
    tonal: stepsOf(tonal, (i) => names[i]!),
    twelve: eachMode((mode) => stepsOf(twelve[mode], (i) => String(i + 1))),
  };
}

function unpackPairs(
  scales: readonly PackedScale[],
  { ratios, worst, failing, modes }: Pick<Packed, 'ratios' | 'worst' | 'failing' | 'modes'>,
): PairResult[] {
  const families = scales.map(({ family }) => family).filter((family) => family !== 'neutral');
  const fails = new Set(failing);
  return declarePairs(families).map((pair, i) => ({
    ...pair,
    modes: eachMode((mode) => {
      const place = i * THEME_MODES.length + THEME_MODES.indexOf(mode);
      const ground = pair.over?.[Number(worst[place])];
      return {
        ratio: ratios[place]! / FINENESS,
        ...(ground && { worst: ground }),
        minimum: pair.minimum[modes[mode].target],
        passes: !fails.has(place),
      };
    }),
  }));
}

const scalesOf = ({ scales }: Theme): Scale[] =>
  Object.values(scales).filter((scale): scale is Scale => scale !== undefined);

const rolesIn = (scales: readonly { family: Family }[]): RoleName[] =>
  scales.flatMap(({ family }) => rolesOf(family));

const eachMode = <Value>(make: (mode: ThemeMode) => Value): ByMode<Value> =>
  Object.fromEntries(THEME_MODES.map((mode) => [mode, make(mode)])) as ByMode<Value>;

const digitsOf = (colors: readonly { hex: Hex }[]): string =>
  colors.map(({ hex }) => hex.slice(1)).join('');

const hexesOf = (digits: string): Hex[] =>
  (digits.match(/.{6}/g) ?? []).map((hex): Hex => `#${hex}`);
