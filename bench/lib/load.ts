import { fork } from 'node:child_process';
import { once } from 'node:events';

import { fromRoot } from '../../scripts/lib/root.ts';

/** Cheap calls, a page that is kept, and a page that must be rendered. */
export type Kind = 'call' | 'kept' | 'rendered';

export type LoadOptions = {
  url: string;
  /** Each asks again as soon as it is answered, also where it is told to wait. */
  connections: number;
  /** Requests a second of all together, where they ask by the clock instead. */
  rate?: number;
  seconds: number;
};

/** Of the answers of each kind, how many milliseconds they took. */
export type LoadResult = {
  accepted: Record<Kind, number[]>;
  shed: number[];
  /** Connections that broke, and answers that were neither success nor 503 with `Retry-After`. */
  wrong: number;
  seconds: number;
};

/** Asks mixed questions from a process of its own. */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const script = fromRoot('bench/lib/mixed-load.ts');
  const child = fork(script, [JSON.stringify(options)], { serialization: 'advanced' });
  const [result] = (await once(child, 'message')) as [LoadResult];
  return result;
}

/** The time that such a share of all did not exceed. */
export function quantile(times: number[], share: number): number {
  const last = times.length - 1;
  return times.toSorted((a, b) => a - b)[Math.min(last, Math.floor(times.length * share))] ?? 0;
}

export const acceptedOf = ({ accepted }: LoadResult): number[] => Object.values(accepted).flat();
