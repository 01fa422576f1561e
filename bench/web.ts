// What a page costs: gzipped JavaScript that a browser loads before the page is alive; the time the
// server takes to render it, with its data at hand; and the time of the whole answer over HTTP on
// the embedded database. `npm run bench:web`.
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

import { fromRoot } from '../scripts/lib/root.ts';
import { startProduct } from './lib/product.ts';

const CLIENT = fromRoot('apps/web/build/client');
const PAGES: { path: string; budgetKb?: number; p50TargetMs?: number }[] = [
  { path: '/', budgetKb: 135, p50TargetMs: 3 },
  { path: '/create-palette', budgetKb: 190 },
  { path: '/color-tools' },
  { path: '/color-tools/color-converter' },
  { path: '/color-tools/color-contrast' },
  { path: '/web-safe-colors', p50TargetMs: 3 },
  { path: '/color/3b82f6', p50TargetMs: 3 },
];
const WARM_UP = 200;
const REQUESTS = 600;

const product = await startProduct();
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const { handlePage } = await import(pathToFileURL(fromRoot('apps/web/build/server/index.js')).href);
const answers = new Map<string, { body: string; init: ResponseInit }>();

console.log(
  'page                           JavaScript, gzip   budget   render p50   answer p50  p95',
);
for (const { path, budgetKb, p50TargetMs } of PAGES) {
  const { body } = await fetchPage(path);
  const kb = scriptsOf(body).reduce((sum, file) => sum + gzippedSize(file), 0) / 1000;

  const render = await quantiles(() => renderPage(path));
  const answer = await quantiles(async () => (await fetchPage(path)).ms);

  const verdict = [
    budgetKb && (kb <= budgetKb ? 'size ok' : 'TOO LARGE'),
    p50TargetMs && (render.p50 <= p50TargetMs ? 'time ok' : 'TOO SLOW'),
  ].filter(Boolean);
  console.log(
    path.padEnd(30),
    `${kb.toFixed(1)} kB`.padStart(16),
    (budgetKb ? `${budgetKb} kB` : '').padStart(9),
    `${render.p50.toFixed(2)} ms`.padStart(12),
    `${answer.p50.toFixed(2)} ms`.padStart(12),
    `${answer.p95.toFixed(2)} ms`.padStart(9),
    `  ${verdict.join(', ')}`,
  );
}
agent.destroy();
await product.stop();

/** The scripts that a page names, and all that those import before they run. */
function scriptsOf(html: string): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(join(CLIENT, file), 'utf8');
    for (const [, name] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
      visit(`/assets/${name}`);
    }
  };
  // The whole site map, manifest-….js, is only named: with lazy discovery nothing loads it.
  for (const [file] of html.matchAll(/\/assets\/(?!manifest-)[\w.-]+\.js/g)) visit(file);
  return [...found];
}

async function quantiles(measure: () => Promise<number>) {
  for (let i = 0; i < WARM_UP; i++) await measure();
  const times: number[] = [];
  for (let i = 0; i < REQUESTS; i++) times.push(await measure());
  times.sort((a, b) => a - b);
  return { p50: times[REQUESTS / 2]!, p95: times[Math.floor(REQUESTS * 0.95)]! };
}

/** The built pages in this process; what they ask of the API was answered by the product before. */
async function renderPage(path: string): Promise<number> {
  const started = performance.now();
  const options = { fetch: fetchRemembered, nonce: 'bench', publicUrl: product.url };
  await (await handlePage(new Request(product.url + path), options)).text();
  return performance.now() - started;
}

async function fetchRemembered(path: string): Promise<Response> {
  let answer = answers.get(path);
  if (!answer) {
    const live = await fetch(new URL(path, product.url));
    answer = { body: await live.text(), init: { status: live.status } };
    answers.set(path, answer);
  }
  return new Response(answer.body, answer.init);
}

function gzippedSize(file: string): number {
  return gzipSync(readFileSync(join(CLIENT, file))).length;
}

function fetchPage(path: string): Promise<{ body: string; ms: number }> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    get(product.url + path, { agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const ms = performance.now() - started;
        if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`));
        resolve({ body: Buffer.concat(chunks).toString(), ms });
      });
    }).on('error', reject);
  });
}
