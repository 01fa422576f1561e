// Ten times the requests per second that saturate the product (production, log to a file, limits
// off), from clients that ignore `Retry-After`: what is accepted and how fast, what is refused,
// memory, health checks meanwhile, and recovery. `npm run bench:overload`.
import { readMemory } from '../testing/memory.ts';
import { startProduct } from '../testing/product.ts';
import { watchHealth } from '../testing/watch-health.ts';
import { acceptedOf, type LoadResult, quantile, runLoad } from './lib/load.ts';

const SECONDS = 4;
const OVERLOAD_SECONDS = 15;
const STEPS = [2, 4, 8, 16, 32];
const TIMES = 10;
/** Share of refusals from which a load exceeds the capacity of the server. */
const TO_SPEAK_OF = 0.01;
/** Many connections, because each waits for its answer before the next request. */
const OVERLOAD_CONNECTIONS = 96;
/** Between two looks at memory and health. */
const WATCH_MS = 250;
/** Least share of the intended rate that the clients must have reached. */
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

/** The most requests per second that it answers almost without refusals. */
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
  let most = before;
  const watch = watchHealth(product.url, WATCH_MS, () => {
    most = Math.max(most, memoryMb());
  });
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
    `memory: ${before} MB before, at most ${most} during, ${memoryMb()} after,`,
    `target ${TARGETS.grownMb} more: ${mark(most - before < TARGETS.grownMb)}`,
  );
  console.log(
    `health checks: ${seen.times.length}, not answered well: ${seen.failed},`,
    `target 0: ${mark(seen.times.length > 0 && seen.failed === 0)}`,
  );
  console.log(
    `neither success nor 503 with Retry-After: ${result.wrong}, target 0: ${mark(result.wrong === 0)}`,
  );
  console.log(
    `all is accepted again after ${recoveryMs.toFixed(0)} ms,`,
    `target ${TARGETS.recoveryMs}: ${mark(recoveryMs < TARGETS.recoveryMs)}`,
  );
}

/** Milliseconds until half a second of one client's requests is answered without refusals. */
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
  return Math.round(readMemory(product.pid).now);
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
