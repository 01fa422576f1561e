// GET /api/palettes inside the database: every kind of list, search and page at two sizes side by
// side, on PostgreSQL and on the embedded engine, and what the tables take. `npm run bench:explore`. Fills the databases
// first, which takes minutes; BENCH_SERVER (postgres://…) keeps those of PostgreSQL for next time.

import { type Measured, measureExplore, type Times } from './lib/measure-explore.ts';
import { openSized, type Sized } from './lib/sized-database.ts';
import { sizesOfTables, type TableSize } from './lib/table-sizes.ts';

const TIMES = 200;
const MOST_MS = 60;
const MOST_BYTES = 3000;
const SIZES = { postgres: [10_000, 1_000_000], embedded: [10_000, 100_000] } as const;

let misses = 0;
for (const engine of ['postgres', 'embedded'] as const) {
  const sizes = SIZES[engine];
  const [small, large] = [await openSized(engine, sizes[0]), await openSized(engine, sizes[1])];
  try {
    print(engine, sizes, await measureExplore(small.db, large.db, TIMES));
    printSizes(await sizesOfTables(large.db, sizes[1]));
  } finally {
    await small.close();
    await large.close();
  }
}
console.log(misses === 0 ? '\nAll targets reached' : `\n${misses} kinds MISSED a target`);

function print(engine: Sized['engine'], sizes: readonly [number, number], measured: Measured[]) {
  const name = engine === 'postgres' ? 'PostgreSQL' : 'PGlite, the embedded engine';
  console.log(
    `\n${name}: milliseconds in the database, p95 (median) of ${TIMES} requests, counts included`,
  );
  console.log(`${''.padEnd(46)}${count(sizes[0])}${count(sizes[1])}   ratio`);
  for (const { kind, small, large } of measured) {
    const ratio = large.p95 / small.p95;
    const isMissed = large.p95 > MOST_MS;
    if (isMissed) misses += 1;
    console.log(
      kind.padEnd(46) + cell(small) + cell(large) + ratio.toFixed(2).padStart(8),
      isMissed ? 'MISSED' : '',
    );
  }
}

function printSizes(tables: TableSize[]) {
  const all = tables.reduce((sum, { table, indexes }) => sum + table + indexes, 0);
  const isMissed = all > MOST_BYTES;
  if (isMissed) misses += 1;
  console.log(`\nBytes for each palette, built at once: ${all}`, isMissed ? 'MISSED' : '');
  for (const { name, table, indexes } of tables) {
    console.log(`${name.padEnd(46)}${String(table).padStart(18)}${String(indexes).padStart(18)}`);
  }
}

function count(size: number): string {
  return size.toLocaleString('en').padStart(18);
}

function cell({ p95, median }: Times): string {
  return `${p95.toFixed(2)} (${median.toFixed(2)})`.padStart(18);
}
