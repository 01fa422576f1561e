// Loaded into the watched product before the product itself (`--expose-gc --import`): answers, on a
// message, questions that only the process itself can answer.
import { readdirSync, readlinkSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

/** One reading of the process. Sizes are in bytes. */
export type Reading = {
  /** Of the whole process, including threads, pictures and the embedded database. */
  rss: number;
  /** Reachable memory, right after a full collection. */
  heap: number;
  /** Memory outside of the heap that objects reference, such as buffers. */
  external: number;
  /** Open files, sockets and pipes. */
  files: number;
  /** Those of them that are sockets: connections, and listening. */
  sockets: number;
  /** Timers, sockets and the like that keep the event loop busy. */
  handles: number;
  /**
   * 99% of the turns of the event loop since the last reading began with at most this delay, in ms.
   */
  delayP99: number;
};

const PAUSE_MS = 50; // for memory that callbacks release after the first collection

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
    const open = openFiles();
    const reading: Reading = {
      rss,
      heap: heapUsed,
      external,
      files: open.length,
      sockets: open.filter((target) => target.startsWith('socket:')).length,
      handles: process.getActiveResourcesInfo().length,
      delayP99,
    };
    delay.reset(); // the product did not cause the collection
    send(reading);
  });
  process.channel?.unref(); // the process may end although a question could still arrive
}

/** What each open file is: a path, or such as socket:[1234]. */
function openFiles(): string[] {
  return readdirSync('/proc/self/fd').map((file) => {
    try {
      return readlinkSync(`/proc/self/fd/${file}`);
    } catch {
      return ''; // closed since, as the listed folder itself is
    }
  });
}
