// Ten times the requests a second that saturate the product (production, log to a file, limits off),
// by callers who never wait as they are told: what is accepted then and how quickly, what is shed,
// memory, health checks meanwhile, and the way back. `npm run bench:overload`.
import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { startProduct } from '../testing/product.ts';
import { acceptedOf, type LoadResult, quantile, runLoad } from './lib/load.ts';

const SECONDS = 4;
const OVERLOAD_SECONDS = 15;
const STEPS = [2, 4, 8, 16, 32];
const TIMES = 10;
/** Share of refusals from which a load is more than the server can answer. */
const TO_SPEAK_OF = 0.01;
/** So many, as each of a few would wait for its answer before it asks again. */
const OVERLOAD_CONNECTIONS = 96;
/** Least share of the rate that the callers themselves must have kept up. */
const OFFERED = 0.9;
/** Most of the unloaded p99; growth of resident memory; ms until nothing is refused any more. */
const TARGETS = { p99: 6, grownMb: 256, recoveryMs: 1000 };

const product = await startProduct();
const load = (connections: number, seconds = SECONDS, rate?: number) =>
  runLoad({ url: product.url, connections, seconds, ...(rate !== undefined && { rate }) });

try {
  await load(8); // warms up
  const unloaded = await load(1);
  report('1 connection, unloaded', unloaded);
  const saturating = await findSaturation();
  await reportOverload(TIMES * saturating, quantile(acceptedOf(unloaded), 0.99));
} finally {
  await product.stop();
}

/** The most requests a second that it answers, while it refuses none to speak of. */
async function findSaturation(): Promise<number> {
  const rates: number[] = [];
  for (const connections of STEPS) {
    const result = await load(connections);
    report(`${connections} connections`, result);
    const refused = result.shed.length / (result.shed.length + acceptedOf(result).length);
    if (refused < TO_SPEAK_OF) rates.push(rateOf(result));
  }
  return Math.round(Math.max(...rates));
}

async function reportOverload(rate: number, unloadedP99: number) {
  const before = memoryMb();
  const watch = watchMeanwhile();
  const result = await load(OVERLOAD_CONNECTIONS, OVERLOAD_SECONDS, rate);
  const seen = await watch.stop();
  const recoveryMs = await recover();
  report(`${OVERLOAD_CONNECTIONS} connections`, result);

  const offered = rateOf(result) + result.shed.length / result.seconds;
  console.log(
    `\n${offered.toFixed(0)} requests/s were made of the ${rate} that are ${TIMES} times the most that it`,
    `answers, least ${OFFERED}: ${mark(offered >= OFFERED * rate)}`,
  );
  const p99 = quantile(acceptedOf(result), 0.99);
  console.log(
    `p99 of what is accepted: ${(p99 / unloadedP99).toFixed(1)} times unloaded,`,
    `target ${TARGETS.p99}: ${mark(p99 < TARGETS.p99 * unloadedP99)}`,
  );
  console.log(
    `memory: ${before} MB before, at most ${seen.memoryMb} during, ${memoryMb()} after,`,
    `target ${TARGETS.grownMb} more: ${mark(seen.memoryMb - before < TARGETS.grownMb)}`,
  );
  console.log(
    `health checks: ${seen.checks}, not answered well: ${seen.failed},`,
    `target 0: ${mark(seen.checks > 0 && seen.failed === 0)}`,
  );
  console.log(
    `neither success nor 503 with Retry-After: ${result.wrong}, target 0: ${mark(result.wrong === 0)}`,
  );
  console.log(
    `all is accepted again after ${recoveryMs.toFixed(0)} ms,`,
    `target ${TARGETS.recoveryMs}: ${mark(recoveryMs < TARGETS.recoveryMs)}`,
  );
}

/** Looks at the memory, and at what a balancer asks, until it is stopped. */
function watchMeanwhile() {
  const seen = { memoryMb: 0, checks: 0, failed: 0 };
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      for (const path of ['/healthz', '/readyz']) {
        const answer = await fetch(product.url + path).catch(() => undefined);
        seen.checks++;
        if (!answer?.ok) seen.failed++;
        await answer?.text();
      }
      seen.memoryMb = Math.max(seen.memoryMb, memoryMb());
      await setTimeout(250);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      return seen;
    },
  };
}

/** Milliseconds until it refuses nothing any more of what one caller asks in half a second. */
async function recover(): Promise<number> {
  const began = performance.now();
  let refusedAt = began;
  while (performance.now() - refusedAt < 500) {
    const answer = await fetch(`${product.url}/api/palettes/generate`);
    await answer.text();
    if (!answer.ok) refusedAt = performance.now();
  }
  return refusedAt - began;
}

function memoryMb(): number {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(product.pid)])) / 1024);
}

function rateOf(result: LoadResult): number {
  return acceptedOf(result).length / result.seconds;
}

function report(name: string, result: LoadResult) {
  const { shed, seconds } = result;
  const accepted = acceptedOf(result);
  const kinds = Object.entries(result.accepted).map(
    ([kind, times]) => `${kind} ${quantile(times, 0.99).toFixed(1)}`,
  );
  console.log(
    `${name}:`.padEnd(34),
    `${rateOf(result).toFixed(0)} accepted/s, ${(shed.length / seconds).toFixed(0)} shed/s,`,
    `p50 ${quantile(accepted, 0.5).toFixed(1)} ms, p99 ${quantile(accepted, 0.99).toFixed(1)} ms`,
    `(${kinds.join(', ')})`,
  );
}

function mark(reached: boolean): string {
  return reached ? 'reached' : 'MISSED';
}
