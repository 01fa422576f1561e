import { toRadians } from '../spaces/hue.ts';
import type { Oklab } from '../spaces/oklab.ts';

/** The direction of warm hues in OKLab, 60°: between red and yellow. */
const [WARM_A, WARM_B] = [Math.cos(toRadians(60)), Math.sin(toRadians(60))];

/**
 * How well colors go together, 0 at best, by what studies agree on: similar hues, different
 * lightness, few strong colors among calm ones, rather warm than cool.
 *
 * @see https://doi.org/10.3758/s13414-010-0027-0 Schloss and Palmer 2011: pairs of similar hue and
 * different lightness are preferred
 * @see https://doi.org/10.1145/2010324.1964958 O'Donovan, Agarwala and Hertzmann 2011: themes of few
 * hues, of neither little nor much variety, in steps of lightness
 */
export function liking(labs: readonly Oklab[]): number {
  let [sum, weakest, strongest, a, b, dark, light, lightness] = [0, 1, 0, 0, 0, 1, 0, 0];
  for (const lab of labs) {
    const chroma = Math.hypot(lab.a, lab.b);
    sum += chroma;
    weakest = Math.min(weakest, chroma);
    strongest = Math.max(strongest, chroma);
    lightness += lab.l;
    a += lab.a;
    b += lab.b;
    dark = Math.min(dark, lab.l);
    light = Math.max(light, lab.l);
  }
  const colored = Math.max(sum, 0.01);
  return -(
    outside(light - dark, 0.4, 0.65) / 0.1 +
    outside(lightness / labs.length, 0.6, 0.8) / 0.1 +
    outside(sum / labs.length, 0.06, 0.13) / 0.03 +
    outside(strongest, 0.14, 0.25) / 0.05 +
    outside(weakest, 0, 0.04) / 0.03 +
    outside(Math.hypot(a, b) / colored, 0.6, 1) / 0.2 +
    outside((a * WARM_A + b * WARM_B) / colored, -0.3, 1) / 0.5
  );
}

/**
 * Of some draws, the one that is liked best beside the colors that are there; none where no draw
 * came about.
 */
export function bestLiked<T extends Placed>(
  draws: number,
  beside: readonly Placed[],
  draw: () => T[] | undefined,
): T[] {
  let [best, most]: [T[], number] = [[], Number.NEGATIVE_INFINITY];
  for (let i = 0; i < draws; i++) {
    const drawn = draw();
    if (!drawn) continue;
    const likes = liking([...beside, ...drawn].map(({ lab }) => lab));
    if (likes > most) [best, most] = [drawn, likes];
  }
  return best;
}

interface Placed {
  lab: Oklab;
}

const outside = (value: number, low: number, high: number): number =>
  Math.max(low - value, 0, value - high);
