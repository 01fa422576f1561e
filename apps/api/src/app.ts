import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createAccountFeatures } from './app/accounts.ts';
import { createPublished } from './app/published.ts';
import type { Shared } from './app/shared.ts';
import { createSite } from './app/site.ts';
import { createTools, type Tools } from './app/tools.ts';
import { AppError } from './app-error.ts';
import { addCacheKeys } from './cdn/cache-keys.ts';
import { createPurger } from './cdn/purger.ts';
import type { Config } from './config.ts';
import type { DatabaseHandle } from './db/client.ts';
import { createPositions } from './db/replica/positions.ts';
import { createForbiddenTerms } from './features/moderation/terms/forbidden-terms.ts';
import { healthRoutes } from './features/status/health.ts';
import { statusRoutes } from './features/status/status.routes.ts';
import { createStatusService } from './features/status/status.service.ts';
import type { Timeouts } from './http/http-server.ts';
import { createHttpOptions } from './http-options.ts';
import { createCounters } from './limits/counters.ts';
import { createAfterAnswer } from './mail/after-answer.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics/metrics.ts';
import { type Admission, createAdmission } from './overload/admission.ts';
import { forgetChanged } from './pages/cache/forget-changed.ts';
import { createPageCache } from './pages/cache/page-cache.ts';
import { type Pages, pageRoutes } from './pages/pages.routes.ts';
import { addCompression } from './plugins/answers/compression.ts';
import { addCrossOrigin } from './plugins/answers/cross-origin.ts';
import { addDeclaredAnswersCheck } from './plugins/answers/declared-answers.ts';
import { addErrorHandler } from './plugins/answers/errors.ts';
import { addApiNotFound } from './plugins/answers/not-found.ts';
import { addSecurityHeaders, createSecurityHeaders } from './plugins/answers/security-headers.ts';
import { addSendTogether } from './plugins/answers/send-together.ts';
import { serializerCompiler } from './plugins/answers/serialization.ts';
import { addOpenApi } from './plugins/docs/openapi.ts';
import { addApiGuard } from './plugins/guard/api-guard.ts';
import { addAuth } from './plugins/guard/auth.ts';
import { createRateLimit } from './plugins/guard/rate-limit.ts';
import { addJsonParser } from './plugins/requests/body-parser.ts';
import { addReadOwnWrites } from './plugins/requests/read-own-writes.ts';
import { validatorCompiler } from './plugins/requests/validation.ts';
import type { SharedRedis } from './redis.ts';
import type { Tracing } from './tracing/start-tracing.ts';
import { addCallers } from './workers/caller.ts';

/** What the app is made of. Tests leave out what they do not need. */
export type Parts = {
  config: Config;
  log: FastifyBaseLogger;
  database: DatabaseHandle;
  redis?: SharedRedis | undefined;
  /** Undefined where the installation cannot send mail. */
  mailer?: Mailer | undefined;
  pages?: Pages | undefined;
  /** Undefined where no metrics are served. */
  metrics?: Metrics | undefined;
  /** Undefined where no traces are sent. */
  tracing?: Pick<Tracing, 'watchRequests'> | undefined;
  admission?: Admission | undefined;
  timeouts?: Timeouts | undefined;
};

