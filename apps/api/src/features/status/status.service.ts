import { hostname } from 'node:os';

import type { StatusAnswer } from '@swatchwork/contract';

import type { DatabaseHandle } from '../../db/client.ts';
import type { PageCache } from '../../pages/cache/page-cache.ts';
import { IMAGE_QUEUE, type ImagePool } from '../image-colors/image-pool.ts';
import type { Dependency } from './health.ts';
import { readDatabase } from './read-database.ts';
import { readLoad, round } from './read-load.ts';
import { readVersions } from './versions.ts';

type Parts = {
  database: DatabaseHandle;
  /** Missing where each instance counts limits by itself. */
  redis?: Pick<Dependency, 'ping'> | undefined;
  pageCache: Pick<PageCache, 'load'>;
  imagePool: Pick<ImagePool, 'load'>;
  /** What is set up, which never changes while it runs. */
  setUp: { limits: boolean; mail: boolean; metrics: boolean; traces: boolean };
};

export type StatusService = ReturnType<typeof createStatusService>;

/** Tells how this instance is, and what it depends on. Nothing is measured before it is asked. */
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
