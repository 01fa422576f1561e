import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, describeOnServer } from '../../testing/db/database.ts';
import { StartError } from '../start-error.ts';
import { openDatabase } from './client.ts';
import { isConnectionError } from './errors.ts';
import { palettes } from './schema/palettes.ts';

const log = pino({ level: 'silent' });

test('a server that is not there stops the start with a sentence, without the password', async () => {
  const databaseUrl = 'postgres://ada:secret@127.0.0.1:1/colors';
  const failure = await openDatabase({ databaseUrl, dataDir: '', seed: 'none', log }).catch(
    (error) => error,
  );
  expect(failure).toBeInstanceOf(StartError);
  expect(failure.message).toBe(
    'The database 127.0.0.1:1/colors (DATABASE_URL) cannot be used: connect ECONNREFUSED 127.0.0.1:1',
  );
});

describeOnServer('a PostgreSQL server', (server) => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase(server());
  });
  afterAll(() => database?.drop());

  test('a lost server is a connection error at once, and is used again when it is back', async () => {
    const relay = await startRelay(new URL(database.url));
    const handle = await openDatabase({ databaseUrl: relay.url, dataDir: '', seed: 'none', log });
    await handle.ping();

    await relay.stop();
    await expect(handle.ping()).rejects.toSatisfy(isConnectionError);
    await expect(handle.db.$count(palettes)).rejects.toSatisfy(isConnectionError);

    await relay.start();
    await expect.poll(() => handle.ping().then(() => 'ok', String), { timeout: 10_000 }).toBe('ok');
    await handle.close();
    await relay.stop();
  });

  test('a session that the server ends costs its own query at most', async () => {
    const handle = await openDatabase({
      databaseUrl: database.url,
      dataDir: '',
      seed: 'none',
      log,
    });
    const suicide = handle.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    await expect(suicide).rejects.toSatisfy(isConnectionError);
    await handle.ping();
    await handle.close();
  });

  test('sessions that the server ends in the middle of transactions are replaced', async () => {
    const options = { databaseUrl: database.url, dataDir: '', seed: 'none', log } as const;
    const handle = await openDatabase(options);
    const admin = await openDatabase(options);
    let isOver = false;
    const failures: unknown[] = [];
    async function workOn() {
      while (!isOver) {
        const work = handle.db.transaction(async (tx) => {
          await tx.execute(sql`select ${'one'}::text`);
          await tx.execute(sql`select ${'two'}::text`);
        });
        await work.catch((error) => failures.push(error));
      }
    }
    const workers = Array.from({ length: 2 * handle.db.$client.options.max }, workOn);
    for (let times = 0; times < 10; times++) {
      await admin.db.execute(sql`select pg_sleep(0.05), pg_terminate_backend(pid)
        from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`);
    }
    isOver = true;
    await Promise.all(workers);

    expect(failures.length).toBeGreaterThan(0);
    for (const failure of failures) expect(failure).toSatisfy(isConnectionError);
    const all = Array.from({ length: handle.db.$client.options.max }, () => handle.ping());
    await Promise.all(all); // each query has a connection of its own
    await handle.close();
    await admin.close();
  });

  test('a statement that never ends is ended, and is no connection error', async () => {
    const handle = await openDatabase({
      databaseUrl: database.url,
      dataDir: '',
      seed: 'none',
      log,
    });
    const limit = await handle.db.execute(sql`show statement_timeout`);
    expect(limit.rows).toEqual([{ statement_timeout: '10s' }]);
    const slow = handle.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 50`);
      await tx.execute(sql`select pg_sleep(30)`);
    });
    await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } });
    await expect(slow).rejects.not.toSatisfy(isConnectionError);
    await handle.close();
  });
});

/** Relays connections to a server; tests can close it and open it again on the same port. */
async function startRelay(target: URL) {
  const sockets = new Set<Socket>();
  const relay = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    client.pipe(upstream).pipe(client);
  });
  const start = (port = 0) => once(relay.listen(port, '127.0.0.1'), 'listening');
  await start();
  const { port } = relay.address() as AddressInfo;
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;

  return {
    url: url.href,
    start: () => start(port),
    async stop() {
      const closed = once(relay, 'close');
      relay.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