/** The one place where the parts are put together. Closing the app closes them as well. */
export async function buildApp(parts: Parts) {
  const {
    config,
    log,
    database,
    redis,
    mailer,
    pages,
    metrics,
    admission = createAdmission(),
  } = parts;
  const purger = config.cdn && createPurger(config.cdn, log);
  // A page from the cache may be older than a purge, and the CDN would keep it for an hour.
  const pageCache = createPageCache(undefined, undefined, purger ? 0 : undefined);
  const httpOptions = createHttpOptions({ config, admission, timeouts: parts.timeouts });
  const app = Fastify({ ...httpOptions, loggerInstance: log });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  parts.tracing?.watchRequests(app);
  addErrorHandler(app);
  addSecurityHeaders(app, createSecurityHeaders(config.publicUrl));
  addRequestLineCheck(app);
  addCrossOrigin(app);
  addCallers(app);
  addJsonParser(app);
  addSendTogether(app);
  metrics?.countRequests(app);
  const counters = createCounters(redis?.client, log, metrics?.countLimitAlone);
  const limit = config.rateLimit ? createRateLimit(counters) : undefined;
  const afterAnswer = createAfterAnswer(log);
  const shared: Shared = { config, database, counters, limit, mailer, afterAnswer };
  const forbidden = createForbiddenTerms(database.db);
  const accounts = createAccountFeatures(shared, forbidden);
  addApiGuard(app, { identify: accounts.identify, limit });
  addAuth(app, accounts.findAccount);
  const addRefusals = addApiNotFound(app);
  if (config.mode !== 'production') addDeclaredAnswersCheck(app);

  forgetChanged(app, [pageCache.forget, ...(purger ? [purger.purge] : [])]);
  addCacheKeys(app, purger !== undefined);
  if (purger) {
    // Another build's pages are not to be served, nor what was left by an instance that was killed.
    app.addHook('onListen', async () => purger.purge(['site']));
  }
  if (database.replica) {
    const { writtenPosition } = database.replica;
    addReadOwnWrites(app, { positions: createPositions(redis?.client), writtenPosition });
  }

  await addOpenApi(app, config.publicUrl);
  app.register(healthRoutes, { database, redis });

  const tools = createTools(config);
  const published = createPublished(shared, forbidden, tools);
  const site = createSite(shared, tools, published);
  if (metrics) watchParts(metrics, { ...parts, admission, pageCache, purger, ...tools });
  const status = createStatusService({
    database,
    redis,
    pageCache,
    imagePool: tools.imagePool,
    setUp: {
      limits: config.rateLimit,
      mail: mailer !== undefined,
      metrics: metrics !== undefined,
      traces: parts.tracing !== undefined,
    },
  });
  for (const prefix of ['/api', '/api/v1']) {
    app.register(tools.routes, { prefix });
    app.register(accounts.routes, { prefix });
    app.register(statusRoutes, { prefix, service: status });
    app.register(site.apiRoutes, { prefix });
    app.register(async (scope) => {
      await addCompression(scope);
      scope.register(tools.longRoutes, { prefix });
      scope.register(published.routes, { prefix });
    });
  }
  app.register(published.jobs);
  app.register(site.routes);
  if (pages) {
    const { publicUrl, contact } = config;
    const isPurged = purger !== undefined;
    app.register(pageRoutes, { pages, publicUrl, contact, cache: pageCache, isPurged, limit });
  }

  app.addHook('onClose', async () => {
    await Promise.all([afterAnswer.settled(), purger?.close()]);
    await Promise.all([mailer?.close(), tools.imagePool.close(), tools.filePool.close()]);
    await Promise.all([pages?.close?.(), redis?.close(), database.close()]);
  });

  addRefusals();

  await app.ready();
  return app;
}

type Watched = Pick<Parts, 'database' | 'redis'> & {
  admission: Admission;
  imagePool: Tools['imagePool'];
  pageCache: ReturnType<typeof createPageCache>;
  purger: ReturnType<typeof createPurger> | undefined;
};

function watchParts(
  metrics: Metrics,
  { database, redis, admission, imagePool, pageCache, purger }: Watched,
): void {
  metrics.watchAdmission(admission);
  metrics.watchDependency('database', database);
  metrics.watchPool(database.db.$client.options.max);
  if (redis) metrics.watchDependency('redis', redis);
  if (database.replica) metrics.watchDependency('replica', { ping: database.replica.pingReplica });
  metrics.watchImages(imagePool);
  metrics.watchPages(pageCache);
  if (purger) metrics.watchPurger(purger);
}

/**
 * The methods of pages and the API together; the server is no forward proxy, so CONNECT is missing.
 */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Refuses targets that are not a path, such as `*`, and methods that no route has. */
function addRequestLineCheck(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!METHODS.includes(request.method)) {
      reply.header('allow', METHODS.join(', '));
      throw new AppError('method_not_allowed', `There is nothing here for ${request.method}`);
    }
    if (!request.url.startsWith('/')) {
      throw new AppError('bad_request', 'The address must begin with a slash');
    }
    done();
  });
}
