import { Client } from 'pg';
import type { BaseLogger } from 'pino';

import { openDatabase } from '../../src/db/client.ts';
import { fingerprint } from './template.ts';

/** Any number works, as long as no other code locks the same one. */
const TEMPLATE_LOCK = 4_127_733_902;

const made = new Map<string, Promise<string>>();

/** The name of an empty, migrated database on a PostgreSQL server, of which others are copies. */
export function templateOnServer(server: string, log: BaseLogger): Promise<string> {
  const name = made.get(server) ?? makeTemplate(server, log);
  made.set(server, name);
  return name;
}

/** Workers of a test run take turns, and later ones find it made. */
async function makeTemplate(server: string, log: BaseLogger): Promise<string> {
  const name = `swatchwork_template_${fingerprint()}`;
  const client = new Client(server);
  await client.connect();
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) {
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished}`);
    const url = new URL(server);
    url.pathname = unfinished;
    const handle = await openDatabase({ databaseUrl: url.href, dataDir: '', seed: 'none', log });
    await handle.close();
    await client.query(`alter database ${unfinished} rename to ${name}`);
  }
  await client.end();
  return name;
}
