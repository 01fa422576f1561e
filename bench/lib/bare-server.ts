import { fork } from 'node:child_process';
import { once } from 'node:events';

import { fromRoot } from '../../scripts/lib/root.ts';

/** Runs the bare Fastify in a process of its own; it sends where it listens. */
export async function startBareServer() {
  const child = fork(fromRoot('bench/lib/bare-fastify.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [url] = (await once(child, 'message')) as [string];
  return { url, stop: async () => void child.kill() };
}
