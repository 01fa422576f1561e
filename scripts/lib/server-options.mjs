// Options of Node for the server (docs/decisions/0029-bounded-work-and-memory.md); the Dockerfile has
// the same. Plain JavaScript, because run.mjs reads it.

export const SERVER_OPTIONS = [
  // Space for new objects: 24 MB instead of 96. A call of the API takes 0.26 ms of processor time
  // with it and 0.28 without (means of four rounds, which differ by 0.1).
  '--max-semi-space-size=8',
  // V8's helper threads: one less than there are processors. All jobs share them to collect
  // garbage, and Node's own four take both of two processors from jobs of other callers.
  '--v8-pool-size=0',
];

/**
 * Makes glibc release freed memory: threads share two arenas, and blocks from 128 KiB are mapped
 * individually.
 */
export const SERVER_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
