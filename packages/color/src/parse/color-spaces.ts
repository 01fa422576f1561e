import {
  convertA98ToXyz65,
  convertProphotoToXyz50,
  convertRgbToXyz65,
  convertXyz65ToRgb,
} from '../culori.ts';
import { fromLinear } from '../spaces/linear-light.ts';
import { type Matrix, multiply, type Vector } from '../spaces/matrix.ts';
import { fromP3 } from '../spaces/p3.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { fromXyzD50 } from '../spaces/xyz-d50.ts';
import { amount } from './channel.ts';
import type { Notation } from './notations.ts';

const encode = (r: number, g: number, b: number): Srgb => ({
  r: fromLinear(r),
  g: fromLinear(g),
  b: fromLinear(b),
});

/** Linear Rec. 2020 to XYZ (D65): https://www.w3.org/TR/css-color-4/#color-conversion-code */
// biome-ignore format: three rows
const REC2020_TO_XYZ: Matrix = [
  63426534 / 99577255, 20160776 / 139408157, 47086771 / 278816314,
  26158966 / 99577255, 472592308 / 697040785, 8267143 / 139408157,
  0, 19567812 / 697040785, 295819943 / 278816314,
];

/** The way back, as there. */
// biome-ignore format: three rows
const XYZ_TO_REC2020: Matrix = [
  30757411 / 17917100, -6372589 / 17917100, -4539589 / 17917100,
  -19765991 / 29648200, 47925759 / 29648200, 467509 / 29648200,
  792561 / 44930125, -1921689 / 44930125, 42328811 / 44930125,
];

const power = (channel: number, exponent: number) =>
  Math.sign(channel) * Math.abs(channel) ** exponent;

/** CSS uses the display's gamma of 2.4 since 2025, culori 4.0 the camera's curve before it. */
function fromRec2020(r: number, g: number, b: number): Srgb {
  const linear = [power(r, 2.4), power(g, 2.4), power(b, 2.4)] as const;
  const [x, y, z] = multiply(REC2020_TO_XYZ, linear);
  return convertXyz65ToRgb({ x, y, z });
}

/** Red, green and blue of Rec. 2020, with the same gamma. */
export function toRec2020(color: Srgb): Vector {
  const { x, y, z } = convertRgbToXyz65(color);
  const [r, g, b] = multiply(XYZ_TO_REC2020, [x, y, z]);
  return [power(r, 1 / 2.4), power(g, 1 / 2.4), power(b, 1 / 2.4)];
}

const fromXyz65 = (x: number, y: number, z: number) => convertXyz65ToRgb({ x, y, z });

const TO_SRGB: Record<string, Notation['toSrgb']> = {
  srgb: (r, g, b) => ({ r, g, b }),
  'srgb-linear': encode,
  'display-p3': (r, g, b) => fromP3({ r, g, b }),
  'display-p3-linear': (r, g, b) => fromP3(encode(r, g, b)),
  'a98-rgb': (r, g, b) => convertXyz65ToRgb(convertA98ToXyz65({ r, g, b })),
  'prophoto-rgb': (r, g, b) => fromXyzD50(convertProphotoToXyz50({ r, g, b })),
  rec2020: fromRec2020,
  xyz: fromXyz65,
  'xyz-d65': fromXyz65,
  'xyz-d50': (x, y, z) => fromXyzD50({ x, y, z }),
};

const unit = amount(1);

/** The predefined spaces of `color()`; its channels are never clamped. */
export const COLOR_SPACES: ReadonlyMap<string, Notation> = new Map(
  Object.entries(TO_SRGB).map(([space, toSrgb]) => [
    space,
    { space, channels: [unit, unit, unit], toSrgb },
  ]),
);
