// Themes from 10,000 brand colors: whether every declared pair passes, by two computations, whether
// the brand color stays, and how long one takes. `npm run bench:theme`.
import { createTheme, THEME_MODES, type Theme } from '../packages/theme/src/index.ts';
import { inspect } from '../packages/theme/testing/independent.ts';
import { mean } from './lib/statistics.ts';
import { type BrandSet, brandSets } from './lib/theme/brands.ts';
import { HAND_MADE, redrawn } from './lib/theme/radix.ts';
import { ENGINE_BYTES, measureEngine } from './lib/theme/size.ts';

/** Draws the brands. No constant of the engine was tuned on them. */
const SEED = 2026;
const BAR = { milliseconds: 3, redrawn: 0.02 };

const sets = brandSets(SEED);
const everyBrand = sets.flatMap(({ brands }) => brands);

console.log(`\n${everyBrand.length} brands × ${THEME_MODES.length} modes, seed ${SEED}\n`);
console.log('brands                  themes   pairs × places   both pass   brand exact   apart');
const totals = sets.map(measureSet);
const total = totals.reduce((sum, one) => ({
  places: sum.places + one.places,
  wrong: sum.wrong + one.wrong,
  exact: sum.exact + one.exact,
  apart: sum.apart + one.apart,
}));
bar('all declared pairs pass, by two computations', total.wrong === 0);
bar('the brand color stands byte for byte', total.exact === everyBrand.length);
bar('status colors and solids are told apart', total.apart === everyBrand.length);

const times = timeThemes(everyBrand);
console.log(
  `\na theme: ${times.mean.toFixed(2)} ms of processor time (median ${times.median.toFixed(2)} ms on the clock)`,
);
bar(`at most ${BAR.milliseconds} ms`, times.mean <= BAR.milliseconds);

const bytes = await measureEngine();
console.log(`\nthe engine: ${(bytes / 1000).toFixed(1)} kB gzipped for createRoles`);
bar(`at most ${ENGINE_BYTES / 1000} kB`, bytes <= ENGINE_BYTES);

reportRadix();

function measureSet({ name, brands }: BrandSet) {
  const found = { places: 0, wrong: 0, exact: 0, apart: 0 };
  for (const brand of brands) {
    const theme = createTheme({ brands: [brand] });
    const { places, problems } = inspect(theme);
    found.places += places;
    found.wrong += problems.length + theme.unmet.length;
    if (isExact(theme, brand)) found.exact++;
    if (theme.separations.every((one) => one.passes)) found.apart++;
  }
  const share = (count: number) => `${((100 * count) / brands.length).toFixed(2)}%`;
  console.log(
    name.padEnd(22),
    String(brands.length).padStart(7),
    String(found.places).padStart(16),
    `${((100 * (found.places - found.wrong)) / found.places).toFixed(3)}%`.padStart(11),
    share(found.exact).padStart(13),
    share(found.apart).padStart(8),
  );
  return found;
}

/** At the named step, and at step 9 of each mode. */
function isExact(theme: Theme, brand: string): boolean {
  const hex = brand.toUpperCase();
  const { tonal, twelve } = theme.scales.brand;
  const named = tonal.find(({ step: name }) => name === theme.brands[0]!.step);
  return named?.hex === hex && THEME_MODES.every((mode) => twelve[mode][8]!.hex === hex);
}

/** Every tenth brand; processor time, since others may use the machine. */
function timeThemes(brands: readonly string[]) {
  const some = brands.filter((_, i) => i % 10 === 0);
  const start = process.cpuUsage();
  const clock = some.map((brand) => {
    const begin = performance.now();
    createTheme({ brands: [brand] });
    return performance.now() - begin;
  });
  const { user, system } = process.cpuUsage(start);
  const median = clock.sort((a, b) => a - b)[Math.floor(clock.length / 2)]!;
  return { mean: (user + system) / 1000 / some.length, median };
}

function reportRadix(): void {
  console.log('\nRadix Colors, redrawn from their own step 9: mean ΔE_OK of 12 steps');
  const results = HAND_MADE.map((scale) => ({ ...scale, distance: redrawn(scale) }));
  for (const fitted of [true, false]) {
    for (const mode of ['light', 'dark'] as const) {
      const own = results.filter((one) => one.fitted === fitted && one.mode === mode);
      const worst = own.toSorted((a, b) => b.distance - a.distance)[0]!;
      console.log(
        `  ${fitted ? 'fitted' : 'judged'} ${mode.padEnd(5)} ${own.length} scales:`,
        `${mean(own.map(({ distance }) => distance)).toFixed(4)},`,
        `worst ${worst.name} ${worst.distance.toFixed(4)}`,
      );
    }
  }
  const judged = mean(results.filter(({ fitted }) => !fitted).map(({ distance }) => distance));
  console.log(`  all that judge: ${judged.toFixed(4)}`);
  bar(`at most ${BAR.redrawn}`, judged <= BAR.redrawn);
}

function bar(text: string, reached: boolean): void {
  console.log(`  ${reached ? 'REACHED' : 'MISSED '} ${text}`);
  if (!reached) process.exitCode = 1;
}
