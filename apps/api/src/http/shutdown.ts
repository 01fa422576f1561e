import type { FastifyInstance } from 'fastify';

const GRACE_MS = 10_000; // container platforms usually wait so long before they kill
const HANG_UP_MS = 100;

/**
 * On SIGTERM or SIGINT: takes no new connections, answers the open requests (for at most ten
 * seconds), closes the app with all its parts, and exits 0. A second signal exits at once.
 */
export function closeOnSignal(app: FastifyInstance): void {
  let closing = false;
  const close = async () => {
    if (closing) process.exit(1);
    closing = true;
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
