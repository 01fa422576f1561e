// Calls of the product (production, log to a file), once with limits off and once with limits on
// and an API key in every request, against servers that do only the same work. `npm run bench:api`,
// or `npm run bench:api -- convert` for some calls.

import { ADMIN, createProKeys } from '../testing/pro-keys.ts';
import { startProduct } from '../testing/product.ts';
import { startBareServer } from './lib/bare-server.ts';
import { COLOR_CALLS, type ColorCall } from './lib/color-calls.ts';
import type { Measure } from './lib/lean-load.ts';
import { measureRounds, ratio } from './lib/rates.ts';
import { median } from './lib/statistics.ts';

const ROUNDS = 7;
const SECONDS = 2;
/** Enough connections to keep a server busy: with ten it is idle a fifth of the time. */
const CONNECTIONS = 32;
const KEYS = 200; // 2,000,000 requests an hour: more than all rounds send
/** Least share of bare Fastify's rate, and greatest multiple of its p99. */
const TARGETS = { open: 0.8, limited: 0.7, p99: 3 };

const chosen = process.argv.slice(3);
const calls = Object.keys(COLOR_CALLS).filter(
  (name) => chosen.length === 0 || chosen.includes(name),
) as ColorCall[];

const open = await startProduct({ SEED: 'none', RATE_LIMIT: 'off' });
const limited = await startProduct({ SEED: 'none', RATE_LIMIT: 'on', ...ADMIN });
const fastify = await startBareServer();
const keys = await createProKeys(limited.url, KEYS);

try {
  console.log(
    `${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections: requests/s and p99 in ms`,
  );
  for (const call of calls) await reportCall(call);
} finally {
  for (const { stop } of [open, limited, fastify]) await stop();
}

async function reportCall(call: ColorCall) {
  const { path, body } = COLOR_CALLS[call];
  const requests = Array.from({ length: 1000 }, () => ({
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body()),
  }));
  const withKeys = requests.map((request, i) => ({
    ...request,
    headers: { ...request.headers, 'x-api-key': keys[i % KEYS]! },
  }));
  const contenders = [
    { name: 'bare Fastify with schemas', url: fastify.url + path, requests },
    { name: 'swatchwork, limits off', url: open.url + path, requests },
    { name: 'swatchwork, limits and keys', url: limited.url + path, requests: withKeys },
  ];
  const measured = await measureRounds(contenders, {
    rounds: ROUNDS,
    seconds: SECONDS,
    connections: CONNECTIONS,
  });

  console.log(`\nPOST ${path}`);
  for (const [i, { name }] of contenders.entries()) {
    const [rate, p99] = [ratesOf(measured[i]!), measured[i]!.map((round) => round.p99)].map(median);
    console.log(name.padEnd(28), rate!.toFixed(0).padStart(8), p99!.toFixed(2).padStart(7));
  }
  const [bare, ...ours] = measured as [Measure[], Measure[], Measure[]];
  report('limits off', ratio(ratesOf(ours[0]), ratesOf(bare)), TARGETS.open);
  report('limits and keys', ratio(ratesOf(ours[1]), ratesOf(bare)), TARGETS.limited);
  const [own, theirs] = [ours[1], bare].map((rounds) => median(rounds.map(({ p99 }) => p99)));
  console.log(
    `p99 ${own!.toFixed(2)} of ${theirs!.toFixed(2)} ms, below ${TARGETS.p99} times: ${mark(own! < TARGETS.p99 * theirs!)}`,
  );
}

function ratesOf(rounds: Measure[]): number[] {
  return rounds.map(({ rate }) => rate);
}

function mark(reached: boolean): string {
  return reached ? 'reached' : 'MISSED';
}

function report(name: string, share: number, target: number) {
  console.log(
    `${name}: ${share.toFixed(2)} of bare Fastify, target ${target}: ${mark(share >= target)}`,
  );
}
