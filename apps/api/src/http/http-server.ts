import { createServer, type RequestListener, type Server } from 'node:http';

/** Milliseconds after which a connection is given up. */
export type Timeouts = {
  /** Until the headers of a request have arrived, from its first byte; at first, from the connection. */
  headers: number;
  /** The same for the whole request, with its body. */
  request: number;
  /** While a request is under way: neither side has sent a byte. */
  silence: number;
  /** Between two requests. */
  idle: number;
  /** How often the first two are looked after. */
  check: number;
};

const TIMEOUTS: Timeouts = {
  headers: 10_000,
  request: 30_000,
  silence: 60_000,
  idle: 72_000, // longer than the 60 s of usual load balancers, which must hang up first
  check: 5_000,
};

/** Each takes some 10 kB while it is idle, and an open file. */
export const MOST_CONNECTIONS = 10_000;

/** The server that Fastify would make, and with limits that it does not know. */
export function createHttpServer(handle: RequestListener, timeouts: Timeouts = TIMEOUTS): Server {
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.idle,
      connectionsCheckingInterval: timeouts.check,
    },
    handle,
  );
  server.setTimeout(timeouts.silence);
  server.maxConnections = MOST_CONNECTIONS;
  return server;
}
