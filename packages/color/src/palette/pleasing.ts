import { normalizeHue, toDegrees, toRadians } from '../spaces/hue.ts';
import type { Oklab } from '../spaces/oklab.ts';
import type { Taste } from './palette-styles.ts';

/*
 * What people find pleasing, for everything that chooses colors: random palettes, harmonies and moods take the best liked
 * of some draws, charts add what their colors of equal rank need (charts/flaws.ts).
 */

/** The direction of warm hues in OKLab, 60°: between red and yellow. */
const [WARM_A, WARM_B] = [Math.cos(toRadians(60)), Math.sin(toRadians(60))];
/** OKLab chroma up to which a color is too weak to vibrate beside another, and difference of lightness from which none does. */
const [WEAK, APART] = [0.03, 0.3];
const DRAWS = 48;
/** Browsers and Node differ in the last digits of powers and roots, which must not decide between draws. */
const NOISE = 1e-9;

/**
 * How well colors go together, 0 at best, by what studies agree on: similar hues, different
 * lightness, few strong colors among calm ones, rather warm than cool, no dark yellow-greens. The
 * ranges are ours.
 *
 * @see https://doi.org/10.3758/s13414-010-0027-0 Schloss and Palmer 2011: pairs of similar hue and
 * different lightness are preferred
 * @see https://doi.org/10.1145/2010324.1964958 O'Donovan, Agarwala and Hertzmann 2011: themes of few
 * hues, of neither little nor much variety, rather warm
 * @see https://doi.org/10.1073/pnas.0906172107 Palmer and Schloss 2010: dark yellow-greens are
 * disliked most
 */
export function liking(colors: readonly Placed[], taste: Taste): number {
  let [sum, weakest, most, a, b, dark, light, olives, browns] = [0, 1, 0, 0, 0, 1, 0, 0, 0];
  for (const { lab } of colors) {
    const chroma = Math.hypot(lab.a, lab.b);
    sum += chroma;
    weakest = Math.min(weakest, chroma);
    most = Math.max(most, chroma);
    a += lab.a;
    b += lab.b;
    dark = Math.min(dark, lab.l);
    light = Math.max(light, lab.l);
    if (chroma > 0.05 && lab.l > 0.3 && isOlive(lab.l, hueOf(lab))) olives++;
    if (isBrown(lab)) browns++;
  }
  const colored = Math.max(sum, 0.01);
  return -(
    outside(light - dark, 0.6, 0.8) / 0.1 +
    outside(sum / colors.length, ...taste.mean) / 0.03 +
    outside(weakest, ...taste.weakest) / 0.03 +
    outside(most, ...taste.strongest) / 0.05 +
    outside(Math.hypot(a, b) / colored, 0.63, 1) / 0.2 +
    outside((a * WARM_A + b * WARM_B) / colored, 0, 1) / 0.5 +
    olives +
    vibrating(colors) +
    Math.max(0, browns - taste.browns) / 1.5
  );
}

/**
 * The same for a harmony with its variations, which is better liked where light: hues so far apart
 * go together in no other way.
 *
 * @see https://doi.org/10.1002/col.20208 Ou and Luo 2006: the lighter two colors are, the more
 * harmonious they look
 */
export function likingOfHarmony(colors: readonly Placed[], taste: Taste): number {
  const sum = colors.reduce((total, { lab }) => total + lab.l, 0);
  return liking(colors, taste) - outside(sum / colors.length, 0.67, 1) / 0.06;
}

/**
 * How much colors whose hues are 60° apart or more vibrate, so that their edge seems to move: by how strong the weaker is
 * and how alike they are in lightness.
 */
function vibrating(colors: readonly Placed[]): number {
  let sum = 0;
  for (let i = 1; i < colors.length; i++) {
    for (let j = 0; j < i; j++) {
      const [one, other] = [colors[i]!.lab, colors[j]!.lab];
      const [a, b] = [Math.hypot(one.a, one.b), Math.hypot(other.a, other.b)];
      // A little more than 60°, which is the angle of analogous colors: there the last digits would decide.
      if (2 * (one.a * other.a + one.b * other.b) > 0.98 * a * b) continue;
      const alike = Math.max(0, 1 - Math.abs(one.l - other.l) / APART);
      sum += (alike * outside(Math.min(a, b), 0, WEAK)) / 0.07;
    }
  }
  return sum;
}

/** Dark yellows and yellow-greens, such as olive, mustard and ocher: of OKLCH hues from 70° to 136°. */
export const isOlive = (l: number, h: number): boolean => l < 0.7 && hueApart(h, 103) < 33;

/** Oranges and yellows that are dark. */
const isBrown = ({ l, a, b }: Oklab): boolean =>
  l < 0.64 && b > 0.04 && a < 1.3 * b && a > -0.36 * b;

/** Lime over mint to cyan, and magenta: they glare beside all else at full strength. */
export function isFluorescent(l: number, h: number): boolean {
  const hue = normalizeHue(h);
  return (l > 0.62 && hue > 100 && hue < 220) || (l > 0.45 && hue > 295 && hue < 345);
}

/**
 * Of some draws, the one that is liked best beside the colors that are there; undefined where
 * none found colors.
 */
export function bestLiked<T extends Placed>(
  beside: readonly Placed[],
  draw: () => T[] | undefined,
  judge: (colors: readonly Placed[]) => number,
  draws = DRAWS,
): T[] | undefined {
  let [best, most]: [T[] | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < draws; i++) {
    const drawn = draw();
    if (!drawn) continue;
    const likes = judge([...beside, ...drawn]);
    if (likes > most + NOISE) [best, most] = [drawn, likes];
  }
  return best;
}

interface Placed {
  lab: Oklab;
}

const hueOf = ({ a, b }: Oklab): number => toDegrees(Math.atan2(b, a));

/** Degrees between two hues, 0 to 180. */
export const hueApart = (a: number, b: number): number =>
  180 - Math.abs(180 - (Math.abs(a - b) % 360));

/** How far a value is outside of a range. */
export const outside = (value: number, low: number, high: number): number =>
  Math.max(low - value, 0, value - high);
