import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fromRoot } from '../../scripts/lib/root.ts';
import { freePort } from '../../scripts/lib/test-servers.ts';

const START_TIMEOUT_MS = 30_000;

/** The product as a company runs it: its own process, production mode, logging on, limits off. */
export async function startProduct(env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'swatchwork-bench-'));
  const port = await freePort();
  const log = openSync(join(folder, 'log'), 'w');
  const server = spawn(process.execPath, [fromRoot('apps/api/src/server.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      RATE_LIMIT: 'off',
      ...env,
    },
    stdio: ['ignore', log, log],
  });

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
    pid: server.pid,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
