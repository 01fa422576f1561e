// The memory of a fresh instance with each engine, beside its budget (docs/operations.md): while it
// starts, at rest, under load, in a storm of hostile requests, and five minutes later.
// `npm run bench:memory`, or `-- embedded` or `-- postgres` for one engine. Some 20 minutes; Linux.
import { setTimeout } from 'node:timers/promises';

import { findCalls, startLoad } from '../scripts/lib/cluster/load.ts';
import { createOutcomes } from '../scripts/lib/cluster/outcomes.ts';
import { paletteRequests, pictureRequests, sendStorm } from '../scripts/lib/hostile/storm.ts';
import { readMemory, resetPeak } from '../testing/memory.ts';
import { ADMIN, createProKeys } from '../testing/pro-keys.ts';
import { startProduct } from '../testing/product.ts';
import { startPostgres } from '../testing/servers.ts';

/** In MB; the memory after a storm is a share of that at rest before, in use. */
const BUDGET = { start: 500, rest: { embedded: 350, postgres: 250 }, load: 700, after: 1.2 };

const REST_S = 30;
const LOAD_S = 150;
const IN_USE_S = 60;
const STORM = { count: 200, atOnce: 8 };
const AFTER_S = 300;
const KEYS = 40;
const SIGN_IN_MS = 1000;

type Engine = keyof typeof BUDGET.rest;

const chosen = process.argv.slice(3);
const engines = (['embedded', 'postgres'] as const).filter(
  (engine) => chosen.length === 0 || chosen.includes(engine),
);
const storm = [...(await pictureRequests()), ...paletteRequests()];
let exceeded = 0;

for (const engine of engines) await measure(engine);
process.exit(exceeded > 0 ? 1 : 0);

async function measure(engine: Engine): Promise<void> {
  const postgres = engine === 'postgres' ? await startPostgres() : undefined;
  if (engine === 'postgres' && !postgres) return console.log('postgres: left out, there is none');
  let product: Awaited<ReturnType<typeof startProduct>> | undefined;
  try {
    product = await startProduct({ ...ADMIN, ...(postgres && { DATABASE_URL: postgres.url }) });
    const { pid, url } = product;
    console.log(`\n${engine.padEnd(30)}      MB  budget`);
    report('peak while it starts', readMemory(pid).peak, BUDGET.start);
    await setTimeout(REST_S * 1000);
    report(`at rest, after ${REST_S} s`, readMemory(pid).now, BUDGET.rest[engine]);

    resetPeak(pid);
    await load(url);
    report('peak under load', readMemory(pid).peak, BUDGET.load);
    await setTimeout(IN_USE_S * 1000);
    const restInUse = readMemory(pid).now;
    report('at rest again', restInUse);

    resetPeak(pid);
    const { failures } = await sendStorm(url, storm, STORM);
    for (const failure of failures) console.log(failure);
    exceeded += failures.length;
    report('peak in the storm', readMemory(pid).peak);
    await setTimeout(AFTER_S * 1000);
    report(
      `${AFTER_S / 60} minutes after the storm`,
      readMemory(pid).now,
      BUDGET.after * restInUse,
    );
  } finally {
    await product?.stop();
    await postgres?.stop();
  }
}

function report(what: string, megabytes: number, budget?: number): void {
  const isOver = budget !== undefined && megabytes > budget;
  if (isOver) exceeded += 1;
  const numbers = [megabytes.toFixed(0), budget?.toFixed(0) ?? ''].map((one) => one.padStart(8));
  console.log(`${what.padEnd(30)}${numbers.join('')}${isOver ? '  EXCEEDED' : ''}`);
}

/** Readers and writers of everything, and once a second somebody whose password is hashed. */
async function load(url: string): Promise<void> {
  const keys = await createProKeys(url, KEYS);
  const outcomes = createOutcomes(url);
  const readersAndWriters = startLoad(outcomes, { ...(await findCalls(url, keys[0]!)), keys });
  const body = JSON.stringify({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const login = { method: 'POST', path: '/api/auth/login', headers, body };
  const signingIn = setInterval(() => outcomes.send(login), SIGN_IN_MS);
  await setTimeout(LOAD_S * 1000);
  clearInterval(signingIn);
  await readersAndWriters.stop();
}
