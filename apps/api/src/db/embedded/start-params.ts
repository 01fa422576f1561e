import { PGlite } from '@electric-sql/pglite';

/**
 * Parameters of the embedded engine. It allocates all of its shared buffers at start, and the
 * system caches the files as well: 16 MB instead of 128 are as quick
 * (docs/decisions/0029-bounded-work-and-memory.md).
 */
export const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
