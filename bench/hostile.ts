// The cost of the worst input that a stranger can send. For every reader, writer, header and
// parameter it searches the most expensive inputs, built of their own tokens: at half the largest
// size and at the full size, then sent to the product (production) while its health is watched;
// also bodies and forms that grow in every way. `npm run bench:hostile`, or `npm run bench:hostile
// -- 200 seed` for the number of tries per target.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createRandom } from '@swatchwork/color';
import { LIMITS } from '@swatchwork/contract';
import { readDocument } from '../apps/api/testing/document.ts';
import { HOSTILE_PASSWORD } from '../apps/api/testing/hostile/known.ts';
import type { Finding } from '../scripts/lib/hostile/search.ts';
import { describeShape, grow, randomShape } from '../scripts/lib/hostile/shapes.ts';
import { exitCode, reportBar } from '../testing/bars.ts';
import { forms, type Growing, jsonBodies } from './lib/hostile/bodies.ts';
import { type Request, type Sent, startWatched } from './lib/hostile/over-http.ts';
import { openParameters, tokensOfDocument } from './lib/hostile/parameters.ts';
import type { Found, SearchOptions } from './lib/hostile/search-all.ts';

const BARS = { ratio: 3, callMs: 1000, holdMs: 50, moreMb: 100 };
/** A ratio of shorter times means nothing. */
const TOLD_FROM_MS = 50;
const SHAPES_A_PLACE = 3;
const SHOWN = 10;
const IDLE_CHECKS = 100;
/** The least time of so many tries counts: other processes and the collector only add to it. */
const TRIES = 12;

const rounds = Number(process.argv[3] ?? 300);
const seed = process.argv[4] ?? String(Date.now() % 1_000_000);
console.log(`${rounds} tries a target, seed ${seed}`);

const found = await searchAll({ rounds, seed });
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

const admin = { email: 'admin@example.org', password: HOSTILE_PASSWORD };
const product = await startWatched({
  SEED: 'none',
  TRUST_PROXY: 'on',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
});
const sent: Sent[] = [];
const ratios: (Sent & { ratio: number })[] = [];
let moreMb = 0;
let idleMs = 0;
try {
  const document = readDocument(await (await fetch(`${product.url}/api/openapi.json`)).text());
  const token = await signIn();
  const growing = [...jsonBodies(document, token), ...forms()];
  // Threads, caches and buffers reach their full size before memory is measured.
  await sendFound(found);
  for (const one of growing.filter(({ limit }) => limit > LIMITS.jsonBody)) await sendGrowing(one);
  sent.length = 0;
  ratios.length = 0;
  idleMs = await product.idleHold(IDLE_CHECKS);
  const before = await product.megabytes();
  await sendFound(found);
  for (const one of growing) await sendGrowing(one);
  await sendParameters(
    await openParameters(product.url, document, token),
    tokensOfDocument(document),
  );
  moreMb = (await product.megabytes()) - before;
} finally {
  await product.stop();
}

console.log(
  '\nOver HTTP: ms until the answer, longest wait of /healthz beside it; the worst ten of each',
);
for (const order of ['ms', 'hold'] as const) {
  for (const one of worstOf(sent, (it) => it[order])) console.log(lineOf(one));
  console.log();
}
console.log('Over HTTP: ms of what is measured at half its size as well, and the ratio');
for (const { name, ms, ratio } of worstOf(ratios, (one) => one.ratio)) {
  console.log(ms.toFixed(0).padStart(6), ratio.toFixed(1).padStart(5), name);
}

const holds = worstOf(sent, ({ hold }) => hold)[0]?.hold ?? 0;
const worst = {
  ratio: Math.max(...found.map(({ finding }) => ratioOf(finding)), ...ratios.map((it) => it.ratio)),
  callMs: Math.max(...sent.map(({ ms }) => ms), ...found.map(({ finding }) => finding.whole)),
  holdMs: holds,
  moreMb,
};
console.log(`\n/healthz of the idle server: up to ${idleMs.toFixed(0)} ms`);
console.log(`${found.length} findings and ${sent.length} requests`);
const NAMES = {
  ratio: 'ratio of times from n to 2n',
  callMs: 'longest call, ms',
  holdMs: 'longest wait of /healthz, ms',
  moreMb: 'more memory, MB',
};
for (const bar of Object.keys(BARS) as (keyof typeof BARS)[]) {
  const [value, most] = [worst[bar], BARS[bar]];
  reportBar(NAMES[bar], `${value.toFixed(1)}, at most ${most}`, value <= most);
}
process.exit(exitCode());

