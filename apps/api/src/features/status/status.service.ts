import { hostname } from 'node:os';

import type { StatusAnswer } from '@swatchwork/contract';

import type { DatabaseHandle } from '../../db/client.ts';
import type { Dependency } from '../../dependency.ts';
import type { PageCache } from '../../pages/cache/page-cache.ts';
import { IMAGE_QUEUE, type ImagePool } from '../image-colors/image-pool.ts';
import { readDatabase } from './read-database.ts';
import { readLoad, round } from './read-load.ts';
import { readVersions } from './versions.ts';

type Parts = {
  database: DatabaseHandle;
  /** Undefined if each instance counts limits on its own. */
  redis?: Pick<Dependency, 'ping'> | undefined;
  pageCache: Pick<PageCache, 'load'>;
  imagePool: Pick<ImagePool, 'load'>;
  /** The configured parts, which never change while the process runs. */
  setUp: { limits: boolean; mail: boolean; metrics: boolean; traces: boolean };
};

export type StatusService = ReturnType<typeof createStatusService>;

/** The status of this instance and its dependencies. It measures only on request. */
export function createStatusService({ database, redis, pageCache, imagePool, setUp }: Parts) {
  const versions = readVersions();
  const startedAt = new Date(performance.timeOrigin).toISOString();

  async function readLimits(): Promise<StatusAnswer['limits']> {
    const areOn = setUp.limits;
    if (!redis) return { areOn, countedIn: 'memory', status: 'ok', latencyMs: null };
    const start = performance.now();
    const isUp = await redis.ping().then(
      () => true,
      () => false,
    );
    const latencyMs = round(performance.now() - start);
    return isUp
      ? { areOn, countedIn: 'redis', status: 'ok', latencyMs }
      : { areOn, countedIn: 'memory', status: 'failed', latencyMs: null };
  }

  return {
    async read(): Promise<StatusAnswer> {
      const parts = [readDatabase(database), readLimits(), readLoad()] as const;
      const [databaseStatus, limits, load] = await Promise.all(parts);
      return {
        takenAt: new Date().toISOString(),
        instance: {
          name: hostname(),
          processId: process.pid,
          startedAt,
          ...versions,
          node: process.versions.node,
        },
        load,
        database: databaseStatus,
        limits,
        pages: pageCache.load(),
        images: { ...imagePool.load(), room: IMAGE_QUEUE },
        mail: { isSetUp: setUp.mail },
        watching: { metrics: setUp.metrics, traces: setUp.traces },
      };
    },
  };
}
