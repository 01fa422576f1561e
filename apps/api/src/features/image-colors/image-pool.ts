import { createWorkerPool, threadsFor, type WorkerPool } from '../../workers/worker-pool.ts';

/** Pictures that may wait; with the largest allowed they take 320 MiB. */
export const IMAGE_QUEUE = 16;

/** Bytes that pictures which are being decoded may take, all together. */
export const DECODING_BYTES = 600e6;

export type ImagePool = WorkerPool<typeof import('./image-worker.ts')>;

/** Works through pictures away from the thread that answers requests. */
export const createImagePool = (): ImagePool =>
  createWorkerPool({
    file: new URL('./image-worker.ts', import.meta.url),
    threads: threadsFor(3),
    queue: IMAGE_QUEUE,
    deadlineMs: 15_000, // the decoder gives up after 10 s
    heapMb: 128,
    memory: DECODING_BYTES,
  });
