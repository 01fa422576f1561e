import { type Roles, type Srgb, toOklch } from '@swatchwork/color';

import { mix } from '../kit/mix.ts';

/** Colors of a landscape, from far to near. */
export interface SceneColors {
  readonly sky: Srgb;
  readonly sun: Srgb;
  readonly farthest: Srgb;
  readonly far: Srgb;
  readonly middle: Srgb;
  readonly near: Srgb;
  readonly nearest: Srgb;
  readonly pale: Srgb;
}

const lightness = (color: Srgb) => toOklch(color).l;
const byLightness = (a: Srgb, b: Srgb) => lightness(b) - lightness(a);

/**
 * A landscape in the colors of a palette. As in haze, far things are paler, whatever the palette:
 * the light and the dark signal color are for the hills, the third is the sun.
 */
export function sceneColors(roles: Roles, dark: boolean): SceneColors {
  const [pale, deep] = [roles.page, roles.text].toSorted(byLightness) as [Srgb, Srgb];
  const [sun, light, heavy] = sunAndHills(roles);
  const sky = dark ? mix(deep, heavy, 0.4) : mix(pale, light, 0.22);
  return {
    sky,
    sun,
    farthest: mix(sky, light, 0.55),
    far: light,
    middle: mix(light, heavy, 0.55),
    near: heavy,
    nearest: mix(heavy, deep, 0.6),
    pale,
  };
}

/**
 * The warmest signal color that is not the darkest is the sun; the others are sorted by lightness.
 */
function sunAndHills({ primary, secondary, accent }: Roles): [Srgb, Srgb, Srgb] {
  const colors = [primary, secondary, accent].toSorted(byLightness);
  const warmth = (color: Srgb) => {
    const { c, h } = toOklch(color);
    return c * Math.cos(((h - 60) * Math.PI) / 180);
  };
  const sun = warmth(colors[0]!) >= warmth(colors[1]!) ? colors[0]! : colors[1]!;
  const [light, heavy] = colors.filter((color) => color !== sun);
  return [sun, light ?? sun, heavy ?? light ?? sun];
}
