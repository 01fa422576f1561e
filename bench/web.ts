// The cost of a page: gzipped JavaScript that a browser loads before hydration; the server's time
// to render it with its data available; the time of a fresh and of a cached answer over HTTP on the
// embedded database; and the rate of cached answers against a bare Fastify. `npm run bench:web`, or
// `npm run bench:web -- /about /create-palette` for some pages.

import { openRoutes } from '../testing/open-routes.ts';
import { gzippedKb, MOST_KB, scriptsOf } from '../testing/page-scripts.ts';
import { startProduct } from '../testing/product.ts';
import { startBareServer } from './lib/bare-server.ts';
import { createPageRenderer, fetchPage, quantiles } from './lib/page-times.ts';
import { measureRounds, median, ratio } from './lib/rates.ts';

const ABOVE_SHELL_KB = 60;
const RENDER_MS = 3;
const RATE_PAGES = ['/', '/about'];
const LEAST_OF_FASTIFY = 0.4;
const LOAD = { rounds: 7, seconds: 2, connections: 10 };

const product = await startProduct();
try {
  const chosen = process.argv.slice(3);
  await reportPages(chosen.length > 0 ? chosen : await openRoutes(product.url));
  for (const path of RATE_PAGES) await reportRate(path);
} finally {
  await product.stop();
}
process.exit(); // the pages' own timers keep running

async function reportPages(paths: string[]) {
  const render = await createPageRenderer(product.url);
  const scripts = new Map<string, Set<string>>();
  for (const path of paths) {
    scripts.set(path, scriptsOf(await (await fetch(product.url + path)).text()));
  }
  const about = scriptsOf(await (await fetch(`${product.url}/about`)).text());
  const shell = [...about].filter((file) =>
    [...scripts.values()].every((files) => files.has(file)),
  );

  console.log(
    `The shell of every page has ${gzippedKb(shell).toFixed(1)} kB of JavaScript, gzipped.`,
  );
  console.log(
    'page                                 kB  above shell   render p50 fresh p50 cached p50  p95',
  );
  for (const path of paths) {
    const kb = gzippedKb(scripts.get(path)!);
    const above = gzippedKb([...scripts.get(path)!].filter((file) => !shell.includes(file)));
    const rendered = await quantiles(() => render(path));
    const anew = await quantiles(async (i) => (await fetchPage(fresh(path, i))).ms);
    const cached = await quantiles(async () => (await fetchPage(product.url + path)).ms);

    console.log(
      path.padEnd(32),
      kb.toFixed(1).padStart(6),
      above.toFixed(1).padStart(12),
      `${rendered.p50.toFixed(2)} ms`.padStart(12),
      ...[anew.p50, cached.p50, cached.p95].map((ms) => ms.toFixed(2).padStart(9)),
      kb > (MOST_KB[path] ?? Number.POSITIVE_INFINITY) || above > ABOVE_SHELL_KB
        ? '  TOO LARGE'
        : '',
      rendered.p50 > RENDER_MS ? '  TOO SLOW' : '',
    );
  }
}

/** A new address of the same page. */
function fresh(path: string, i: number): string {
  return `${product.url}${path}?fresh=${i}`;
}

/**
 * Cached answers as a browser requests them, against the same number of bytes from bare Fastify.
 */
async function reportRate(path: string) {
  const { body } = await fetchPage(product.url + path);
  const bare = await startBareServer('bare-page.ts', String(body.length));
  const requests = [{ method: 'GET' as const, headers: { 'accept-encoding': 'gzip, br' } }];
  const contenders = [product.url + path, bare.url].map((url) => ({ url, requests }));
  const measured = await measureRounds(contenders, LOAD);
  await bare.stop();
  const [ours, theirs] = measured.map((rounds) => rounds.map(({ rate }) => rate)) as [
    number[],
    number[],
  ];

  const ofFastify = ratio(ours, theirs);
  console.log(
    `${path}, ${body.length} bytes: ${median(ours).toFixed(0)} answers/s,`,
    `bare Fastify ${median(theirs).toFixed(0)}, of it ${ofFastify.toFixed(2)},`,
    `target ${LEAST_OF_FASTIFY}: ${ofFastify >= LEAST_OF_FASTIFY ? 'reached' : 'MISSED'}`,
  );
}
