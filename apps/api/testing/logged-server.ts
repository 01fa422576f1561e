import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

const SERVER = new URL('../src/server.ts', import.meta.url).pathname;

/** Starts the product in a process of its own, and collects its output. */
export async function startLoggedServer(env: Record<string, string>) {
  const child = spawn(process.execPath, [SERVER], {
    env: { PATH: process.env.PATH, PORT: '0', SEED: 'none', ...env },
  });
  const exit = once(child, 'exit');
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  }

  const findAddress = () => /Swatchwork is running at (http:\S+)$/m.exec(printed)?.[1];
  while (!findAddress()) {
    if (child.exitCode !== null) throw new Error(printed);
    await setTimeout(20);
  }
  return {
    address: findAddress() ?? '',
    /** Sends a signal to the process. */
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    /** Stops the process, and returns its whole output. */
    async stop(): Promise<string> {
      child.kill('SIGTERM');
      await exit;
      return printed;
    },
  };
}
