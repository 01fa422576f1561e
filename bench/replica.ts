// What a streaming replica takes off the primary, and whether anybody reads less than they wrote:
// two instances, a primary with one standby, and one Valkey or Redis, all on this machine. `npm run
// bench:replica`; READS and SECONDS are optional. It ends with 1 if a read was stale or failed.

import autocannon from 'autocannon';
import { Client } from 'pg';

import { startServer } from '../apps/api/testing/server.ts';
import { checkReads } from '../testing/checked-reads.ts';
import { startPostgres, startRedis, startStandby } from '../testing/servers.ts';

const READS = Number(process.env.READS ?? 100_000);
const SECONDS = Number(process.env.SECONDS ?? 10);
const CONNECTIONS = 20;
const ROUNDS = 3;
const LIST = '/api/v1/palettes?sort=newest&limit=24';

const primary = await startPostgres();
const standby = primary && (await startStandby(primary));
const redis = await startRedis();
if (!primary || !standby || !redis) throw new Error('PostgreSQL or Redis is not installed.');

const alone = {
  DATABASE_URL: primary.url,
  REDIS_URL: redis.url,
  TRUST_PROXY: 'loopback',
  SEED: 'sample',
};
const withReplica = { ...alone, DATABASE_REPLICA_URL: standby.url };

for (let round = 1; round <= ROUNDS; round++) {
  await measureLists('without a replica', alone);
  await measureLists('with a replica', withReplica);
}

const instances = [await startServer(withReplica), await startServer(withReplica)];
const started = performance.now();
const { reads, stale, failures } = await checkReads(
  instances.map(({ address }) => address),
  { people: 12, reads: READS, readsPerWrite: 12 },
);
const seconds = (performance.now() - started) / 1000;
console.log(
  `\n${reads.toLocaleString('en')} checked reads in ${seconds.toFixed(0)} s: ` +
    `${stale} stale, ${failures.length} failed`,
);
for (const failure of failures.slice(0, 5)) console.log(failure);
await Promise.all(instances.map(({ stop }) => stop()));
await Promise.all([redis.stop(), standby.stop()]);
await primary.stop();
process.exitCode = stale + failures.length > 0 ? 1 : 0;

/** Strangers read a list as fast as they can; prints what reached which server. */
async function measureLists(name: string, env: Record<string, string>): Promise<void> {
  const server = await startServer(env);
  // The replica is used from the second look on.
  await autocannon({ url: server.address + LIST, connections: CONNECTIONS, duration: 3 });
  const before = await countTransactions();
  const { requests, latency, non2xx } = await autocannon({
    url: server.address + LIST,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  const after = await countTransactions();
  await server.stop();
  const each = (at: 0 | 1) => ((after[at] - before[at]) / requests.total).toFixed(2);
  console.log(
    `${name.padEnd(18)} ${requests.average.toFixed(0)} lists/s, p99 ${latency.p99} ms, ` +
      `${non2xx} refused; transactions a list: primary ${each(0)}, replica ${each(1)}`,
  );
}

async function countTransactions(): Promise<[number, number]> {
  return [await countAt(primary!.url), await countAt(standby!.url)];
}

async function countAt(url: string): Promise<number> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    `select sum(xact_commit)::float8 as count from pg_stat_database`,
  );
  await client.end();
  return rows[0]!.count;
}
