import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fromRoot } from '../scripts/lib/root.ts';
import { SERVER_ENV, SERVER_OPTIONS } from '../scripts/lib/server-options.mjs';
import { freePort } from './servers.ts';

const START_TIMEOUT_MS = 300_000; // on a machine that is busy with other work

/**
 * The product as a company runs it: its own process, production mode, logging on, limits off.
 *
 * @param execArgv Options of Node; if there are any, an IPC channel connects it to this process.
 */
export async function startProduct(env: Record<string, string> = {}, execArgv: string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'swatchwork-bench-'));
  const port = await freePort();
  const log = openSync(join(folder, 'log'), 'w');
  const server = spawn(
    process.execPath,
    [...SERVER_OPTIONS, ...execArgv, fromRoot('apps/api/src/server.ts')],
    {
      env: {
        ...SERVER_ENV,
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: join(folder, 'data'),
        RATE_LIMIT: 'off',
        ...env,
      },
      stdio: ['ignore', log, log, ...(execArgv.length > 0 ? (['ipc'] as const) : [])],
    },
  );

  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
    if (Date.now() > deadline || server.exitCode !== null) {
      server.kill('SIGKILL');
      throw new Error(`The product did not start; its log is ${join(folder, 'log')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }

  return {
    url,
    pid: server.pid!,
    process: server,
    async stop() {
      if (server.exitCode !== null || server.signalCode)
        return rmSync(folder, { recursive: true, force: true });
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
