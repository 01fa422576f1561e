// Runs the product under half of its capacity for a long time: memory and latency stay flat, and
// nothing stays open. `npm run soak`, or `npm run soak -- --minutes 5`; on the embedded database,
// or on the empty server of DATABASE_URL. Loopback only. It ends with 1 if something grows or
// fails.
import { once } from 'node:events';
import { cpus, totalmem } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { ADMIN, createProKeys } from '../testing/pro-keys.ts';
import { startProduct } from '../testing/product.ts';
import { ensureBuild } from './lib/build.ts';
import { fromRoot } from './lib/root.ts';
import { createLoad } from './lib/soak/load.ts';
import type { Reading } from './lib/soak/probe.ts';
import { HEADINGS, reportTrends, type Sample, toLine, toSample } from './lib/soak/report.ts';
import { createSender } from './lib/soak/send.ts';
import { findVisits } from './lib/soak/visits.ts';

const KEYS = 80; // of 10,000 requests an hour each
const PEOPLE = 8; // as many accounts as there are keys
const WARM_UP_S = 60;
const CAPACITY_S = 20;
const LONGEST_MINUTES = 24 * 60;
/** Connections that may stay open after the load, in addition to those before it. */
const MORE_SOCKETS = 4;
/** Largest share of 503 answers at half of the capacity. */
const REFUSED_SHARE = 0.01;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const minutes = Number(values.minutes);
if (!(minutes >= 1 && minutes <= LONGEST_MINUTES)) {
  console.error(`--minutes must be from 1 to ${LONGEST_MINUTES}; got "${values.minutes}".`);
  process.exit(1);
}
const sampleMs = Math.min(60, Math.max(5, 2 * minutes)) * 1000; // thirty or more in all

await ensureBuild();
const product = await startProduct({ RATE_LIMIT: 'on', TRUST_PROXY: 'on', ...ADMIN }, [
  '--expose-gc',
  '--import',
  fromRoot('scripts/lib/soak/probe.ts'),
]);
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => interrupted.abort());

const broken: string[] = [];
try {
  broken.push(...(await soak()));
} finally {
  await product.stop();
}
for (const sentence of broken) console.log(`BROKEN  ${sentence}`);
console.log(broken.length === 0 ? 'flat' : 'NOT flat');
process.exit(broken.length === 0 ? 0 : 1);

/** @returns The failures, as sentences. */
async function soak(): Promise<string[]> {
  const keys = await createProKeys(product.url, KEYS);
  const people = Array.from({ length: PEOPLE }, (_, i) => ({
    email: `bench-${i * (KEYS / PEOPLE)}@example.org`,
    password: 'correct horse',
  }));
  const sender = createSender(product.url);
  const load = createLoad(sender, await findVisits(product.url, keys, people));

  await load.findCapacity(WARM_UP_S);
  const capacity = await load.findCapacity(CAPACITY_S);
  const { answered, failures } = load.take();
  if (failures.length > 0) return failures.slice(0, 10);
  const before = await readIdle(sender.hangUp);
  console.log(`${cpus().length} processors, ${cpus()[0]?.model}, ${gigabytes()} GB`);
  console.log(
    `${capacity.toFixed(0)} visits a second at most, ${(answered / (WARM_UP_S + CAPACITY_S)).toFixed(0)} answers;`,
    `${minutes} minutes at half of it\n${HEADINGS}`,
  );

  const over = AbortSignal.any([interrupted.signal, AbortSignal.timeout(minutes * 60_000)]);
  const running = load.keepUp(capacity / 2, over);
  const samples: Sample[] = [];
  const failed: string[] = [];
  const start = performance.now();
  while (!over.aborted) {
    const next = start + (samples.length + 1) * sampleMs;
    await setTimeout(next - performance.now(), undefined, { signal: over }).catch(() => undefined);
    if (over.aborted) break;
    const tally = load.take();
    failed.push(...tally.failures);
    const sample = toSample((performance.now() - start) / 60_000, await read(), tally);
    samples.push(sample);
    console.log(toLine(sample));
  }
  await running;
  const after = await readIdle(sender.hangUp);

  const grown = reportTrends(samples).map((name) => `${name}: grows`);
  // The embedded database opens the files of its tables as it needs them, and keeps them open.
  console.log(`open sockets at rest: ${before.sockets} before, ${after.sockets} after`);
  if (after.sockets > before.sockets + MORE_SOCKETS) grown.push('connections stay open');
  const sum = (of: (sample: Sample) => number) => samples.reduce((all, one) => all + of(one), 0);
  if (sum(({ refused }) => refused) > REFUSED_SHARE * sum(({ answered }) => answered)) {
    grown.push('too much was refused');
  }
  if (samples.some(({ notBegun }) => notBegun > 0)) grown.push('it could not keep up');
  return [...grown, ...failed.slice(0, 10)];
}

/** Once all clients have disconnected. */
async function readIdle(hangUp: () => void): Promise<Reading> {
  hangUp();
  await setTimeout(2_000);
  return read();
}

async function read(): Promise<Reading> {
  const answer = once(product.process, 'message');
  product.process.send('read');
  const [reading] = await answer;
  return reading;
}

function gigabytes(): string {
  return (totalmem() / 2 ** 30).toFixed(0);
}
