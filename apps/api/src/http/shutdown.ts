import type { FastifyInstance } from 'fastify';

const GRACE_MS = 10_000; // container platforms usually wait so long before they kill
const HANG_UP_MS = 100;
const SAME_SIGNAL_MS = 1_000;

/**
 * On SIGTERM or SIGINT: takes no new connections, answers the open requests (for at most ten
 * seconds), closes the app with all its parts, and exits 0. A second signal exits at once, unless it
 * comes within a second: a service manager sends one to the whole group of processes, and the
 * process that started this one passes its own on.
 */
export function closeOnSignal(app: FastifyInstance): void {
  let closingSince: number | undefined;
  const close = async () => {
    if (closingSince !== undefined) {
      if (performance.now() - closingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    closingSince = performance.now();
    app.log.info('closing');
    // After its answer, a connection stays open for more requests, so it is closed here.
    setInterval(() => app.server.closeIdleConnections(), HANG_UP_MS).unref();
    setTimeout(() => {
      app.log.warn('requests that were still open have been cut off');
      app.server.closeAllConnections();
    }, GRACE_MS).unref();
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}
