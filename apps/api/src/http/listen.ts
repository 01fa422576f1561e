import type { AddressInfo } from 'node:net';

import type { FastifyInstance } from 'fastify';

import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';

/** Hosts that a browser on this machine reaches as localhost. */
const LOCAL_HOSTS = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'];

/**
 * Opens the port.
 *
 * @returns The address for a browser, such as `http://localhost:3000`.
 * @throws {StartError} If the port is taken or forbidden, or the host is not of this machine.
 */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    if (!reason) throw error;
    throw new StartError(reason(host, port), { cause: error });
  }
  const { port: openPort } = app.server.address() as AddressInfo;
  const name = LOCAL_HOSTS.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${openPort}`;
}

const REASONS: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} on ${host} is already in use: stop the other program, or set PORT to a free port.`,
  EACCES: (_, port) =>
    `Port ${port} may not be opened by this user: set PORT to one from 1024 to 65535.`,
  EADDRNOTAVAIL: (host) => `HOST is ${host}, which is not an address of this machine.`,
  ENOTFOUND: (host) => `HOST is ${host}, a name that cannot be resolved.`,
};
