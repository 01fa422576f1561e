import { fork } from 'node:child_process';
import { once } from 'node:events';

import { fromRoot } from '../../scripts/lib/root.ts';

/** Runs a server of this folder in a process of its own; it announces where it listens. */
export async function startBareServer(script: string, ...args: string[]) {
  const child = fork(fromRoot(`bench/lib/${script}`), args, {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [url] = (await once(child, 'message')) as [string];
  return { url, pid: child.pid, stop: async () => void child.kill() };
}
