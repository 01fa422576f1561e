// Loaded into the product that is watched, before itself (`--expose-gc --import`): what only the
// process itself can know, told when it is asked by a message.
import { setTimeout } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

/** Of the product since it was asked before. */
export type Reading = {
  /** Processor time of the longest turn of the thread that answers HTTP, and of all threads, in ms. */
  turnMs: number;
  processorMs: number;
  /** Resident memory; after a full collection where that was asked for. */
  megabytes: number;
};

const EVERY_MS = 2;

if (isMainThread && process.send) {
  const send = process.send.bind(process);
  const ofThread = () => toMs(process.threadCpuUsage());
  const ofProcess = () => toMs(process.cpuUsage());
  let before = { thread: ofThread(), process: ofProcess() };
  let turnMs = 0;

  const look = () => {
    const now = ofThread();
    turnMs = Math.max(turnMs, now - before.thread);
    before.thread = now;
  };
  setInterval(look, EVERY_MS).unref();

  process.on('message', async (message) => {
    if (message !== 'read' && message !== 'collect') return;
    look();
    if (message === 'collect') {
      for (let i = 0; i < 3; i++) {
        globalThis.gc?.();
        await setTimeout(100); // for what a collection lets go of in callbacks
      }
    }
    const processorMs = ofProcess() - before.process;
    const megabytes = process.memoryUsage().rss / 1024 / 1024;
    send({ turnMs, processorMs, megabytes } satisfies Reading);
    before = { thread: ofThread(), process: ofProcess() };
    turnMs = 0;
  });
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM')); // never outlives the benchmark
  process.channel?.unref();
}

function toMs({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}
