import {
  convertHwbToRgb,
  convertRgbToXyz65,
  convertXyz50ToProphoto,
  convertXyz65ToA98,
} from '../culori.ts';
import { COLOR_SPACES, toRec2020 } from '../parse/color-spaces.ts';
import { fromHsl } from '../spaces/hsl.ts';
import { normalizeHue } from '../spaces/hue.ts';
import { toLinear } from '../spaces/linear-light.ts';
import type { Vector } from '../spaces/matrix.ts';
import { toP3 } from '../spaces/p3.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { toXyzD50 } from '../spaces/xyz-d50.ts';
import { COORDINATES } from './coordinates.ts';

/** A color space of CSS as three numbers; none is ever clamped or rounded. */
export interface CssSpace {
  read(color: Srgb): Vector;
  write(channels: Vector): Srgb;
  /** The index of the hue, in spaces that have one, and of what makes it visible. */
  readonly polar?: { readonly hue: 0 | 2; readonly colorfulness: 1 };
}

const rgb = ({ r, g, b }: Srgb): Vector => [r, g, b];
const xyz = ({ x, y, z }: { x: number; y: number; z: number }): Vector => [x, y, z];

const linear = ({ r, g, b }: Srgb): Srgb => ({ r: toLinear(r), g: toLinear(g), b: toLinear(b) });

/** A predefined space of `color()`, by its name there. */
const predefined = (name: string, read: CssSpace['read']): CssSpace => {
  const { toSrgb } = COLOR_SPACES.get(name)!;
  return { read, write: ([a, b, c]) => toSrgb(a, b, c) };
};

const XYZ_D65 = predefined('xyz-d65', (color) => xyz(convertRgbToXyz65(color)));

/**
 * Every space in which CSS mixes colors or takes their channels, in the units of relative colors but for
 * `srgb`, whose channels are 0…1 here as in `color()`.
 *
 * @see https://www.w3.org/TR/css-color-4/#interpolation-space
 * @see https://www.w3.org/TR/css-color-5/#relative-colors
 */
export const CSS_SPACES: Readonly<Record<string, CssSpace>> = {
  srgb: predefined('srgb', rgb),
  'srgb-linear': predefined('srgb-linear', (color) => rgb(linear(color))),
  'display-p3': predefined('display-p3', (color) => rgb(toP3(color))),
  'display-p3-linear': predefined('display-p3-linear', (color) => rgb(linear(toP3(color)))),
  'a98-rgb': predefined('a98-rgb', (color) => rgb(convertXyz65ToA98(convertRgbToXyz65(color)))),
  'prophoto-rgb': predefined('prophoto-rgb', (color) =>
    rgb(convertXyz50ToProphoto(toXyzD50(color))),
  ),
  rec2020: predefined('rec2020', toRec2020),
  xyz: XYZ_D65,
  'xyz-d65': XYZ_D65,
  'xyz-d50': predefined('xyz-d50', (color) => xyz(toXyzD50(color))),
  lab: { read: COORDINATES.lab.read, write: COORDINATES.lab.write },
  oklab: { read: COORDINATES.oklab.read, write: COORDINATES.oklab.write },
  lch: { ...COORDINATES.lch, polar: { hue: 2, colorfulness: 1 } },
  oklch: { ...COORDINATES.oklch, polar: { hue: 2, colorfulness: 1 } },
  hsl: {
    read: toUnboundedHsl,
    write: ([h, s, l]) => fromHsl({ h, s, l }),
    polar: { hue: 0, colorfulness: 1 },
  },
  hwb: {
    read: (color) => {
      const { r, g, b } = color;
      return [hueOf(color), Math.min(r, g, b) * 100, (1 - Math.max(r, g, b)) * 100];
    },
    write: ([h, w, b]) => convertHwbToRgb({ h: normalizeHue(h), w: w / 100, b: b / 100 }),
    polar: { hue: 0, colorfulness: 1 },
  },
};

/** As CSS converts colors outside of sRGB: https://www.w3.org/TR/css-color-4/#rgb-to-hsl */
function toUnboundedHsl(color: Srgb): Vector {
  const { r, g, b } = color;
  const [least, most] = [Math.min(r, g, b), Math.max(r, g, b)];
  const lightness = (least + most) / 2;
  const room = Math.min(lightness, 1 - lightness);
  const saturation = most === least || room === 0 ? 0 : (most - lightness) / room;
  const hue = saturation < 0 ? normalizeHue(hueOf(color) + 180) : hueOf(color);
  return [hue, Math.abs(saturation) * 100, lightness * 100];
}

function hueOf({ r, g, b }: Srgb): number {
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b);
  if (range === 0) return 0;
  if (most === r) return normalizeHue(60 * ((g - b) / range));
  return most === g ? 60 * ((b - r) / range + 2) : 60 * ((r - g) / range + 4);
}
