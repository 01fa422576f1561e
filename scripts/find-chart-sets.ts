// Writes packages/color/src/charts/known-sets.json: the best sets of 3 to 12 colors that long searches find, for the
// grounds and ranges that the page of palettes for charts offers first. `node scripts/find-chart-sets.ts`; takes some minutes,
// and writes the same for the same search.

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import {
  ANY_CHROMA,
  ANY_LIGHTNESS,
  admit,
  createTest,
} from '../packages/color/src/charts/admission.ts';
import { CHART_DEFAULTS } from '../packages/color/src/charts/index.ts';
import { createSee, fromBytes } from '../packages/color/src/charts/readers.ts';
import { type Found, search } from '../packages/color/src/charts/search.ts';
import { createRandom, formatHex, parseHex } from '../packages/color/src/index.ts';

const FILE = fileURLToPath(
  new URL('../packages/color/src/charts/known-sets.json', import.meta.url),
);
const SIZES = { min: 3, max: 12 };
const STARTS = 8;
const STEPS = 100_000;

const GROUNDS = [[], ['#FFFFFF'], ['#111111'], ['#FFFFFF', '#111111']];
const RANGES = [
  { lightness: ANY_LIGHTNESS, chroma: ANY_CHROMA },
  { lightness: CHART_DEFAULTS.lightness, chroma: CHART_DEFAULTS.chroma },
];

const random = createRandom('known');
const rooms = GROUNDS.flatMap((grounds) =>
  RANGES.map((ranges) => {
    const colors = grounds.map((hex) => parseHex(hex)!);
    const asked = { grounds: colors, contrast: 3, ...ranges };
    const { demands, pool } = admit(asked, 4 * SIZES.max);
    const room = { see: createSee(1), gray: 0, keeps: createTest(demands), pool, fixed: [] };
    const sets = Array.from({ length: SIZES.max - SIZES.min + 1 }, (_, i) => {
      const goals = Array<number>(SIZES.min + i).fill(1);
      let best: Found = { colors: [], least: -1 };
      for (let start = 0; start < STARTS; start++) {
        const found = search(room, { goals, steps: STEPS, heat: 1 }, random);
        if (found.least > best.least) best = found;
      }
      return best.colors.map((color) => formatHex(fromBytes(color)).slice(1)).join(' ');
    });
    console.log(grounds.join(', ') || 'no ground', ranges);
    return { grounds, ...ranges, sets };
  }),
);

writeFileSync(FILE, JSON.stringify(rooms));
execFileSync('npx', ['biome', 'check', '--write', FILE], { stdio: 'inherit' });
