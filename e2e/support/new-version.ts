import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy in front of the site. When the test says so, it answers with another service worker, as a
 * server with a newer build does, or one whose operator switches the worker off. Its address has
 * another origin.
 */
export async function standBefore(site: string) {
  let added = '';
  let instead: string | undefined;
  const server = createServer((incoming, answer) => {
    const { method = 'GET', headers, url = '/' } = incoming;
    const isWorker = url === '/sw.js';
    if (isWorker && instead !== undefined) {
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
      answer.end(instead);
      return;
    }
    // Uncompressed and complete, so that text can be appended.
    const asked = request(new URL(url, site), { method, headers: isWorker ? {} : headers });
    asked.on('response', (given) => {
      const { 'content-length': length, ...others } = given.headers;
      answer.writeHead(given.statusCode ?? 502, isWorker ? others : given.headers);
      given.pipe(answer, { end: !isWorker });
      if (isWorker) given.on('end', () => answer.end(added));
    });
    asked.on('error', () => answer.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    build() {
      added += '\n// another version';
    },
    switchOff(worker: string) {
      instead = worker;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
