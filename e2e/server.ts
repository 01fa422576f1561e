// What `npm start` runs, for the browser tests: the production build on an embedded database in a
// folder of its own.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'swatchwork-e2e-'));
process.env.RATE_LIMIT = 'off';
process.env.LOG_LEVEL = 'warn';

await import('../scripts/start.ts');
