import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Tells the benchmark, which forked this process, where its server listens. */
export function announce(server: Server): void {
  const { port } = server.address() as AddressInfo;
  process.once('disconnect', () => process.exit()); // never outlives the benchmark
  process.send?.(`http://127.0.0.1:${port}`);
}
