import { createWorkerPool, threadsFor, type WorkerPool } from './worker-pool.ts';

/** Palette files and shared pictures that may wait. */
export const FILE_QUEUE = 32;

export type FilePool = WorkerPool<typeof import('./file-worker.ts')>;

/** For palette files and pictures of shared links, which never wait for pictures that are sent. */
export const createFilePool = (): FilePool =>
  createWorkerPool({
    file: new URL('./file-worker.ts', import.meta.url),
    threads: threadsFor(2),
    queue: FILE_QUEUE,
    deadlineMs: 10_000, // ten times what the worst takes, and a thread may have to start first
    heapMb: 256,
  });
