import { clip, fromLab, type Lab } from '@swatchwork/color';

import { printedInto } from './spline.ts';

/** What a percent of black beside the wanted one counts: too little to move the color. */
const BLACK_WEIGHT = 0.005;
/** What a percent beyond the ink limit counts. */
const LIMIT_WEIGHT = 1;
const STEPS = 60;
/** Up to it ΔE2000's discount of chroma grows here; beyond, strong colors that cannot be printed would become pale. */
const MOST_CHROMA = 40;
/** A weighted distance that is no miss. */
const REACHED = 0.1;
/** Where to begin again if the first search has missed: of dark inks several make nearly the same color. */
const DARK = [20, 20, 20, 95];

interface Press {
  readonly coefficients: Float64Array;
  readonly inkLimit: number;
}

/**
 * The inks whose color is nearest to the wanted one, by the weights that ΔE2000 gives lightness, chroma
 * and hue there; of several that make the same color, those with the wanted black. Levenberg's and
 * Marquardt's method within 0…100% of each ink.
 *
 * @param wanted As measured, under D50.
 * @param black Percent.
 * @returns `ink` in percent, unrounded; `apart` is the weighted distance.
 */
export function nearestInk(press: Press, wanted: Lab, black: number) {
  const first = searchFrom(startOf(wanted, black), press, wanted, black);
  if (first.apart < REACHED) return first;
  const second = searchFrom(DARK, press, wanted, black);
  return second.apart < first.apart - REACHED ? second : first;
}

function searchFrom(start: readonly number[], press: Press, wanted: Lab, black: number) {
  const search = new Search(start, press, wanted, black);
  let damping = 1e-3;
  for (let i = 0; i < STEPS && damping < 1e8; i++) {
    const before = search.cost;
    const improved = search.step(damping);
    damping = improved ? Math.max(1e-9, damping / 8) : damping * 6;
    if (improved && damping < 1 && before - search.cost < 1e-9 * (1 + before)) break;
  }
  return { ink: search.withinLimit(), apart: search.apart };
}

/** Roughly the inks of a color, none of them at an end, from which the first step could not lead away. */
function startOf(wanted: Lab, black: number): number[] {
  const { r, g, b } = clip(fromLab(wanted));
  const k = Math.min(1 - r, 1 - g, 1 - b, black / 100);
  const inks = [1 - r - k / 2, 1 - g - k / 2, 1 - b - k / 2, k];
  return inks.map((ink) => Math.min(95, Math.max(5, ink * 100)));
}

class Search {
  cost = Infinity;
  apart = Infinity;
  private ink = new Float64Array(4);
  private trial = new Float64Array(4);
  private readonly out = new Float64Array(15);
  private readonly residuals = new Float64Array(5);
  private readonly gradient = new Float64Array(4);
  private readonly hessian = new Float64Array(16);
  private readonly metric: Float64Array;
  private readonly press: Press;
  private readonly wanted: Lab;
  private readonly black: number;

  constructor(start: readonly number[], press: Press, wanted: Lab, black: number) {
    this.press = press;
    this.wanted = wanted;
    this.black = black;
    this.metric = metricAt(wanted);
    this.trial.set(start);
    this.cost = this.measure();
    this.accept();
  }

  /** @returns Whether the step made it better; else nothing has changed. */
  step(damping: number): boolean {
    const { ink, trial, gradient, hessian } = this;
    const isFree = [0, 1, 2, 3].map(
      (i) => !((ink[i]! <= 0 && gradient[i]! > 0) || (ink[i]! >= 100 && gradient[i]! < 0)),
    );
    const move = solve(hessian, gradient, isFree, damping);
    for (let i = 0; i < 4; i++) trial[i] = Math.min(100, Math.max(0, ink[i]! - move[i]!));
    const cost = this.measure();
    if (!(cost < this.cost)) return false;
    this.cost = cost;
    this.accept();
    return true;
  }

