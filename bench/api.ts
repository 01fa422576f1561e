// POST /api/colors/convert of the product (production, log to a file), once with limits off and once
// with limits on and an API key in every request, against servers that do the same conversion with
// nothing around it. `npm run bench:api`.
import { randomInt } from 'node:crypto';

import { startBareServer } from './lib/bare-server.ts';
import { ADMIN, createProKeys } from './lib/pro-keys.ts';
import { startProduct } from './lib/product.ts';
import { measureRates, median, ratio } from './lib/rates.ts';

const ROUNDS = 9;
const SECONDS = 2;
const CONNECTIONS = 10;
const PATH = '/api/colors/convert';
const KEYS = 60; // 600,000 requests an hour: more than are sent in all rounds
/** Least share of bare Fastify's rate. */
const TARGETS = { open: 0.8, limited: 0.7 };

// Random, so that no cache can flatter; the same for all.
const requests = Array.from({ length: 1000 }, () => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ hex: `#${randomInt(0x1000000).toString(16).padStart(6, '0')}` }),
}));

const open = await startProduct({ SEED: 'none', RATE_LIMIT: 'off' });
const limited = await startProduct({ SEED: 'none', RATE_LIMIT: 'on', ...ADMIN });
const keys = await createProKeys(limited.url, KEYS);
const withKeys = requests.map((request, i) => ({
  ...request,
  headers: { ...request.headers, 'x-api-key': keys[i % KEYS]! },
}));

const contenders = [
  { name: 'bare node:http', ...(await startBareServer('bare-node.ts')), path: '/', requests },
  {
    name: 'bare Fastify with schemas',
    ...(await startBareServer('bare-fastify.ts')),
    path: '/',
    requests,
  },
  { name: 'swatchwork, limits off', ...open, path: PATH, requests },
  { name: 'swatchwork, limits and keys', ...limited, path: PATH, requests: withKeys },
];

const rates = await measureRates(contenders, {
  rounds: ROUNDS,
  seconds: SECONDS,
  connections: CONNECTIONS,
}).finally(async () => {
  for (const { stop } of contenders) await stop();
});

const [node, fastify, ...ours] = rates;
console.log(`POST ${PATH}, ${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections`);
for (const [i, { name }] of contenders.entries()) {
  console.log(name.padEnd(28), median(rates[i]!).toFixed(0).padStart(8), 'requests/s');
}
for (const [i, [name, target]] of Object.entries(TARGETS).entries()) {
  const ofFastify = ratio(ours[i]!, fastify!);
  console.log(
    `${name}: ${ratio(ours[i]!, node!).toFixed(2)} of bare node:http, ${ofFastify.toFixed(2)} of bare Fastify,`,
    `target ${target}: ${ofFastify >= target ? 'reached' : 'MISSED'}`,
  );
}
