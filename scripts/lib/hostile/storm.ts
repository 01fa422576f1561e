import { createRandom } from '@swatchwork/color';

import { hostilePictures } from './pictures.ts';

/** A request that uses as much of a server as one request may. */
type HostileRequest = {
  name: string;
  path: string;
  headers?: Record<string, string>;
  body: () => string | FormData;
};

type Storm = {
  /** Number of answers by status and name of the request. */
  counts: Map<string, number>;
  /**
   * Requests without an answer, with a 5xx other than 503, or with one after more than a minute.
   */
  failures: string[];
};

const LONGEST_MS = 60_000;
const MIB = 1024 * 1024;
const JSON_TYPE = { 'content-type': 'application/json' };

/** Pictures that are built to take memory and time. */
export async function pictureRequests(): Promise<HostileRequest[]> {
  return [...(await hostilePictures())].map(([name, file]) => ({
    name,
    path: '/api/colors/extract',
    body: () => {
      const form = new FormData();
      form.append('image', new Blob([new Uint8Array(file)]), 'a');
      return form;
    },
  }));
}

/** Palettes of the largest accepted size, to be read and written. */
export function paletteRequests(): HostileRequest[] {
  const variables = `--x:#fff;\n${`--a:${' '.repeat(119)}`.repeat(40_000)}`.slice(0, 4.9 * MIB);
  const colors = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      hex: `#${(i % 4096).toString(16).padStart(6, '0')}`,
      name: 'a',
    }));
  const post = (name: string, path: string, body: object): HostileRequest => {
    const text = JSON.stringify(body);
    return { name, path, headers: JSON_TYPE, body: () => text };
  };
  return [
    post('import of 4.9 MiB', '/api/palettes/import', { text: variables }),
    post('export of 10,000 tokens', '/api/palettes/export', {
      format: 'tokens',
      colors: colors(10_000),
    }),
    post('export of 1,000 colors as PNG', '/api/palettes/export', {
      format: 'png',
      colors: colors(1000),
    }),
    post('export of 1,000 colors as PDF', '/api/palettes/export', {
      format: 'pdf',
      colors: colors(1000),
    }),
  ];
}

/** Sends `count` of the requests, in a random order that is always the same. */
export async function sendStorm(
  url: string,
  requests: HostileRequest[],
  { count, atOnce }: { count: number; atOnce: number },
): Promise<Storm> {
  const storm: Storm = { counts: new Map(), failures: [] };
  const random = createRandom('storm');
  let begun = 0;
  const work = async () => {
    while (begun++ < count) await send(requests[Math.floor(random() * requests.length)]!);
  };

  async function send({ name, path, headers = {}, body }: HostileRequest): Promise<void> {
    const started = performance.now();
    const sent = fetch(url + path, { method: 'POST', headers, body: body() });
    const answer = await sent.catch((error) => {
      storm.failures.push(`${name}: no answer, ${error.cause ?? error}`);
    });
    if (!answer) return;
    await answer.arrayBuffer();
    const key = `${answer.status} ${name}`;
    storm.counts.set(key, (storm.counts.get(key) ?? 0) + 1);
    if (answer.status >= 500 && answer.status !== 503) storm.failures.push(key);
    if (performance.now() - started > LONGEST_MS)
      storm.failures.push(`${name}: more than a minute`);
  }

  await Promise.all(Array.from({ length: atOnce }, work));
  return storm;
}