/** The most expensive inputs of each target, searched in a thread of its own. */
async function searchAll(options: SearchOptions): Promise<Found[]> {
  const all: Found[] = [];
  const thread = new Worker(new URL('./lib/hostile/search-all.ts', import.meta.url), {
    workerData: options,
    resourceLimits: { maxYoungGenerationSizeMb: 512 },
  });
  thread.on('message', (found: Found[]) => {
    all.push(...found);
    process.stdout.write('.');
  });
  await once(thread, 'exit');
  return all;
}

function worstOf<One>(list: One[], order: (one: One) => number): One[] {
  return list.toSorted((a, b) => order(b) - order(a)).slice(0, SHOWN);
}

function lineOf({ name, ms, hold, status }: Sent): string {
  return `${ms.toFixed(0).padStart(6)} ${hold.toFixed(0).padStart(6)} ${status} ${name}`;
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${product.url}/api/auth/login`, json(admin));
  const { token, user } = (await answer.json()) as { token: string; user: { id: string } };
  const plan = json({ plan: 'enterprise' }, { authorization: `Bearer ${token}` });
  await fetch(`${product.url}/api/admin/users/${user.id}/plan`, { ...plan, method: 'PUT' });
  return token;
}

async function send(name: string, request: Request): Promise<Sent> {
  const one = await product.send(name, request);
  sent.push(one);
  if (one.ms > BARS.callMs || one.hold > BARS.holdMs) console.log(`too slow: ${lineOf(one)}`);
  if (sent.length % 500 === 0) console.log(`${sent.length} requests`);
  return one;
}

/** The results for readers and writers of palettes and for readers of themes. */
async function sendFound(findings: Found[]): Promise<void> {
  for (const { target, finding } of findings) {
    const text = grow(finding.shape, finding.size);
    const [verb, format] = target.name.split(' ');
    const name = `${target.name}: ${describeShape(finding.shape).slice(0, 100)}`;
    if (verb === 'picture') {
      await send(name, () => ({ path: '/api/v1/colors/extract', init: form('image', text) }));
    } else if (verb === 'read') {
      await send(name, () => ({ path: '/api/v1/palettes/import', init: form('file', text) }));
    } else if (verb === 'theme') {
      const files = [{ name: format, text }];
      await send(name, () => ({ path: '/api/v1/themes/repair', init: json({ files }) }));
    } else if (verb === 'write') {
      const names = text.match(/[\s\S]{1,200}/g) ?? [];
      const colors = names.map((one) => ({ hex: '#3B82F6', name: one }));
      const init = json({ format, colors });
      await send(name, () => ({ path: '/api/v1/palettes/export', init }));
    }
  }
}

/** A body at its largest size, and how its time grows from half of it. */
async function sendGrowing({ name, request, limit }: Growing): Promise<void> {
  const sent = await send(name, () => request(limit));
  if (sent.ms < TOLD_FROM_MS) return;
  // Both sizes in the same way, without a watch beside them, and in turns: one may meet a pause.
  let [half, whole] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let i = 0; i < TRIES && !(whole / half <= BARS.ratio); i++) {
    const { ms, status } = await product.ask(() => request(limit / 2));
    if (status !== sent.status) return; // refused at one size for what it is
    half = Math.min(half, ms);
    whole = Math.min(whole, (await product.ask(() => request(limit))).ms);
  }
  if (whole >= TOLD_FROM_MS) ratios.push({ ...sent, ms: whole, ratio: whole / half });
}

/** Every parameter, with some texts of random shapes. */
async function sendParameters(
  places: Awaited<ReturnType<typeof openParameters>>,
  tokens: string[],
): Promise<void> {
  const next = createRandom(seed);
  for (const { name, request } of places) {
    for (let i = 0; i < SHAPES_A_PLACE; i++) {
      const shape = randomShape(tokens, tokens, next);
      const text = grow(shape, 12_000);
      await send(`${name}: ${describeShape(shape).slice(0, 80)}`, () => request(text));
    }
  }
}

function form(field: string, text: string): RequestInit {
  const body = new FormData();
  body.append(field, new Blob([Buffer.from(text, 'latin1')]), 'file');
  return { method: 'POST', body };
}

function json(value: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(value),
  };
}
