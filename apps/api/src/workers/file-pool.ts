import { createWorkerPool, threadsFor, type WorkerPool } from './worker-pool.ts';

/** The longest queue of palette files, checks of palettes, palettes for charts and shared pictures. */
export const FILE_QUEUE = 32;

export type FilePool = WorkerPool<typeof import('./file-worker.ts')>;

/**
 * A pool for palette files, checks of palettes, palettes for charts and pictures of shared links, so that these never
 * wait for uploaded pictures.
 */
export const createFilePool = (): FilePool =>
  createWorkerPool({
    file: new URL('./file-worker.ts', import.meta.url),
    threads: threadsFor(2),
    queue: FILE_QUEUE,
    deadlineMs: 10_000, // ten times the slowest job, and a thread may have to start first
    heapMb: 256,
  });
