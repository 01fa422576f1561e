import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Purger } from '../cdn/purger.ts';
import type { Dependency } from '../dependency.ts';
import type { ImagePool } from '../features/image-colors/image-pool.ts';
import { isInMemory } from '../http/in-memory-fetch.ts';
import type { Admission } from '../overload/admission.ts';
import type { PageCache } from '../pages/cache/page-cache.ts';

/** Seconds; from a cached page to the time-out of a statement. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * The metrics, in the text format of Prometheus: the process (memory, event loop, garbage
 * collection), every request, and the parts that are passed in. Labels are bounded: routes appear
 * by their patterns, never by paths.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const probes: (() => Promise<void>)[] = [];

  const requests = new Histogram({
    name: 'swatchwork_request_duration_seconds',
    help: 'Requests by the duration of their responses',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const limitsCountedAlone = new Counter({
    name: 'swatchwork_limits_counted_alone_total',
    help: 'Limits that this instance counted on its own because Redis was unavailable',
    registers,
  });
  const up = new Gauge({
    name: 'swatchwork_dependency_up',
    help: '1 if it responded when the metrics were read, otherwise 0',
    labelNames: ['dependency'],
    registers,
  });
  const ping = new Gauge({
    name: 'swatchwork_dependency_ping_seconds',
    help: 'Response time, including the wait for a free connection of the pool',
    labelNames: ['dependency'],
    registers,
  });

  /** A number that is read at each scrape. */
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `swatchwork_${name}`,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });

  /** The same for a number that only grows. */
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name: `swatchwork_${name}_total`,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });

  return {
    contentType: registry.contentType,

    /** All metrics with their present values. */
    async read(): Promise<string> {
      await Promise.all(probes.map((probe) => probe()));
      return registry.metrics();
    },

    /** Register it on the root, before the routes. */
    countRequests(app: FastifyInstance): void {
      app.addHook('onResponse', (request, reply, done) => {
        if (!isInMemory(request)) {
          requests
            .labels(request.method, routeOf(request), String(reply.statusCode))
            .observe(reply.elapsedTime / 1000);
        }
        done();
      });
    },

    countLimitAlone: () => limitsCountedAlone.inc(),

    watchDependency(dependency: string, { ping: answer }: Pick<Dependency, 'ping'>): void {
      probes.push(async () => {
        const start = performance.now();
        const isUp = await answer().then(
          () => true,
          () => false,
        );
        up.set({ dependency }, isUp ? 1 : 0);
        if (isUp) ping.set({ dependency }, (performance.now() - start) / 1000);
        else ping.remove({ dependency });
      });
    },

    watchAdmission({ shed }: Pick<Admission, 'shed'>): void {
      counter('requests_shed', 'Requests refused because of overload', shed);
    },

    /** @param connections The most connections that this instance opens to the database. */
    watchPool(connections: number): void {
      gauge(
        'database_pool_size',
        'Maximum number of connections to the database',
        () => connections,
      );
    },

    watchImages(pool: Pick<ImagePool, 'load'>): void {
      gauge('image_queue_size', 'Images that wait for a thread', () => pool.load().waiting);
      counter('images', 'Images processed', () => pool.load().done);
    },

    watchPurger({ load }: Pick<Purger, 'load'>): void {
      gauge('cdn_purge_queue_size', 'Keys to purge from the CDN', () => load().waiting);
      counter('cdn_purged_keys', 'Keys purged from the CDN', () => load().purged);
      counter('cdn_purges_failed', 'Failed purges of the CDN', () => load().failed);
    },

    watchPages(cache: Pick<PageCache, 'load'>): void {
      gauge('page_cache_entries', 'Pages in the cache', () => cache.load().entries);
      gauge('page_cache_bytes', 'Memory of the cached pages', () => cache.load().bytes);
      counter('page_cache_hits', 'Page cache hits', () => cache.load().hits);
      counter('page_cache_misses', 'Page cache misses', () => cache.load().misses);
    },
  };
}

/**
 * The label of a route: for built files, whose names hold hashes, the folder; without a route,
 * `none`.
 */
function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  return url?.startsWith('/assets/') ? '/assets/*' : (url ?? 'none');
}
