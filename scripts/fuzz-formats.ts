// `npm run fuzz:formats`: every reader of palette files against hostile and damaged input, in a
// thread that may not use more than 64 MB of heap. `-- 1000 7` reads 1,000 inputs of seed 7.
import { Worker } from 'node:worker_threads';

import { exitCode, reportBar } from '../testing/bars.ts';
import type { FuzzReport } from './lib/fuzz-worker.ts';

const INPUTS = 100_000;
const HEAP_MB = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 16 };
const HANGS_AFTER_MS = 10_000;

const inputs = Number(process.argv[2] ?? INPUTS);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const done = new Int32Array(new SharedArrayBuffer(4));

const worker = new Worker(new URL('./lib/fuzz-worker.ts', import.meta.url), {
  workerData: { inputs, seed, done },
  resourceLimits: HEAP_MB,
});

let before = 0;
const watch = setInterval(() => {
  if (done[0] === before) fail(`hangs for ${HANGS_AFTER_MS / 1000} s`);
  before = done[0]!;
}, HANGS_AFTER_MS);

worker.on('error', (error) =>
  fail(error instanceof Error ? (error.stack ?? error.message) : 'failed'),
);
worker.on('message', (report: FuzzReport) => {
  clearInterval(watch);
  console.log(`slowest: ${report.slowestMs.toFixed(0)} ms, beginning ${report.slowest}`);
  console.log(
    `heap within 64 MB; buffers at most ${(report.mostExternal / 2 ** 20).toFixed(1)} MB`,
  );
  const { read, refused } = report;
  reportBar(
    'spoiled palette files',
    `0 failures of ${done[0]} (seed ${seed}): ${read} read, ${refused} refused`,
    read + refused === done[0],
  );
});

function fail(problem: string): never {
  console.error(problem);
  reportBar('spoiled palette files', `input ${done[0]} of seed ${seed} fails`, false);
  process.exit(exitCode());
}
