import { createWorkerPool, threadsFor, type WorkerPool } from '../../workers/worker-pool.ts';

/** The longest queue of pictures; with the largest ones allowed it takes 320 MiB. */
export const IMAGE_QUEUE = 16;

/** Bytes that the pictures in decoding may take together. */
export const DECODING_BYTES = 600e6;

export type ImagePool = WorkerPool<typeof import('./image-worker.ts')>;

/** Decodes pictures outside of the main thread. */
export const createImagePool = (): ImagePool =>
  createWorkerPool({
    file: new URL('./image-worker.ts', import.meta.url),
    threads: threadsFor(3),
    queue: IMAGE_QUEUE,
    deadlineMs: 15_000, // the decoder gives up after 10 s
    heapMb: 128,
    memory: DECODING_BYTES,
    hasGivenUp: (answer) => Object(Object(answer).refusal).code === 'too_slow',
  });
