// A process that load.ts starts, with its options as JSON: mixed requests over several connections.
import { randomInt } from 'node:crypto';

import autocannon, { type Request } from 'autocannon';

import { COLOR_CALLS } from './color-calls.ts';
import type { Kind, LoadOptions, LoadResult } from './load.ts';

/** Requests of each connection, which are then repeated. */
const DIFFERENT = 100;

const { url, connections, rate, seconds } = JSON.parse(process.argv[2] ?? '') as LoadOptions;

type Question = Request & { kind: Kind };

const page = { method: 'GET', headers: { 'accept-encoding': 'gzip, br' } } as const;
const calls = Object.values(COLOR_CALLS);

const QUESTIONS: Record<Kind, () => Question> = {
  call() {
    const { path, body } = calls[randomInt(calls.length)]!;
    const headers = { 'content-type': 'application/json' };
    return { kind: 'call', method: 'POST', path, headers, body: JSON.stringify(body()) };
  },
  cached: () => ({ kind: 'cached', ...page, path: '/about' }),
  rendered: () => ({
    kind: 'rendered',
    ...page,
    path: '/color/3b82f6',
    setupRequest: (request) => ({ ...request, path: `/color/3b82f6?fresh=${randomInt(2 ** 47)}` }),
  }),
};

/**
 * The number of each kind in ten requests. Half need real work, as the pages of visitors do: with
 * cheap calls alone, these clients could not send ten times what a server answers.
 */
const SHARES: Record<Kind, number> = { call: 3, cached: 2, rendered: 5 };

const mix = Object.entries(SHARES).flatMap(([kind, share]) =>
  Array.from({ length: share }, () => QUESTIONS[kind as Kind]),
);

const result: LoadResult = {
  accepted: { call: [], cached: [], rendered: [] },
  shed: [],
  wrong: 0,
  seconds: 0,
};

const outcome = await autocannon({
  url,
  connections,
  duration: seconds,
  ...(rate !== undefined && { overallRate: rate }),
  requests: [page],
  setupClient(client) {
    client.setRequests(Array.from({ length: DIFFERENT }, () => mix[randomInt(mix.length)]!()));
    let mayRefuse = false;
    client.on('headers', ({ headers }) => {
      mayRefuse = headers.includes('retry-after');
    });
    client.on('response', (status, _bytes, ms) => {
      const { kind } = client.requestIterator.currentRequest as Question;
      if (status === 200) result.accepted[kind].push(ms);
      else if (status === 503 && mayRefuse) result.shed.push(ms);
      else result.wrong++;
    });
  },
});
result.seconds = outcome.duration;
result.wrong += outcome.errors;
process.send?.(result, () => process.exit());
