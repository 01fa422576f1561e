import { existsSync } from 'node:fs';

import pino from 'pino';

import { readConfig } from '../apps/api/src/config.ts';
import { openDatabase } from '../apps/api/src/db/client.ts';
import { copyDatabase } from '../apps/api/src/db/copy-database.ts';
import { StartError } from '../apps/api/src/start-error.ts';

// `npm run db:copy`: from the embedded database in DATA_DIR, which no running server may hold, to
// the PostgreSQL server of DATABASE_URL.
try {
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (!databaseUrl) throw new StartError('DATABASE_URL must name the server to copy to.');
  if (!existsSync(dataDir)) throw new StartError(`There is no database in ${dataDir} (DATA_DIR).`);
  const log = pino({ level: 'silent' });
  const common = { dataDir, seed: 'none', log, statementTimeoutMs: 0 } as const;
  const from = await openDatabase(common);
  const to = await openDatabase({ ...common, databaseUrl });
  for (const [table, rows] of await copyDatabase(from.db, to.db)) {
    console.log(`${table}: ${rows.toLocaleString('en')} rows`);
  }
  await Promise.all([from.close(), to.close()]);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
