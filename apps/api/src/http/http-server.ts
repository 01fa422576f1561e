import { createServer, type RequestListener, type Server } from 'node:http';

/** Milliseconds after which the server closes a connection. */
export type Timeouts = {
  /**
   * From the first byte of a request until its headers have arrived; for the first request, from
   * the connection.
   */
  headers: number;
  /** The same for the whole request with its body. */
  request: number;
  /** During a request, while neither side sends a byte. */
  silence: number;
  /** Between two requests. */
  idle: number;
  /** The interval in which the first two are checked. */
  check: number;
};

const TIMEOUTS: Timeouts = {
  headers: 10_000,
  request: 30_000,
  silence: 60_000,
  idle: 72_000, // longer than the 60 s of usual load balancers, which must close first
  check: 5_000,
};

/** An idle connection takes some 10 kB and an open file. */
export const MOST_CONNECTIONS = 10_000;

/** The server that Fastify would make, with limits that Fastify has no options for. */
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
