import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Sends the port of the server to the benchmark, which forked this process. */
export function announce(server: Server): void {
  const { port } = server.address() as AddressInfo;
  process.once('disconnect', () => process.exit()); // exits with the benchmark
  process.send?.(`http://127.0.0.1:${port}`);
}
