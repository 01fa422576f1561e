import { fork } from 'node:child_process';
import { once } from 'node:events';

import { fromRoot } from '../../scripts/lib/root.ts';

/** Cheap calls, a cached page, and a page that must be rendered. */
export type Kind = 'call' | 'cached' | 'rendered';

export type LoadOptions = {
  url: string;
  /** Each sends the next request at once, even if the answer says to wait. */
  connections: number;
  /** Requests per second of all connections together, if they are sent at a fixed rate. */
  rate?: number;
  seconds: number;
};

/** Milliseconds of the answers of each kind. */
export type LoadResult = {
  accepted: Record<Kind, number[]>;
  shed: number[];
  /** Broken connections, and answers that were neither a success nor 503 with `Retry-After`. */
  wrong: number;
  seconds: number;
};

/** Sends mixed requests from a process of its own. */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const script = fromRoot('bench/lib/mixed-load.ts');
  const child = fork(script, [JSON.stringify(options)], { serialization: 'advanced' });
  const [result] = (await once(child, 'message')) as [LoadResult];
  return result;
}

/** The time that this share of all did not exceed. */
export function quantile(times: number[], share: number): number {
  const last = times.length - 1;
  return times.toSorted((a, b) => a - b)[Math.min(last, Math.floor(times.length * share))] ?? 0;
}

export const acceptedOf = ({ accepted }: LoadResult): number[] => Object.values(accepted).flat();
