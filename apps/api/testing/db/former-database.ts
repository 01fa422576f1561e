import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';

const MIGRATIONS = fileURLToPath(new URL('../../src/db/migrations', import.meta.url));

/**
 * A session as an older instance opens it, with the tables of its version.
 *
 * @param migrations How many migrations its version had.
 * @param name What its connections call themselves.
 */
export async function openFormer(
  url: string,
  migrations: number,
  name = 'swatchwork',
): Promise<Client> {
  const folder = await mkdtemp(join(tmpdir(), 'swatchwork-former-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, migrations) }));
  const client = new Client({ connectionString: url, application_name: name });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: folder });
  await rm(folder, { recursive: true });
  return client;
}
