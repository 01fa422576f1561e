import { Agent, get } from 'node:http';
import { pathToFileURL } from 'node:url';

import { fromRoot } from '../../scripts/lib/root.ts';

const WARM_UP = 60;
const SAMPLES = 200;

/** Median and slow milliseconds. */
export async function quantiles(measure: (sample: number) => Promise<number>) {
  for (let i = 0; i < WARM_UP; i++) await measure(i);
  const times: number[] = [];
  for (let i = 0; i < SAMPLES; i++) times.push(await measure(WARM_UP + i));
  times.sort((a, b) => a - b);
  return { p50: times[SAMPLES / 2]!, p95: times[Math.floor(SAMPLES * 0.95)]! };
}

/** Renders pages in this process; the product answered their API calls in advance. */
export async function createPageRenderer(url: string) {
  const build = pathToFileURL(fromRoot('apps/web/build/server/index.js')).href;
  const { handlePage } = await import(build);
  const answers = new Map<string, { body: string; init: ResponseInit }>();

  async function fetchRemembered(path: string): Promise<Response> {
    let answer = answers.get(path);
    if (!answer) {
      const live = await fetch(new URL(path, url));
      answer = { body: await live.text(), init: { status: live.status } };
      answers.set(path, answer);
    }
    return new Response(answer.body, answer.init);
  }

  return async (path: string): Promise<number> => {
    const started = performance.now();
    const page = await handlePage(new Request(url + path), {
      fetch: fetchRemembered,
      nonce: 'bench',
      publicUrl: url,
      contact: undefined,
      requestId: 'bench',
      onError(error: unknown) {
        throw error;
      },
    });
    page.html ?? (await page.arrayBuffer());
    return performance.now() - started;
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Requests a page as a browser does, over one connection. */
export function fetchPage(address: string): Promise<{ body: Buffer; ms: number }> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    get(address, { agent, headers: { 'accept-encoding': 'gzip, br' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const ms = performance.now() - started;
        if (answer.statusCode !== 200) reject(new Error(`${address}: ${answer.statusCode}`));
        resolve({ body: Buffer.concat(chunks), ms });
      });
    }).on('error', reject);
  });
}
