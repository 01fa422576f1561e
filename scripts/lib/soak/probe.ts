// Loaded into the product that is watched, before itself (`--expose-gc --import`): answers what
// only the process itself can know, when it is asked by a message.
import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

/** What one look at the process tells. Sizes are bytes. */
export type Reading = {
  /** Of the whole process: threads, pictures and the embedded database included. */
  rss: number;
  /** What is reachable, right after a full collection. */
  heap: number;
  /** Memory outside of the heap that objects hold, such as buffers. */
  external: number;
  /** Open files, sockets and pipes. */
  files: number;
  /** Timers, sockets and the like that keep the event loop busy. */
  handles: number;
  /** 99% of the turns of the event loop since the last reading began at most so late, in ms. */
  delayP99: number;
};

const PAUSE_MS = 50; // for what the first collection lets go of in callbacks

if (isMainThread && process.send) {
  const send = process.send.bind(process);
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();

  process.on('message', async (message) => {
    if (message !== 'read') return;
    const delayP99 = delay.percentile(99) / 1e6;
    const { rss } = process.memoryUsage();
    globalThis.gc?.();
    await setTimeout(PAUSE_MS);
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    const reading: Reading = {
      rss,
      heap: heapUsed,
      external,
      files: readdirSync('/proc/self/fd').length,
      handles: process.getActiveResourcesInfo().length,
      delayP99,
    };
    delay.reset(); // the collection is not the product's doing
    send(reading);
  });
  process.channel?.unref(); // it may end while somebody could still ask
}
