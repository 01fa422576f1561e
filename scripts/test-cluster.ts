// Two instances behind nginx on one PostgreSQL and one Valkey or Redis, on loopback and without
// containers: how visitors are affected while parts are killed, restarted and replaced. `npm run
// test:cluster`; it ends with 1 if a promise was broken.
import { setTimeout } from 'node:timers/promises';
import { inspect } from 'node:util';

import { RATE_LIMITS } from '@swatchwork/contract';

import { ADMIN, createProKeys } from '../testing/pro-keys.ts';
import { ensureBuild } from './lib/build.ts';
import { countAllowed } from './lib/cluster/limits.ts';
import { findCalls, findLost, startLoad } from './lib/cluster/load.ts';
import { createOutcomes } from './lib/cluster/outcomes.ts';
import { startCluster } from './lib/cluster/start-cluster.ts';

const RECOVERY_MS = 5_000;
const AWAY_MS = 1_500;
const KEYS = 8; // of 10,000 requests an hour each
const LONGEST_MS = 5 * 60_000;
const LIMIT = RATE_LIMITS.requestsPerHour.free;

const startedAt = Date.now();
const broken: string[] = [];

await ensureBuild();
const cluster = await startCluster(ADMIN);
const outcomes = createOutcomes(cluster.url);

/**
 * Disturbs the cluster under load, and waits for as long as it may take to recover.
 *
 * @param disturb Resolves to the time of recovery, in milliseconds of the clock.
 * @param isEverythingAway Whether reads may be refused as well, because no instance could answer.
 */
async function during(name: string, disturb: () => Promise<number>, isEverythingAway = false) {
  outcomes.begin(name);
  const backAt = await disturb();
  await setTimeout(RECOVERY_MS + 1_000);
  const { answered, refused, breaches, lastRefusal } = outcomes.current();
  const recovery = Math.max(0, lastRefusal - backAt);
  console.log(
    `${name.padEnd(28)} ${String(answered).padStart(6)} answered`,
    `${String(refused.length).padStart(5)} refused ${String(breaches.length).padStart(3)} wrong,`,
    `well after ${recovery} ms`,
  );
  const reads = isEverythingAway ? [] : refused.filter(isFault);
  for (const line of [...breaches, ...reads].slice(0, 10)) broken.push(`${name}: ${line}`);
  if (recovery > RECOVERY_MS) broken.push(`${name}: took ${recovery} ms to recover`);
  if (answered === 0) broken.push(`${name}: nothing was answered`);
  if (isEverythingAway && refused.length === 0) broken.push(`${name}: nobody noticed`);
}

/** A read that was refused, unless by an instance that is overloaded on this machine. */
const isFault = (line: string) =>
  line.startsWith('GET ') && !/"code":"overloaded"|<title>Very busy/.test(line);

/**
 * The limit allows a new visitor exactly the documented number of requests.
 *
 * @param pauseMs Between two requests of each of the ten parallel senders.
 */
async function expectExact(when: string, from: string, pauseMs = 0): Promise<void> {
  const allowed = await countAllowed(cluster.url, from, { requests: LIMIT + 40, pauseMs });
  console.log(`limit, ${when.padEnd(21)} ${allowed} of ${LIMIT} let through`);
  if (allowed !== LIMIT) broken.push(`${when}: ${allowed} let through where ${LIMIT} are allowed`);
}

/** Visitors reach the balancer at an address that is not PUBLIC_URL; their forms are taken. */
async function expectForms(): Promise<void> {
  for (const address of [cluster.url, cluster.url.replace('127.0.0.1', 'localhost')]) {
    const body = new URLSearchParams({ name: 'Ada', email: 'ada@example.org', subject: 'White' });
    body.set('message', 'Which one?');
    const headers = { origin: new URL(address).origin };
    const answer = await fetch(`${address}/contact`, { method: 'POST', headers, body });
    if (answer.status !== 200) broken.push(`the contact form at ${address}: ${answer.status}`);
  }
}

async function disturbAll(): Promise<void> {
  await during('nothing happens', async () => {
    await expectExact('nothing happens', '127.9.0.1');
    return Date.now();
  });
  await during('kill -9 of one instance', async () => {
    await cluster.first.kill();
    return Date.now(); // the other instance is running
  });
  await during('it starts again', async () => {
    await cluster.first.start();
    await expectExact('after the kill', '127.9.0.2');
    return Date.now();
  });
  await during(
    'PostgreSQL restarts',
    async () => {
      await cluster.postgres.halt();
      await setTimeout(AWAY_MS);
      await cluster.postgres.resume();
      return Date.now();
    },
    true,
  );
  await during('Redis restarts', async () => {
    await cluster.redis.halt();
    await setTimeout(AWAY_MS);
    await cluster.redis.resume();
    const backAt = Date.now();
    await setTimeout(RECOVERY_MS); // by then both instances use the shared count again
    await expectExact('after Redis was away', '127.9.0.3');
    return backAt;
  });
  await during('both are replaced in turn', async () => {
    const counted = expectExact('while both are replaced', '127.9.0.4', 400);
    for (const instance of [cluster.first, cluster.second]) {
      await instance.stop();
      await instance.start();
    }
    await counted;
    return Date.now();
  });
}

async function run(): Promise<void> {
  const { url } = cluster;
  const keys = await createProKeys(cluster.first.url, KEYS);
  const { pages, calls } = await findCalls(url, keys[0]!);
  console.log(`Load: ${pages.length} pages, ${calls.length} calls, palettes that come and go`);
  await expectForms();
  const load = startLoad(outcomes, { pages, calls, keys });
  await disturbAll().finally(load.stop);

  const lost = await findLost(url, load.acknowledged);
  console.log(`${load.acknowledged.length} palettes were acknowledged, ${lost.length} writes lost`);
  if (load.acknowledged.length < 100) broken.push('too few writes to tell anything');
  broken.push(...lost);
}

const tooLong = setTimeout(LONGEST_MS, undefined, { ref: false }).then(() => {
  throw new Error(`Not done within ${LONGEST_MS / 60_000} minutes.`);
});
try {
  await Promise.race([run(), tooLong]);
} catch (error) {
  broken.push(inspect(error));
}
if (broken.length > 0) console.log(cluster.readFailures().join('\n'));
await cluster.stop();

for (const sentence of broken) console.log(`BROKEN  ${sentence}`);
const seconds = Math.round((Date.now() - startedAt) / 1000);
const verdict = broken.length === 0 ? 'Every promise was kept' : `${broken.length} promises broken`;
console.log(`${verdict} (${seconds} s).`);
process.exit(broken.length === 0 ? 0 : 1);
