// Kills the server while it writes, as often as the argument says, on each engine; on PostgreSQL it
// also kills the database once. No acknowledged write may be lost.
import { rmSync } from 'node:fs';
import { type Acknowledged, findLost, writeUntilKilled } from '../../../testing/acknowledged.ts';
import { exitCode, reportBar } from '../../../testing/bars.ts';
import { startPostgres } from '../../../testing/servers.ts';
import { ensureBuild } from '../build.ts';
import { ownFolder, startInstance } from '../cluster/processes.ts';

const ENOUGH = 120; // acknowledged palettes before the next kill
const SHOWN = 10;

const kills = Number(process.argv[2] ?? 5);
const folder = ownFolder();

await ensureBuild();
await attack('embedded', { DATA_DIR: `${folder}/data` });
const postgres = await startPostgres();
if (postgres) await attack('PostgreSQL', { DATABASE_URL: postgres.url }, postgres);
else reportBar('acknowledged writes, PostgreSQL', 'not to be had on this machine', false);
await postgres?.stop();
rmSync(folder, { recursive: true });
process.exit(exitCode());

/** @param database Killed last, if it is a process of its own. */
async function attack(
  engine: string,
  env: Record<string, string>,
  database?: NonNullable<typeof postgres>,
): Promise<void> {
  const settings = { RATE_LIMIT: 'off', SEED: 'none', LOG_LEVEL: 'warn', ...env };
  const instance = await startInstance(`${folder}/${engine}.log`, settings);
  const acknowledged: Acknowledged[] = [];
  const write = async (username: string, kill: () => Promise<void>) => {
    const written = await writeUntilKilled(instance.url, { username, enough: ENOUGH, kill });
    acknowledged.push(...written.acknowledged);
  };
  for (let round = 0; round < kills; round++) {
    await write(`writer${round}`, instance.kill);
    await instance.start();
  }
  if (database) {
    await write('last', database.kill);
    await database.resume();
    await instance.stop();
    await instance.start(); // the server is ready once the database is
  }
  const lost = await findLost(instance.url, acknowledged);
  await instance.stop();

  for (const line of lost.slice(0, SHOWN)) console.log(line);
  const killed = `${kills} kills of the server${database ? ' and one of the database' : ''}`;
  const result = `${lost.length} lost of ${acknowledged.length} palettes after ${killed}`;
  reportBar(`acknowledged writes, ${engine}`, result, lost.length === 0);
}
