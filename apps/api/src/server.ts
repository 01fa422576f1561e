import { inspect } from 'node:util';

import type { BaseLogger } from 'pino';

import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './db/client.ts';
import { ensureAdmin } from './features/accounts/admins.ts';
import { readVersions } from './features/status/versions.ts';
import { listen } from './http/listen.ts';
import { closeOnSignal } from './http/shutdown.ts';
import { createLog } from './log/log.ts';
import { createMailer } from './mail/mailer.ts';
import { createMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { loadPages } from './pages/load-pages.ts';
import { connectRedis } from './redis.ts';
import { StartError } from './start-error.ts';
import type { TracingSettings } from './tracing/tracing-settings.ts';

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const pages = await loadPages(config.mode);
  const tracing = config.tracing && (await loadTracing(config.tracing, log));
  const watchQueries = tracing?.watchQueries;
  const database = await openDatabase({ ...config, log, watchQueries });
  if (config.adminEmail && config.adminPassword) {
    const making = ensureAdmin(database.db, config.adminEmail, config.adminPassword);
    await making.catch(async (error) => {
      await database.close();
      throw error;
    });
  }
  const redis = config.redisUrl ? connectRedis(config.redisUrl, log) : undefined;
  await redis?.tried;
  const mailer = config.smtpUrl ? createMailer(config.smtpUrl, config.publicUrl) : undefined;

  const metrics = config.metrics && createMetrics();

  const app = await buildApp({ config, log, database, redis, mailer, pages, metrics, tracing });
  closeOnSignal(app);

  const closeAndThrow = async (error: unknown) => {
    await app.close();
    throw error;
  };
  if (metrics && config.metrics) {
    const where = await serveMetrics(metrics, config.metrics).catch(closeAndThrow);
    print(`Metrics are at ${where}`);
  }
  const address = await listen(app, config).catch(closeAndThrow);
  if (!pages) print('The pages are not built (apps/web/build is missing): serving the API only.');
  print(`Swatchwork is running at ${address}`);
}

/** Loaded only where tracing is on, because OpenTelemetry is a lot of code. */
async function loadTracing(settings: TracingSettings, log: BaseLogger) {
  const { startTracing } = await import('./tracing/start-tracing.ts');
  return startTracing(settings, log, readVersions().version);
}

/** Prints a line for people; all other output is JSON lines of the log. */
const print = (line: string) => process.stdout.write(`${line}\n`);

try {
  await start(readConfig(process.env));
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : inspect(error)}\n`);
  process.exit(1);
}
