// POST /api/colors/convert of the product (production, log to a file, limits off) against servers
// that do the same conversion with nothing around it. `npm run bench:api`.
import { randomInt } from 'node:crypto';

import autocannon from 'autocannon';

import { startBareServer } from './lib/bare-server.ts';
import { startProduct } from './lib/product.ts';

const ROUNDS = 9;
const SECONDS = 2;
const CONNECTIONS = 10;
const LEAST_OF_FASTIFY = 0.8;

// Random, so that no cache can flatter; the same for all.
const requests = Array.from({ length: 1000 }, () => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ hex: `#${randomInt(0x1000000).toString(16).padStart(6, '0')}` }),
}));

const contenders = [
  { name: 'bare node:http', ...(await startBareServer('bare-node.ts')), path: '/' },
  { name: 'bare Fastify with schemas', ...(await startBareServer('bare-fastify.ts')), path: '/' },
  { name: 'swatchwork', ...(await startProduct({ SEED: 'none' })), path: '/api/colors/convert' },
].map((contender) => ({ ...contender, rates: [] as number[] }));

try {
  // The first round warms up. All take turns in every round, so that noise meets all alike.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { name, url, path, rates } of contenders) {
      const result = await autocannon({
        url: url + path,
        connections: CONNECTIONS,
        duration: SECONDS,
        requests,
      });
      if (result.non2xx + result.errors > 0) throw new Error(`${name} refused requests`);
      if (round > 0) rates.push(result.requests.average);
    }
  }
} finally {
  for (const { stop } of contenders) await stop();
}

const [node, fastify, swatchwork] = contenders.map(({ rates }) => rates);
console.log(
  `POST /api/colors/convert, ${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections`,
);
for (const { name, rates } of contenders) {
  console.log(name.padEnd(28), median(rates).toFixed(0).padStart(8), 'requests/s');
}
const ofFastify = ratio(swatchwork!, fastify!);
console.log(`of bare node:http            ${ratio(swatchwork!, node!).toFixed(2).padStart(8)}`);
console.log(
  `of bare Fastify              ${ofFastify.toFixed(2).padStart(8)}`,
  `target ${LEAST_OF_FASTIFY}: ${ofFastify >= LEAST_OF_FASTIFY ? 'reached' : 'MISSED'}`,
);

/** Median of the rounds' own ratios: what slowed a whole round down cancels out. */
function ratio(ours: number[], theirs: number[]): number {
  return median(ours.map((rate, round) => rate / theirs[round]!));
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
