import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { startPostgres, startRedis } from '../../../testing/servers.ts';
import { ownFolder, startBalancer, startInstance } from './processes.ts';

/**
 * Two instances behind nginx on a private PostgreSQL and a private Valkey or Redis, on loopback.
 *
 * @throws If a part is missing or does not start; the parts that had started are stopped then.
 */
export async function startCluster(env: Record<string, string>) {
  const ends: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  const keep = <Part extends { stop: () => Promise<void> }>(part: Part): Part => {
    ends.push(part.stop);
    return part;
  };
  const found = <Part>(part: Part | undefined, name: string): Part => {
    if (!part) throw new Error(`${name} is not installed, and cannot be by this user.`);
    return part;
  };

  try {
    const postgres = keep(found(await startPostgres(), 'PostgreSQL'));
    const redis = keep(found(await startRedis(), 'Valkey or Redis'));
    const folder = ownFolder();
    const logs = ['app1.log', 'app2.log'].map((name) => join(folder, name));
    const shared = {
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'warn',
      ...env,
    };
    const first = keep(await startInstance(logs[0]!, shared));
    const second = keep(await startInstance(logs[1]!, shared));
    const { url } = keep(await startBalancer(folder, [first, second]));
    return {
      url,
      postgres,
      redis,
      first,
      second,
      stop,
      /** The newest lines about failures in the instances' logs. */
      readFailures: () =>
        logs.flatMap((log) =>
          readFileSync(log, 'utf8')
            .split('\n')
            .filter((line) => /"level":[56]0/.test(line))
            .slice(-5),
        ),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
