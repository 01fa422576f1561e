import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { StartError } from '../start-error.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves the metrics on a port of their own, which visitors cannot reach: so the public port never
 * shows them, whatever proxy stands in front. The server runs until the process ends, also while
 * the app closes.
 *
 * @returns Its address, such as `http://127.0.0.1:9464/metrics`.
 * @throws {StartError} If the port cannot be opened.
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<string> {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await metrics.read().catch(() => undefined);
    if (text === undefined) response.writeHead(500).end();
    else response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) => {
      const where = `METRICS_PORT ${port} on METRICS_HOST ${host}`;
      reject(new StartError(`${where} cannot be opened: ${message}`));
    });
    server.listen(port, host, resolve);
  });
  const { port: openPort } = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${openPort}/metrics`;
}
