import { availableParallelism } from 'node:os';

import { Piscina } from 'piscina';

import type { ImageResult, ImageTask } from './image-worker.ts';

/**
 * One thread a processor, but at most three: libvips decodes on Node's own thread pool, which has
 * four threads, and files and names must be read there meanwhile.
 */
const THREADS = Math.min(3, availableParallelism());

/** Pictures that may wait; with the largest allowed they take 320 MiB. */
export const IMAGE_QUEUE = 16;

const IDLE_MS = 60_000;

/** Works through pictures away from the thread that answers requests. */
export type ImagePool = {
  /** Whether there is room for another picture. */
  hasRoom(): boolean;
  /** The file's memory goes to the worker if it is not shared with others. */
  run(task: ImageTask): Promise<ImageResult>;
  /** For those who watch: pictures that wait, and that were worked through. */
  load(): { waiting: number; done: number };
  close(): Promise<void>;
};

/** Threads start with the first picture, and end when there has been none for a while. */
export function createImagePool(): ImagePool {
  let pool: Piscina<ImageTask, ImageResult> | undefined;
  const start = () =>
    new Piscina<ImageTask, ImageResult>({
      filename: new URL('./image-worker.ts', import.meta.url).href,
      name: 'extractColors',
      minThreads: 0,
      maxThreads: THREADS,
      maxQueue: IMAGE_QUEUE,
      idleTimeout: IDLE_MS,
      atomics: 'disabled', // a worker must go on while it waits for libvips
    });

  return {
    hasRoom: () => (pool?.queueSize ?? 0) < IMAGE_QUEUE,
    run({ file, count }) {
      pool ??= start();
      const own = file.byteLength === file.buffer.byteLength ? file : new Uint8Array(file);
      // Piscina's type of the list follows Node's, and takes options for the list; it wants a list.
      return pool.run({ file: own, count }, { transferList: [own.buffer] as object });
    },
    load: () => ({ waiting: pool?.queueSize ?? 0, done: pool?.completed ?? 0 }),
    close: async () => pool?.close({ force: true }),
  };
}
