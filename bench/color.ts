// Color functions of this project and of common libraries, and the size that the color package adds
// to the page that uses most of it. `npm run bench:color`.
import { measureColorBundle } from './lib/color-bundle.ts';
import { type Contender, TASKS } from './lib/color-contenders.ts';

const ROUNDS = 31;
const CALLS = 4096;
const BUNDLE_BUDGET_KB = 14;
const LEAST_OF_CULORI = 0.9;

// Colors from the whole cube, in an irregular order: 40503 is prime.
const HEXES = Array.from(
  { length: 4096 },
  (_, i) => `#${((i * 40503 * 97) % 0x1000000).toString(16).padStart(6, '0')}`,
);

for (const [task, contenders] of Object.entries(TASKS)) {
  const times = measure(contenders);
  const ours = times.get('swatchwork')!;
  console.log(`\n${task.padEnd(30)}  ns a call   our speed against it`);
  for (const [name, time] of times) {
    console.log(
      name.padEnd(30),
      time.toFixed(0).padStart(10),
      `${(time / ours).toFixed(2)} ×`.padStart(12),
    );
  }
  const rivals = [...times].filter(([name]) => name !== 'swatchwork');
  const culori = Math.min(
    ...rivals.filter(([name]) => name.startsWith('culori')).map(([, t]) => t),
  );
  console.log(
    `  at least ${LEAST_OF_CULORI} of the faster culori: ${culori / ours >= LEAST_OF_CULORI ? 'yes' : 'NO'};`,
    `the fastest of all: ${rivals.every(([, time]) => time >= ours) ? 'yes' : 'no'}`,
  );
}

const kb = await measureColorBundle('apps/web/app/routes/create-palette/**/*.{ts,tsx}');
console.log(
  `\nColor package as the creator uses it: ${kb.toFixed(1)} kB gzipped,`,
  `budget ${BUNDLE_BUDGET_KB} kB: ${kb <= BUNDLE_BUDGET_KB ? 'ok' : 'TOO LARGE'}`,
);

/**
 * The median nanoseconds of a call. All contenders take turns in every round, so that noise affects
 * all equally.
 */
function measure(contenders: Record<string, Contender>): Map<string, number> {
  const entries = Object.entries(contenders);
  const times = new Map(entries.map(([name]) => [name, [] as number[]]));
  for (let round = -3; round < ROUNDS; round++) {
    for (const [name, run] of entries) {
      const time = timeOf(run);
      if (round >= 0) times.get(name)!.push(time);
    }
  }
  return new Map(
    entries.map(([name]) => {
      const sorted = times.get(name)!.sort((a, b) => a - b);
      return [name, sorted[Math.floor(ROUNDS / 2)]!];
    }),
  );
}

function timeOf(run: Contender): number {
  let sink = 0;
  const start = performance.now();
  for (let i = 0; i < CALLS; i++) {
    const result = run(HEXES[i % HEXES.length]!, HEXES[(i * 7 + 1) % HEXES.length]!);
    sink += typeof result === 'string' ? result.length : result;
  }
  const nanoseconds = ((performance.now() - start) * 1e6) / CALLS;
  if (Number.isNaN(sink)) throw new Error('A contender returned NaN');
  return nanoseconds;
}
