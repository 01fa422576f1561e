// Reads hostile and damaged files, one after the other, and counts them in shared memory so that
// the main thread notices a hang. An error that is no FormatError ends the worker.
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { FormatError } from '@swatchwork/formats';
import { readPalette } from '@swatchwork/formats/read';

import { hostileFiles } from '../../packages/formats/testing/hostile.ts';
import { createNumbers, mutate, sampleFiles } from '../../packages/formats/testing/mutate.ts';

export interface FuzzReport {
  read: number;
  refused: number;
  slowestMs: number;
  slowest: string;
  mostExternal: number;
}

const { inputs, seed, done } = workerData as { inputs: number; seed: number; done: Int32Array };
const report: FuzzReport = { read: 0, refused: 0, slowestMs: 0, slowest: '', mostExternal: 0 };

function tryToRead(input: Uint8Array): void {
  const start = performance.now();
  try {
    readPalette(input);
    report.read += 1;
  } catch (error) {
    if (!(error instanceof FormatError) || !/^[A-Z][\w .]+, offset \d+: ./.test(error.message)) {
      throw error;
    }
    report.refused += 1;
  }
  const ms = performance.now() - start;
  if (ms > report.slowestMs) {
    report.slowestMs = ms;
    report.slowest = JSON.stringify(String.fromCharCode(...input.subarray(0, 60)));
  }
  report.mostExternal = Math.max(report.mostExternal, getHeapStatistics().external_memory);
  Atomics.add(done, 0, 1);
}

for (const file of hostileFiles()) tryToRead(file);

const files = await sampleFiles();
const next = createNumbers(seed);
const pick = () => files[Math.floor(next() * files.length)]!;
for (let i = 0; i < inputs; i++) tryToRead(mutate(pick(), pick(), next));

parentPort?.postMessage(report);
