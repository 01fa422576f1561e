import type { Tally } from './load.ts';
import type { Reading } from './probe.ts';
import { type Allowance, findTrend } from './trend.ts';

/** One line of the table. */
export type Sample = Reading & {
  /** Minutes since the start. */
  minute: number;
  answered: number;
  refused: number;
  failed: number;
  notBegun: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
};

const MB = 2 ** 20;

/** The quantities that must not grow, and the rise that counts as none. */
const WATCHED: { name: string; of: (sample: Sample) => number; allowance: Allowance }[] = [
  { name: 'RSS, MB', of: ({ rss }) => rss / MB, allowance: { share: 0.1, amount: 24 } },
  { name: 'heap, MB', of: ({ heap }) => heap / MB, allowance: { share: 0.05, amount: 4 } },
  {
    name: 'buffers, MB',
    of: ({ external }) => external / MB,
    allowance: { share: 0.1, amount: 16 },
  },
  { name: 'open files', of: ({ files }) => files, allowance: { share: 0, amount: 6 } },
  { name: 'handles', of: ({ handles }) => handles, allowance: { share: 0, amount: 10 } },
  {
    name: 'loop delay p99, ms',
    of: ({ delayP99 }) => delayP99,
    allowance: { share: 0.5, amount: 10 },
  },
  { name: 'answers p50, ms', of: ({ p50 }) => p50, allowance: { share: 0.25, amount: 2 } },
  { name: 'answers p99, ms', of: ({ p99 }) => p99, allowance: { share: 0.5, amount: 20 } },
];

export function toSample(minute: number, reading: Reading, tally: Tally): Sample {
  const times = tally.times.toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? Number.NaN;
  const { answered, refused, notBegun, failures } = tally;
  return {
    ...reading,
    minute,
    answered,
    refused,
    failed: failures.length,
    notBegun,
    p50: at(0.5),
    p99: at(0.99),
  };
}

const COLUMNS: { title: string; of: (sample: Sample) => number; digits?: number }[] = [
  { title: 'minute', of: ({ minute }) => minute, digits: 1 },
  { title: 'answers', of: ({ answered }) => answered },
  { title: 'refused', of: ({ refused }) => refused },
  { title: 'failed', of: ({ failed }) => failed },
  { title: 'unsent', of: ({ notBegun }) => notBegun },
  { title: 'p50 ms', of: ({ p50 }) => p50, digits: 1 },
  { title: 'p99 ms', of: ({ p99 }) => p99, digits: 1 },
  { title: 'RSS MB', of: ({ rss }) => rss / MB },
  { title: 'heap MB', of: ({ heap }) => heap / MB, digits: 1 },
  { title: 'bufs MB', of: ({ external }) => external / MB, digits: 1 },
  { title: 'files', of: ({ files }) => files },
  { title: 'handles', of: ({ handles }) => handles },
  { title: 'loop ms', of: ({ delayP99 }) => delayP99, digits: 1 },
];

export const HEADINGS = COLUMNS.map(({ title }) => title.padStart(8)).join('');

export const toLine = (sample: Sample) =>
  COLUMNS.map(({ of, digits = 0 }) => of(sample).toFixed(digits).padStart(8)).join('');

/**
 * Prints whether each watched quantity is flat; the first quarter of the samples, while caches
 * fill and code is optimized, does not count.
 *
 * @returns Names of the quantities that grow.
 */
export function reportTrends(samples: Sample[]): string[] {
  const counted = samples.slice(Math.floor(samples.length / 4));
  console.log(`\n${'over the last three quarters'.padEnd(30)}median    rise of at most`);
  return WATCHED.filter(({ name, of, allowance }) => {
    const { median, rise, allowed, grows } = findTrend(counted.map(of), allowance);
    const numbers = [median, rise, allowed].map((value) => value.toFixed(1).padStart(8)).join('');
    console.log(`${name.padEnd(28)}${numbers}  ${grows ? 'GROWS' : 'flat'}`);
    return grows;
  }).map(({ name }) => name);
}
