import { parseArgs } from 'node:util';

import pino from 'pino';

import { readConfig } from '../apps/api/src/config.ts';
import { openDatabase } from '../apps/api/src/db/client.ts';
import { fillPalettes } from '../apps/api/src/db/seed/fill-palettes.ts';
import { StartError } from '../apps/api/src/start-error.ts';

const USAGE = `Usage: npm run seed -- --palettes COUNT
Adds made-up palettes to DATABASE_URL, or to the embedded database in DATA_DIR, until there are COUNT.`;

const STEPS = 20;

try {
  const { values } = parseArgs({ options: { palettes: { type: 'string' } } });
  const total = Number(values.palettes);
  if (!Number.isInteger(total) || total < 1) throw new StartError(USAGE);

  const config = readConfig(process.env);
  const log = pino({ level: 'silent' });
  const database = await openDatabase({ ...config, log, statementTimeoutMs: 0 });
  const started = Date.now();
  let shown = 0;
  await fillPalettes(database.db, total, (count) => {
    const step = Math.floor((count / total) * STEPS);
    if (step > shown) console.log(`${count.toLocaleString('en')} palettes after ${seconds()} s`);
    shown = step;
  });
  console.log(`Done after ${seconds()} s`);
  await database.close();

  function seconds() {
    return ((Date.now() - started) / 1000).toFixed(0);
  }
} catch (error) {
  const isOurs = error instanceof StartError || error instanceof TypeError;
  console.error(isOurs ? error.message : error);
  process.exit(1);
}
