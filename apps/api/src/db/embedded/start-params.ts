import { PGlite } from '@electric-sql/pglite';

/**
 * How the embedded engine is started. It takes all of its shared buffers at once, and behind them is
 * the system's own cache of files: 16 MB instead of 128 are as quick (docs/decisions/0033-a-budget-of-memory.md).
 */
export const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
