import type { Hex, Inks } from '@swatchwork/color';
import type { AccentFamily, Family, RoleName, Scale, Theme, ThemeMode } from '@swatchwork/theme';

import type { DesignGround, DesignVariable } from '../../../themes/variable-theme.ts';

type Stand = { ground: RoleName } & Record<keyof Inks, RoleName>;

const solid = (family: Exclude<Family, 'neutral'>): Stand => ({
  ground: `${family}-solid`,
  text: `${family}-on-solid`,
  soft: `${family}-on-solid`,
  strong: `${family}-on-solid`,
});

const neutral = (ground: 'ground' | 'ground-subtle' | 'surface'): Stand => ({
  ground,
  text: 'text',
  soft: 'text-muted',
  strong: 'brand-text',
});

const TINT: Stand = {
  ground: 'brand-tint-active',
  text: 'text',
  soft: 'brand-text',
  strong: 'brand-text',
};

const INVERSE: Stand = {
  ground: 'inverse',
  text: 'on-inverse',
  soft: 'on-inverse',
  strong: 'on-inverse',
};

/** Every declared pair that the designs use holds: they take their colors only from roles. */
export function designVariables(
  theme: Theme,
  mode: ThemeMode,
): Readonly<Record<`--design-${DesignVariable}`, Hex>> {
  const { roles, scheme } = theme.modes[mode];
  const accents = theme.brands
    .map(({ family }) => family)
    .filter((family): family is AccentFamily => family !== 'brand');
  const [first, second] = accents;
  const stands: Record<DesignGround, Stand> = {
    page: neutral('ground'),
    surface: neutral('surface'),
    primary: solid('brand'),
    secondary: first ? solid(first) : TINT,
    accent: second ? solid(second) : first ? solid(first) : TINT,
    bar: scheme === 'dark' ? neutral('ground-subtle') : INVERSE,
  };
  const hex = (role: RoleName): Hex => roles[role]?.hex ?? roles.text.hex;
  const found: Record<string, Hex> = {};
  for (const [name, { ground, ...inks }] of Object.entries(stands)) {
    found[name] = hex(ground);
    for (const [kind, ink] of Object.entries(inks)) found[`on-${name}-${kind}`] = hex(ink);
  }
  for (const i of [1, 2, 3, 4] as const) found[`series-${i}`] = hex(`chart-${i}`);
  const scene = landscape(theme.scales.brand, theme.scales[first ?? 'brand']!, scheme === 'dark');
  for (const [part, color] of Object.entries(scene)) found[`scene-${part}`] = color;
  return Object.fromEntries(
    Object.entries(found).map(([name, color]) => [`--design-${name}`, color]),
  ) as ReturnType<typeof designVariables>;
}

/** As in haze, far things are paler; at night the sky is the darkest. */
function landscape(hills: Scale, light: Scale, isNight: boolean) {
  const at = ({ tonal }: Scale, share: number) =>
    tonal[Math.round(share * (tonal.length - 1))]!.hex;
  const [sky, farthest, far, middle, near, nearest] = isNight
    ? [0.9, 0.8, 0.7, 0.6, 0.85, 1]
    : [0.1, 0.2, 0.35, 0.45, 0.65, 0.85];
  return {
    sky: at(hills, sky!),
    sun: hills === light ? at(hills, isNight ? 0.3 : 0) : light.seed,
    farthest: at(hills, farthest!),
    far: at(hills, far!),
    middle: at(hills, middle!),
    near: at(hills, near!),
    nearest: at(hills, nearest!),
    pale: at(hills, isNight ? 0.15 : 0),
  };
}
