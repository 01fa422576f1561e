import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { vi } from 'vitest';

export type Purge = { keys: string[]; tags: unknown; authorization: string | undefined };

/** The part of a CDN that purges, on the loopback: it notes what it is told. */
export async function startPurgeServer() {
  const purges: Purge[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const { tags } = (await json(request)) as { tags: unknown };
    const keys = String(request.headers['surrogate-key']).split(' ');
    if (status === 200) purges.push({ keys, tags, authorization: request.headers.authorization });
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const keys = () => purges.flatMap((purge) => purge.keys);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`,
    purges,
    /** All requests are answered with this status from now on. */
    answerWith(code: number) {
      status = code;
    },
    keys,
    /** The keys purged from now on, when this one is among them. */
    async keysUntil(last: string): Promise<string[]> {
      await vi.waitUntil(() => keys().includes(last), 10_000);
      return purges.splice(0).flatMap((purge) => purge.keys);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
