import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

import { createClient } from '@swatchwork/client';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { checkReads, fetchFrom } from '../../../testing/checked-reads.ts';
import { startPostgres, startRedis, startStandby } from '../../../testing/servers.ts';
import { signUp } from '../../../testing/sign-up.ts';
import { createStarted } from '../../../testing/started.ts';
import { startServer } from '../testing/server.ts';

const SLOW = 120_000; // servers that start, and reads in the thousands
const PATIENCE = { timeout: 30_000, interval: 100 };

const READS = { people: 6, reads: 1_200, readsPerWrite: 6 };
const FEW = { ...READS, reads: 300 };
const NOTHING_WRONG = { stale: 0, failures: [] };

/** Two instances on a primary with a streaming replica, and on one Valkey or Redis. */
describe('reads from a streaming replica', { timeout: SLOW }, () => {
  const { started, stopAll } = createStarted();
  let primary: NonNullable<Awaited<ReturnType<typeof startPostgres>>>;
  let standby: typeof primary;
  let line: Awaited<ReturnType<typeof startLine>>;
  let env: Record<string, string>;
  let instances: Awaited<ReturnType<typeof startServer>>[];
  const addresses = () => instances.map(({ address }) => address);

  beforeAll(async () => {
    primary = started(await startPostgres());
    standby = started(await startStandby(primary));
    line = started(await startLine(standby.url));
    const redis = started(await startRedis());
    env = {
      DATABASE_URL: primary.url,
      DATABASE_REPLICA_URL: line.url,
      REDIS_URL: redis.url,
      METRICS_PORT: '0',
      TRUST_PROXY: 'loopback',
    };
    instances = [started(await startServer(env)), started(await startServer(env))];
    await replicaIs('used');
  }, SLOW);
  afterAll(stopAll);

  /** Waits until all instances say so in their metrics. */
  async function replicaIs(state: 'used' | 'left out'): Promise<void> {
    const line = `swatchwork_dependency_up{dependency="replica"} ${state === 'used' ? 1 : 0}`;
    await vi.waitFor(async () => {
      for (const { metrics } of instances) {
        expect(await (await fetch(metrics)).text()).toContain(line);
      }
    }, PATIENCE);
  }

  test('nobody reads what is older than their own writes', async () => {
    const before = await countQueries(standby.url);
    expect(await checkReads(addresses(), READS)).toMatchObject(NOTHING_WRONG);
    expect((await countQueries(standby.url)) - before).toBeGreaterThan(READS.reads / 4);
  });

  test('nor where the replica lags, which shows others its older rows', async () => {
    await setDelay(standby.url, '700ms');
    const options = await signUp(addresses()[0]!, 'author');
    const author = createClient({ ...options, fetch: fetchFrom('10.0.0.1') }).palettes;
    const { baseUrl } = options;
    const stranger = createClient({ baseUrl, fetch: fetchFrom('10.0.0.2') }).palettes;
    const { id } = await author.save({
      name: 'New',
      colors: ['#112233', '#AABBCC'],
      tags: ['custom'],
    });
    await expect(stranger.get(id)).rejects.toMatchObject({ status: 404 });
    expect(await author.get(id)).toMatchObject({ id });
    // A page is cached for all, so it has to be new enough for all.
    const page = await fetch(new URL(`/palettes/${id}`, baseUrl));
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')]);
    await expect(stranger.get(id)).rejects.toMatchObject({ status: 404 });
    await vi.waitFor(() => stranger.get(id), PATIENCE);

    expect(await checkReads(addresses(), FEW)).toMatchObject(NOTHING_WRONG);
    await setDelay(standby.url, '0');
  });

  test('a replica that lags by more than the time between two looks is left out', async () => {
    await setDelay(standby.url, '1h');
    await write(primary.url);
    await replicaIs('left out');
    await setDelay(standby.url, '0');
    await replicaIs('used');
  });

  test('a lost replica fails no read, and is used again when it is back', async () => {
    const reading = checkReads(addresses(), READS);
    await standby.kill();
    expect(await reading).toMatchObject(NOTHING_WRONG);
    await replicaIs('left out');
    await standby.resume();
    await replicaIs('used');
    expect(await checkReads(addresses(), FEW)).toMatchObject(NOTHING_WRONG);
  });

  test('a replica whose machine says nothing any more fails no read, and holds none up', async () => {
    const reading = checkReads(addresses(), READS);
    line.freeze();
    expect(await reading).toMatchObject(NOTHING_WRONG);
    await replicaIs('left out');
    line.thaw();
    await replicaIs('used');
  });

  test('a replica that was promoted is the primary, for running instances and for new ones', async () => {
    await primary.kill();
    await query(standby.url, 'select pg_promote()');
    await vi.waitFor(async () => {
      await signUp(addresses()[0]!, `promoted${crypto.randomUUID().slice(0, 8)}`);
      await signUp(addresses()[1]!, `promoted${crypto.randomUUID().slice(0, 8)}`);
    }, PATIENCE);
    expect(await checkReads(addresses(), FEW)).toMatchObject(NOTHING_WRONG);

    const third = started(await startServer(env));
    expect(await checkReads([third.address], FEW)).toMatchObject(NOTHING_WRONG);
  });
});

/** The way to a server, on which no byte passes while it is frozen, and no connection ends. */
async function startLine(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      if (isFrozen) from.pause();
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = new URL(url);
  own.port = String((server.address() as AddressInfo).port);
  return {
    url: own.href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

/** Rows that queries of the tables of palettes have read by an index, or in whole scans. */
async function countQueries(url: string): Promise<number> {
  const [row] = await query<{ scans: number }>(
    url,
    `select sum(coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::float8 as scans
     from pg_stat_user_tables where relname = 'palettes'`,
  );
  return row!.scans;
}

/** Makes a replica apply what it has received only after a while. */
async function setDelay(url: string, delay: string): Promise<void> {
  await query(url, `alter system set recovery_min_apply_delay = '${delay}'`);
  await query(url, 'select pg_reload_conf()');
}

const write = (url: string) => query(url, 'create table if not exists written (at timestamptz)');
