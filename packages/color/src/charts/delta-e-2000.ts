/** 25 to the power of 7: around this chroma, CIE's corrections of grays and of blues fade. */
const FADE = seventh(25);

/** Radians from 180° up to which two hues are opposite: what rounding adds, and no more. */
const OPPOSITE = 1e-12;

/**
 * CIEDE2000 of two colors in CIE Lab, with all weights 1: 1 is about just noticeable, 100 lies
 * between black and white. The lists hold `l`, `a`, `b` from the given places on, so that a search
 * makes no objects. Hues are unit vectors instead of angles, which takes half the time; where the mean
 * hue is far from blue, the rotation term, then below 0.0001, is left out.
 * @see https://doi.org/10.1002/col.20070 Sharma, Wu and Dalal, with the data of the test
 */
export function deltaE2000(one: Float64Array, i: number, other: Float64Array, j: number): number {
  const b1 = one[i + 2]!;
  const b2 = other[j + 2]!;
  const meanOld = (length(one[i + 1]!, b1) + length(other[j + 1]!, b2)) / 2;
  const stretch = 1.5 - 0.5 * fade(meanOld);
  const a1 = one[i + 1]! * stretch;
  const a2 = other[j + 1]! * stretch;
  const c1 = length(a1, b1);
  const c2 = length(a2, b2);

  const meanC = (c1 + c2) / 2;
  const lightness = lightnessApart(one[i]!, other[j]!);
  const chroma = (c2 - c1) / (1 + 0.045 * meanC);
  const product = c1 * c2;
  if (product === 0) return Math.sqrt(lightness * lightness + chroma * chroma);

  // The unit vector of the mean hue: cosine and sine.
  let x = a1 * c2 + a2 * c1;
  let y = b1 * c2 + b2 * c1;
  let turned = a1 * b2 - a2 * b1 < 0 ? -1 : 1;
  let size = length(x, y);
  if (size <= OPPOSITE * product) {
    // The mean of two hues of 0° to 360° is a quarter turn from the lesser, which is below 180°.
    turned = b1 > 0 || (b1 === 0 && a1 > 0) ? 1 : -1;
    [x, y, size] = turned > 0 ? [-b1, a1, c1] : [-b2, a2, c2];
  }
  x /= size;
  y /= size;

  const apart = Math.sqrt(Math.max(0, 2 * (product - a1 * a2 - b1 * b2)));
  const hue = (turned * apart) / (1 + 0.015 * meanC * hueWeight(x, y));
  const rotation = y < 0 ? 2 * fade(meanC) * blueness(x) : 0;
  const square = lightness * lightness + chroma * chroma + hue * hue - rotation * chroma * hue;
  return Math.sqrt(Math.max(0, square));
}

/** The part of ΔE2000 that is between two lightnesses, L* of Lab: what the whole is at least. */
export function lightnessApart(l1: number, l2: number): number {
  const middle = (l1 + l2) / 2 - 50;
  const square = middle * middle;
  return Math.abs(l2 - l1) / (1 + (0.015 * square) / Math.sqrt(20 + square));
}

/** T of the formula, by the angle sums of cosine and sine. */
function hueWeight(x: number, y: number): number {
  const cos2 = x * x - y * y;
  const sin2 = 2 * x * y;
  const cos3 = cos2 * x - sin2 * y;
  const sin3 = sin2 * x + cos2 * y;
  const cos4 = cos2 * cos2 - sin2 * sin2;
  const sin4 = 2 * cos2 * sin2;
  return (
    1 -
    0.17 * (x * COS_30 + y * 0.5) +
    0.24 * cos2 +
    0.32 * (cos3 * COS_6 - sin3 * SIN_6) -
    0.2 * (cos4 * COS_63 + sin4 * SIN_63)
  );
}

const COS_30 = Math.cos(Math.PI / 6);
const COS_6 = Math.cos(Math.PI / 30);
const SIN_6 = Math.sin(Math.PI / 30);
const COS_63 = Math.cos((63 * Math.PI) / 180);
const SIN_63 = Math.sin((63 * Math.PI) / 180);

/**
 * Sine of twice the angle Δθ, which is 30° at the hue 275° and nothing far from it, for hues of 180° to
 * 360°: from a table by the cosine, right to 0.00001.
 */
function blueness(x: number): number {
  const place = Math.max(0, (x + 1) * HALF_TABLE);
  const i = Math.floor(place);
  return BLUENESS[i]! + (BLUENESS[i + 1]! - BLUENESS[i]!) * (place - i);
}

const HALF_TABLE = 1024;

const BLUENESS = Float64Array.from({ length: 2 * HALF_TABLE + 2 }, (_, i) => {
  const degrees = 360 - Math.acos(Math.min(1, i / HALF_TABLE - 1)) * (180 / Math.PI);
  const distance = (degrees - 275) / 25;
  return Math.sin((Math.PI / 3) * Math.exp(-distance * distance));
});

/** The square root of c⁷ / (c⁷ + 25⁷): from 0 in grays to 1 in strong colors. */
function fade(c: number): number {
  const power = seventh(c);
  return Math.sqrt(power / (power + FADE));
}

const length = (x: number, y: number) => Math.sqrt(x * x + y * y);

/** Several times as fast as `**`. */
function seventh(c: number): number {
  const cube = c * c * c;
  return cube * cube * c;
}
