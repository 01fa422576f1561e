import { fromLab, type Lab, type Srgb, toLab } from '@swatchwork/color';
import { deltaE2000 } from '@swatchwork/color/charts';

/** Shares of the light of D50: CIE XYZ of a color, each divided by that of white. */
export type Light = readonly [x: number, y: number, z: number];

/** @see https://www.w3.org/TR/css-color-4/#color-conversion-code */
export function lightOf({ l, a, b }: Lab): Light {
  const y = (l + 16) / 116;
  return [unroot(y + a / 500), unroot(y), unroot(y - b / 200)];
}

/** The inverse of {@link lightOf}. */
export function labOf([x, y, z]: Light): Lab {
  const [fx, fy, fz] = [root(x), root(y), root(z)];
  return { l: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz) };
}

const unroot = (t: number) => (t > 6 / 29 ? t ** 3 : (t - 16 / 116) * (108 / 841));
const root = (t: number) => (t > (6 / 29) ** 3 ? Math.cbrt(t) : t * (841 / 108) + 16 / 116);

export const lightOfSrgb = (color: Srgb): Light => lightOf(toLab(color));
export const srgbOfLight = (light: Light): Srgb => fromLab(labOf(light));

/** CIEDE2000. */
export const distanceOf = (one: Lab, other: Lab): number =>
  deltaE2000(
    Float64Array.of(one.l, one.a, one.b),
    0,
    Float64Array.of(other.l, other.a, other.b),
    0,
  );
