import { parentPort, workerData } from 'node:worker_threads';

import { type Finding, findWorst } from '../../../scripts/lib/hostile/search.ts';
import { hostileTargets } from '../../../scripts/lib/hostile/targets.ts';

/** Characters of the texts among which the search looks. */
const SEARCHED_SIZE = 40_000;

/** A finding and whose it is. */
export interface Found {
  target: { name: string; limit: number };
  finding: Finding;
}

export interface SearchOptions {
  /** Number of tried shapes for each target. */
  rounds: number;
  seed: string;
}

// This thread searches; it sends what it found for each target. It has a large space for new
// objects: at the default the collector begins to copy between half of a large input and all of it,
// which looks like growth.
const { rounds, seed }: SearchOptions = workerData;
for (const target of await hostileTargets()) {
  const { name, limit } = target;
  const options = { rounds, seed, size: Math.min(SEARCHED_SIZE, limit), best: 2 };
  const findings = await findWorst(target, options);
  const found: Found[] = findings.map((finding) => ({ target: { name, limit }, finding }));
  parentPort?.postMessage(found);
}
