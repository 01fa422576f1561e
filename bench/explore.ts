// GET /api/palettes inside the database: every kind of list, search and page at two sizes side by
// side, on PostgreSQL and on the embedded engine. `npm run bench:explore`. Fills the databases
// first, which takes minutes; BENCH_SERVER (postgres://…) keeps those of PostgreSQL for next time.

import { type Measured, measureExplore } from './lib/measure-explore.ts';
import { openSized, type Sized } from './lib/sized-database.ts';

const TIMES = 200;
const MOST_MS = 5;
const MOST_RATIO = 2;
/** A smaller difference is the machine's own. */
const NOTICEABLE_MS = 0.5;
const SIZES = { postgres: [10_000, 1_000_000], embedded: [10_000, 100_000] } as const;

let misses = 0;
for (const engine of ['postgres', 'embedded'] as const) {
  const [small, large] = SIZES[engine];
  const atSmall = await measure(engine, small);
  const atLarge = await measure(engine, large);
  print(engine, small, large, atSmall, atLarge);
}
console.log(misses === 0 ? '\nAll targets reached' : `\n${misses} kinds MISSED a target`);

async function measure(engine: Sized['engine'], size: number): Promise<Measured[]> {
  const database = await openSized(engine, size);
  try {
    return await measureExplore(database.db, TIMES);
  } finally {
    await database.close();
  }
}

function print(
  engine: string,
  small: number,
  large: number,
  atSmall: Measured[],
  atLarge: Measured[],
) {
  const name = engine === 'postgres' ? 'PostgreSQL' : 'PGlite, the embedded engine';
  console.log(
    `\n${name}: milliseconds in the database, p95 (median) of ${TIMES} requests, counts included`,
  );
  console.log(`${''.padEnd(46)}${count(small)}${count(large)}   ratio`);
  for (const [place, { kind, p95, median }] of atLarge.entries()) {
    const before = atSmall[place]!;
    const ratio = p95 / before.p95;
    const isSlower = ratio > MOST_RATIO && p95 - before.p95 > NOTICEABLE_MS;
    const isMissed = p95 > MOST_MS || isSlower;
    if (isMissed) misses += 1;
    console.log(
      kind.padEnd(46) + cell(before) + cell({ p95, median }) + ratio.toFixed(2).padStart(8),
      isMissed ? 'MISSED' : '',
    );
  }
}

function count(size: number): string {
  return size.toLocaleString('en').padStart(18);
}

function cell({ p95, median }: Pick<Measured, 'p95' | 'median'>): string {
  return `${p95.toFixed(2)} (${median.toFixed(2)})`.padStart(18);
}
