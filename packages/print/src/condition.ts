import type { Lab } from '@swatchwork/color';

import type { Cmyk } from './cmyk-text.ts';
import { type ConditionId, PRINT_CONDITIONS } from './conditions.ts';
import { type Light, labOf, lightOf } from './lab.ts';
import { nearestInk } from './nearest-ink.ts';
import { COEFFICIENTS, printedInto } from './spline.ts';

/** A print condition with its data, from {@link loadCondition}. */
export interface PrintCondition {
  readonly id: ConditionId;
  /** Most ink at one place: the sum of the four, in percent. */
  readonly inkLimit: number;
  readonly coefficients: Float64Array;
  /** Of unprinted paper. */
  readonly paper: Light;
  /** Luminance of the darkest gray within the ink limit, as a share of that of the paper. */
  readonly black: number;
}

/** Hundredths of `L*`, `a*` and `b*`, two bytes each, in base64. */
const TABLES: Record<ConditionId, () => Promise<{ TABLE: string }>> = {
  coated: () => import('./tables/coated.ts'),
  uncoated: () => import('./tables/uncoated.ts'),
  gracol: () => import('./tables/gracol.ts'),
  newsprint: () => import('./tables/newsprint.ts'),
};

const loaded = new Map<ConditionId, Promise<PrintCondition>>();

/** Loads the data of this condition only, about 47 kB, once. */
export function loadCondition(id: ConditionId): Promise<PrintCondition> {
  const before = loaded.get(id);
  if (before) return before;
  const now = TABLES[id]().then(({ TABLE }) => createCondition(id, TABLE));
  loaded.set(id, now);
  now.catch(() => loaded.delete(id));
  return now;
}

function createCondition(id: ConditionId, table: string): PrintCondition {
  const { inkLimit } = PRINT_CONDITIONS.find((condition) => condition.id === id)!;
  const bytes = new DataView(Uint8Array.from(atob(table), (char) => char.charCodeAt(0)).buffer);
  const coefficients = Float64Array.from(
    { length: COEFFICIENTS },
    (_, i) => bytes.getInt16(2 * i, true) / 100,
  );
  const paper = lightOf(labOfInk(coefficients, [0, 0, 0, 0]));
  return { id, inkLimit, coefficients, paper, black: darkestGray(coefficients, inkLimit, paper) };
}

/**
 * The color of these inks on this paper, as an instrument measures it: CIE Lab under D50, not adapted
 * to the paper. Inks are cut to 0…100.
 */
export const printedLab = (condition: PrintCondition, cmyk: Cmyk): Lab =>
  labOfInk(condition.coefficients, cmyk);

function labOfInk(coefficients: Float64Array, cmyk: Cmyk): Lab {
  const out = new Float64Array(15);
  printedInto(coefficients, Float64Array.from(cmyk), out);
  return { l: out[0]!, a: out[1]!, b: out[2]! };
}

/** Half the way, again and again, to the darkest light of the paper's hue that ink can make. */
function darkestGray(coefficients: Float64Array, inkLimit: number, paper: Light): number {
  let [low, high] = [0, 0.5];
  for (let i = 0; i < 14; i++) {
    const middle = (low + high) / 2;
    const wanted = labOf([middle * paper[0], middle * paper[1], middle * paper[2]]);
    const { apart } = nearestInk({ coefficients, inkLimit }, wanted, 100);
    if (apart < 0.5) high = middle;
    else low = middle;
  }
  return high;
}
