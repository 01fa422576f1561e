import { LIMITS } from '@swatchwork/contract';
import Fastify, { type FastifyBaseLogger } from 'fastify';

import { addCacheKeys } from './cdn/cache-keys.ts';
import { createPurger } from './cdn/purger.ts';
import type { Config } from './config.ts';
import type { DatabaseHandle } from './db/client.ts';
import { createPositions } from './db/replica/positions.ts';
import { createAccounts } from './features/accounts/create-accounts.ts';
import { createApiKeys } from './features/api-keys/create-api-keys.ts';
import { createArticles } from './features/articles/create-articles.ts';
import { batchRoutes } from './features/batch/batch.routes.ts';
import { createCollections } from './features/collections/create-collections.ts';
import { createColorOfTheDay } from './features/color-of-the-day/create-color-of-the-day.ts';
import { colorToolRoutes } from './features/colors/color-tools.routes.ts';
import { colorRoutes } from './features/colors/colors.routes.ts';
import { embedRoutes } from './features/embeds/embeds.routes.ts';
import { imageColorRoutes } from './features/image-colors/image-colors.routes.ts';
import { createImageColorsService } from './features/image-colors/image-colors.service.ts';
import { createImagePool } from './features/image-colors/image-pool.ts';
import { mcpRoutes } from './features/mcp/mcp.routes.ts';
import { createMessages } from './features/messages/create-messages.ts';
import { createModeration } from './features/moderation/create-moderation.ts';
import { createHolds } from './features/moderation/holds/find-hold.ts';
import { createPublishing } from './features/moderation/publishing.ts';
import { createForbiddenTerms } from './features/moderation/terms/forbidden-terms.ts';
import { paletteFileRoutes } from './features/palette-files/palette-files.routes.ts';
import { createPaletteFileService } from './features/palette-files/palette-files.service.ts';
import { createIdentifyPerson } from './features/palettes/caller.ts';
import { chartPaletteRoutes } from './features/palettes/charts/chart-palettes.routes.ts';
import { createChartPaletteService } from './features/palettes/charts/chart-palettes.service.ts';
import { paletteCheckRoutes } from './features/palettes/check/palette-check.routes.ts';
import { createPaletteCheckService } from './features/palettes/check/palette-check.service.ts';
import { createPalettes } from './features/palettes/create-palettes.ts';
import { paletteGenerationRoutes } from './features/palettes/generate/palette-generation.routes.ts';
import { sharePictureRoutes } from './features/share-pictures/share-pictures.routes.ts';
import { createSharePictureService } from './features/share-pictures/share-pictures.service.ts';
import { siteFileRoutes } from './features/site-files/site-files.routes.ts';
import { createSitemapRepository } from './features/sitemaps/sitemaps.repository.ts';
import { sitemapRoutes } from './features/sitemaps/sitemaps.routes.ts';
import { createSitemapService } from './features/sitemaps/sitemaps.service.ts';
import { healthRoutes } from './features/status/health.ts';
import { statusRoutes } from './features/status/status.routes.ts';
import { createStatusService } from './features/status/status.service.ts';
import { createSavedThemes } from './features/themes/saved/create-saved-themes.ts';
import { themeRoutes } from './features/themes/themes.routes.ts';
import { createThemeService } from './features/themes/themes.service.ts';
import type { Timeouts } from './http/http-server.ts';
import { createHttpOptions } from './http-options.ts';
import { createCounters } from './limits/counters.ts';
import { createSaveLimit } from './limits/save-limit.ts';
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
import { addRequestLineCheck } from './plugins/requests/request-line.ts';
import { validatorCompiler } from './plugins/requests/validation.ts';
import type { SharedRedis } from './redis.ts';
import { readServerSecret } from './secrets/server-secret.ts';
import type { Tracing } from './tracing/start-tracing.ts';
import { addCallers } from './workers/caller.ts';
import { createFilePool } from './workers/file-pool.ts';

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
  const { publicUrl } = config;
  const afterAnswer = createAfterAnswer(log);
  const forbidden = createForbiddenTerms(database.db);
  const accounts = createAccounts({
    db: database.db,
    forbidden,
    attempts: counters('accounts'),
    isLimited: config.rateLimit,
    onKeysEnded: () => apiKeys.invalidate(),
    mailer,
    publicUrl,
    afterAnswer,
  });
  const apiKeys = createApiKeys({
    db: database.db,
    confirmPassword: accounts.confirmPassword,
    attempts: counters('keys'),
    isLimited: config.rateLimit,
    canMail: mailer !== undefined,
  });
  const limit = config.rateLimit ? createRateLimit(counters) : undefined;
  addApiGuard(app, { identify: apiKeys.identify, limit });
  addAuth(app, accounts.sessions.findAccount);
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

  const messages = createMessages({
    db: database.db,
    attempts: counters('messages'),
    mailer,
    publicUrl,
    afterAnswer,
  });
  const countSave = createSaveLimit(counters('saves'), config.rateLimit);
  const holds = createHolds({
    db: database.db,
    counter: counters('publications'),
    isLimited: config.rateLimit,
  });
  const publishing = createPublishing(database.db, forbidden, holds);
  const identify = createIdentifyPerson(() => readServerSecret(database.db, 'likes'));
  const moderation = createModeration({
    db: database.db,
    attempts: counters('reports'),
    identify,
    forbidden,
    mailer,
    publicUrl,
    afterAnswer,
  });
  const palettes = createPalettes({
    db: database.replicated,
    counter: counters('likes'),
    views: counters('views'),
    countSave,
    isLimited: config.rateLimit,
    canMail: mailer !== undefined,
    identify,
    publishing,
    act: moderation.act,
  });
  const articles = createArticles(database.replicated);
  const colorOfTheDay = createColorOfTheDay(database.replicated);
  const sitemaps = createSitemapService({
    repository: createSitemapRepository(database.replicated),
    days: colorOfTheDay.service,
    publicUrl,
  });
  const imagePool = createImagePool();
  const imageColors = createImageColorsService(imagePool);
  const filePool = createFilePool();
  const paletteFiles = createPaletteFileService(filePool);
  const themes = createThemeService(filePool);
  const savedThemes = createSavedThemes({
    db: database.replicated,
    countSave,
    publishing,
    act: moderation.act,
    checkInput: themes.checkInput,
  });
  const collections = createCollections({
    db: database.replicated,
    countSave,
    countItem: createSaveLimit(counters('items'), config.rateLimit, LIMITS.itemChangesPerMinute),
    publishing,
    act: moderation.act,
  });
  const paletteCheck = createPaletteCheckService(filePool);
  const chartPalettes = createChartPaletteService(filePool);
  if (metrics) {
    metrics.watchAdmission(admission);
    metrics.watchDependency('database', database);
    metrics.watchPool(database.db.$client.options.max);
    if (redis) metrics.watchDependency('redis', redis);
    if (database.replica)
      metrics.watchDependency('replica', { ping: database.replica.pingReplica });
    metrics.watchImages(imagePool);
    metrics.watchPages(pageCache);
    if (purger) metrics.watchPurger(purger);
  }
  const status = createStatusService({
    database,
    redis,
    pageCache,
    imagePool,
    setUp: {
      limits: config.rateLimit,
      mail: mailer !== undefined,
      metrics: metrics !== undefined,
      traces: parts.tracing !== undefined,
    },
  });
  for (const prefix of ['/api', '/api/v1']) {
    app.register(colorRoutes, { prefix });
    app.register(colorToolRoutes, { prefix });
    app.register(imageColorRoutes, { prefix, service: imageColors });
    app.register(accounts.routes, { prefix });
    app.register(apiKeys.routes, { prefix });
    app.register(messages.routes, { prefix });
    app.register(statusRoutes, { prefix, service: status });
    app.register(paletteGenerationRoutes, { prefix });
    app.register(paletteCheckRoutes, { prefix, service: paletteCheck });
    app.register(chartPaletteRoutes, { prefix, service: chartPalettes });
    app.register(paletteFileRoutes, { prefix, service: paletteFiles });
    app.register(colorOfTheDay.routes, { prefix });
    app.register(async (scope) => {
      await addCompression(scope);
      scope.register(batchRoutes, { prefix, themes });
      scope.register(palettes.routes, { prefix });
      scope.register(moderation.routes, { prefix });
      scope.register(articles.routes, { prefix });
      scope.register(themeRoutes, { prefix, service: themes });
      scope.register(savedThemes.routes, { prefix });
      scope.register(collections.routes, { prefix });
    });
  }
  for (const { jobs } of [palettes, savedThemes, collections]) app.register(jobs);
  app.register(mcpRoutes, { publicUrl, takeImageSeat: imageColors.takeSeat });
  app.register(embedRoutes, { publicUrl, limit, readPublic: palettes.readPublic });
  app.register(siteFileRoutes, { publicUrl, contact: config.contact });
  app.register(sitemapRoutes, { service: sitemaps, limit });
  app.register(sharePictureRoutes, { service: createSharePictureService(filePool), limit });
  if (pages) {
    const { contact } = config;
    const isPurged = purger !== undefined;
    app.register(pageRoutes, { pages, publicUrl, contact, cache: pageCache, isPurged, limit });
  }

  app.addHook('onClose', async () => {
    await Promise.all([afterAnswer.settled(), purger?.close()]);
    await Promise.all([mailer?.close(), imagePool.close(), filePool.close()]);
    await Promise.all([pages?.close?.(), redis?.close(), database.close()]);
  });

  addRefusals();

  await app.ready();
  return app;
}
