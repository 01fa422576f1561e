// How Node is started for the server (docs/decisions/0033-a-budget-of-memory.md); the Dockerfile and
// compose.yaml say the same. Plain JavaScript, because run.mjs reads it.

/** Room for new objects: 24 MB instead of 96, in every thread, at no measured cost. */
export const SERVER_OPTIONS = ['--max-semi-space-size=8'];

/** glibc keeps what threads gave back, in an arena for each of them: so they share. */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2' };
