import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startServer } from '../../apps/api/testing/server.ts';
import { freePort } from '../../testing/servers.ts';

/**
 * The built site in a process and on a database of its own, for tests that would disturb others.
 */
export async function startOwnServer(env: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'swatchwork-e2e-own-'));
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer({
    NODE_ENV: 'production',
    PORT: port,
    PUBLIC_URL: url,
    DATA_DIR: join(folder, 'data'),
    SEED: 'sample',
    ...env,
  });
  return {
    url,
    /** A working folder, deleted with the server. */
    folder,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
