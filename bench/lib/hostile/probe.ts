// Loaded into the watched product before the product itself (`--expose-gc --import`): answers, on a
// message, questions that only the process itself can answer.
import { setTimeout } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

/** A reading of the product since the previous one. */
export type Reading = {
  /**
   * Processor time of the longest turn of the thread that answers HTTP, and of all threads, in ms.
   */
  turnMs: number;
  processorMs: number;
  /** Resident memory; after a full collection if the message asks for it. */
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
        await setTimeout(100); // for memory that callbacks release after a collection
      }
    }
    const processorMs = ofProcess() - before.process;
    const megabytes = process.memoryUsage().rss / 1024 / 1024;
    send({ turnMs, processorMs, megabytes } satisfies Reading);
    before = { thread: ofThread(), process: ofProcess() };
    turnMs = 0;
  });
  // exits with the benchmark
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}

function toMs({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}
