// What the worst that a stranger can send costs. For every reader, writer, header and parameter it
// searches inputs, built of their own tokens, that cost most: at half the largest size and at the
// whole, then sent to the product (production) while its health is watched.
// `npm run bench:hostile`, or `npm run bench:hostile -- 200 seed` for so many tries a target.
import { createRandom } from '@swatchwork/color';

import { type Finding, findWorst, type Target } from '../scripts/lib/hostile/search.ts';
import { describeShape, grow, randomShape, tokensOf } from '../scripts/lib/hostile/shapes.ts';
import { hostileTargets } from '../scripts/lib/hostile/targets.ts';
import { createSender, type Sent } from './lib/hostile/over-http.ts';
import { openParameters } from './lib/hostile/parameters.ts';
import { startProduct } from './lib/product.ts';

const BARS = { ratio: 3, callMs: 1000, holdMs: 50, moreMb: 100 };
/** Shorter times say nothing of a ratio. */
const TOLD_FROM_MS = 50;
const SEARCHED_SIZE = 40_000;
const SHOWN = 10;
const IDLE_CHECKS = 100;

const rounds = Number(process.argv[3] ?? 300);
const seed = process.argv[4] ?? String(Date.now() % 1_000_000);
console.log(`${rounds} tries a target, seed ${seed}`);

const found: { target: Target; finding: Finding }[] = [];
for (const target of await hostileTargets()) {
  const options = { rounds, seed, size: Math.min(SEARCHED_SIZE, target.limit), best: 2 };
  for (const finding of await findWorst(target, options)) found.push({ target, finding });
  process.stdout.write('.');
}
const ratioOf = ({ half, whole }: Finding) => (whole < TOLD_FROM_MS ? 0 : whole / half);

console.log(
  '\nIn this process: ms at half the size, at the whole, their ratio; the worst ten of each',
);
for (const order of [({ whole }: Finding) => whole, ratioOf]) {
  for (const { target, finding } of found
    .toSorted((a, b) => order(b.finding) - order(a.finding))
    .slice(0, SHOWN)) {
    const { half, whole, shape } = finding;
    console.log(
      [half, whole].map((ms) => ms.toFixed(0).padStart(6)).join(''),
      (whole / half).toFixed(1).padStart(5),
      target.name.padEnd(22),
      describeShape(shape).slice(0, 120),
    );
  }
  console.log();
}

const product = await startProduct({ SEED: 'none' });
const sender = createSender(product);
const sent: Sent[] = [];
let moreMb = 0;
let idleMs = 0;
try {
  const kinds = new Set(['read css', 'read BMP', 'write tokens', 'write png', 'write pdf']);
  await sendAll(found.filter(({ target }) => kinds.has(target.name))); // starts all threads
  for (const path of ['/', '/color/3b82f6', '/explore-palettes']) await sender.send('', path, {});
  sent.length = 0;
  idleMs = Math.max(...(await sendNothing()));
  const before = sender.megabytes();
  await sendAll(found);
  await sendParameters();
  moreMb = sender.megabytes() - before;
} finally {
  sender.stop();
  await product.stop();
}

console.log(
  '\nOver HTTP: ms until the answer, longest wait of /healthz beside it; the worst ten of each',
);
for (const order of ['ms', 'hold'] as const) {
  for (const { name, ms, hold, status } of sent
    .toSorted((a, b) => b[order] - a[order])
    .slice(0, SHOWN)) {
    console.log(ms.toFixed(0).padStart(6), hold.toFixed(0).padStart(6), status, name);
  }
  console.log();
}

const worst = {
  ratio: Math.max(...found.map(({ finding }) => ratioOf(finding))),
  callMs: Math.max(...sent.map(({ ms }) => ms), ...found.map(({ finding }) => finding.whole)),
  holdMs: Math.max(...sent.map(({ hold }) => hold)),
  moreMb,
};
console.log(`/healthz of the idle server: up to ${idleMs.toFixed(0)} ms`);
for (const [bar, most] of Object.entries(BARS)) {
  const value = worst[bar as keyof typeof worst];
  console.log(
    `${bar}: ${value.toFixed(1)}, at most ${most}: ${value <= most ? 'reached' : 'MISSED'}`,
  );
}

/** What a health check waits on this machine while nothing else is asked. */
async function sendNothing(): Promise<number[]> {
  const holds: number[] = [];
  for (let i = 0; i < IDLE_CHECKS; i++) holds.push((await sender.send('', '/healthz', {})).hold);
  return holds;
}

/** What was found for readers and writers of palettes. */
async function sendAll(findings: typeof found): Promise<void> {
  for (const { target, finding } of findings) {
    const text = grow(finding.shape, target.limit);
    const [verb, format] = target.name.split(' ');
    const name = `${target.name}: ${describeShape(finding.shape).slice(0, 100)}`;
    if (target.name === 'read BMP') {
      sent.push(await sender.send(name, '/api/v1/colors/extract', form('image', text)));
    } else if (verb === 'read') {
      sent.push(await sender.send(name, '/api/v1/palettes/import', form('file', text)));
    } else if (verb === 'write') {
      const names = text.match(/[\s\S]{1,200}/g) ?? [];
      const colors = names.map((one) => ({ hex: '#3B82F6', name: one }));
      sent.push(await sender.send(name, '/api/v1/palettes/export', json({ format, colors })));
    }
  }
}

/** Every parameter of every operation that anybody may call, and the headers. */
async function sendParameters(): Promise<void> {
  const next = createRandom(seed);
  const { places, tokens } = await openParameters(product.url);
  for (const { name, request } of places) {
    for (let i = 0; i < 4; i++) {
      const shape = randomShape([...tokens, ...tokensOf(['#-,./&?= %sw_'])], tokens, next);
      const { path, init } = request(grow(shape, 12_000));
      sent.push(await sender.send(`${name}: ${describeShape(shape).slice(0, 80)}`, path, init));
    }
  }
}

function form(field: string, text: string): RequestInit {
  const body = new FormData();
  body.append(field, new Blob([Buffer.from(text, 'latin1')]), 'file');
  return { method: 'POST', body };
}

function json(value: unknown): RequestInit {
  const headers = { 'content-type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(value) };
}