  /** What `LIMIT_WEIGHT` leaves over the limit is taken from all but black. */
  withinLimit(): [number, number, number, number] {
    const [c, m, y, k] = this.ink as Float64Array & [number, number, number, number];
    const over = c + m + y + k - this.press.inkLimit;
    const rest = over > 0 ? 1 - over / (c + m + y) : 1;
    return [c * rest, m * rest, y * rest, k];
  }

  private measure(): number {
    const { out, trial, residuals, metric, wanted } = this;
    printedInto(this.press.coefficients, trial, out);
    const l = out[0]! - wanted.l;
    const a = out[1]! - wanted.a;
    const b = out[2]! - wanted.b;
    residuals[0] = metric[0]! * l;
    residuals[1] = metric[1]! * a + metric[2]! * b;
    residuals[2] = metric[3]! * a + metric[4]! * b;
    residuals[3] = BLACK_WEIGHT * (trial[3]! - this.black);
    const over = trial[0]! + trial[1]! + trial[2]! + trial[3]! - this.press.inkLimit;
    residuals[4] = LIMIT_WEIGHT * Math.max(0, over);
    return residuals.reduce((sum, residual) => sum + residual * residual, 0);
  }

  /** Takes the trial as it is: its gradient, and the square of its slopes. */
  private accept(): void {
    [this.ink, this.trial] = [this.trial, this.ink];
    const { out, residuals, metric, gradient, hessian } = this;
    this.apart = Math.hypot(residuals[0]!, residuals[1]!, residuals[2]!);
    const slopes = [0, 1, 2, 3].map((i) => {
      const [l, a, b] = [out[3 + 3 * i]!, out[4 + 3 * i]!, out[5 + 3 * i]!];
      return [
        metric[0]! * l,
        metric[1]! * a + metric[2]! * b,
        metric[3]! * a + metric[4]! * b,
        i === 3 ? BLACK_WEIGHT : 0,
        residuals[4]! > 0 ? LIMIT_WEIGHT : 0,
      ];
    });
    for (let i = 0; i < 4; i++) {
      gradient[i] = dot(slopes[i]!, residuals);
      for (let j = 0; j < 4; j++) hessian[4 * i + j] = dot(slopes[i]!, slopes[j]!);
    }
  }
}

/** Rows that make weighted lightness, chroma and hue of a difference of `L*`, `a*`, `b*`. */
function metricAt({ l, a, b }: Lab): Float64Array {
  const old = Math.hypot(a, b) ** 7;
  const stretch = 1.5 - 0.5 * Math.sqrt(old / (old + 25 ** 7));
  const chroma = Math.hypot(stretch * a, b);
  const [x, y] = chroma > 0 ? [(stretch * a) / chroma, b / chroma] : [1, 0];
  const ofLightness = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const ofChroma = 1 + 0.045 * Math.min(chroma, MOST_CHROMA);
  const ofHue = 1 + 0.015 * chroma;
  return Float64Array.of(
    1 / ofLightness,
    (x * stretch) / ofChroma,
    y / ofChroma,
    (-y * stretch) / ofHue,
    x / ofHue,
  );
}

const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
};

/** Gauss's elimination for the free unknowns; the others stay 0. The matrix is positive definite. */
function solve(hessian: Float64Array, gradient: Float64Array, isFree: boolean[], damping: number) {
  const rows = [0, 1, 2, 3].map((i) => {
    const row = [0, 1, 2, 3].map((j) => (isFree[i] && isFree[j] ? hessian[4 * i + j]! : 0));
    row[i] = isFree[i] ? row[i]! + damping * (row[i]! + 1e-4) + 1e-12 : 1;
    return [...row, isFree[i] ? gradient[i]! : 0];
  });
  for (let i = 0; i < 4; i++) {
    for (let j = i + 1; j < 4; j++) {
      const factor = rows[j]![i]! / rows[i]![i]!;
      for (let k = i; k < 5; k++) rows[j]![k]! -= factor * rows[i]![k]!;
    }
  }
  const result = [0, 0, 0, 0];
  for (let i = 3; i >= 0; i--) {
    let rest = rows[i]![4]!;
    for (let j = i + 1; j < 4; j++) rest -= rows[i]![j]! * result[j]!;
    result[i] = rest / rows[i]![i]!;
  }
  return result;
}
