import {
  ANY_CHROMA,
  ANY_LIGHTNESS,
  admit,
  createTest,
} from '../../../packages/color/src/charts/admission.ts';
import { createSee } from '../../../packages/color/src/charts/readers.ts';
import { search } from '../../../packages/color/src/charts/search.ts';
import { createRandom, type Srgb } from '../../../packages/color/src/index.ts';

const STARTS = 8;
const STEPS = 40_000;

/** What each size reaches that has to be good for itself alone, by far more searching than a palette may take. */
export function longestSearch(sizes: number, grounds: readonly Srgb[]): number[] {
  const asked = { grounds, contrast: 3, lightness: ANY_LIGHTNESS, chroma: ANY_CHROMA };
  const { demands, pool } = admit(asked, sizes);
  const room = { see: createSee(1), gray: 0, keeps: createTest(demands), pool, fixed: [] };
  const random = createRandom('long');
  return Array.from({ length: sizes + 1 }, (_, size) => {
    if (size < 3) return 0;
    const how = { goals: Array<number>(size).fill(1), steps: STEPS, heat: 1 };
    const found = Array.from({ length: STARTS }, () => search(room, how, random).least);
    return Math.max(...found);
  });
}
