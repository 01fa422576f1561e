import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const SERVER = new URL('../src/server.ts', import.meta.url).pathname;
const ADDRESS = /^Swatchwork is running at (http:\S+)$/;
const METRICS = /^Metrics are at (http:\S+)$/;

/**
 * Starts the product in a process of its own, on a free port.
 *
 * @param options Of Node, such as `--permission`.
 */
export async function startServer(env: Record<string, string>, options: string[] = []) {
  const child = spawn(process.execPath, [...options, SERVER], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      SEED: 'none',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  let metrics = '';
  for await (const line of createInterface({ input: child.stdout })) {
    metrics = METRICS.exec(line)?.[1] ?? metrics;
    const address = ADDRESS.exec(line)?.[1];
    if (!address) continue;
    return {
      address,
      pid: child.pid!,
      /** Empty without METRICS_PORT. */
      metrics,
      /** Kills the process, so that it cannot clean up. */
      async kill() {
        child.kill('SIGKILL');
        await exit;
      },
      async stop() {
        child.kill('SIGTERM');
        await exit;
      },
    };
  }
  throw new Error('The server ended before it was running');
}
