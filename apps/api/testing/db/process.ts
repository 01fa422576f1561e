import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const CLIENT = new URL('../../src/db/client.ts', import.meta.url).href;

/**
 * Starts another process, which opens a database and then runs `body`, a piece of JavaScript that
 * can use `handle`.
 */
export function openInAnotherProcess(
  options: { dataDir?: string; databaseUrl?: string; seed?: 'sample' | 'none' },
  { body = '', tmp }: { body?: string; tmp?: string } = {},
) {
  const script = `
    import { openDatabase } from ${JSON.stringify(CLIENT)};
    import pino from 'pino';
    const log = pino({ level: 'silent' });
    const handle = await openDatabase({ dataDir: '', seed: 'none', ...${JSON.stringify(options)}, log });
    console.log('open');
    ${body}
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    env: { ...process.env, ...(tmp && { TMPDIR: tmp }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));
  const exit = once(child, 'exit');

  return {
    /** The lines of its output; the first is `open`. */
    lines,
    /** Resolves when it has printed so many lines. */
    async printed(count: number): Promise<void> {
      while (lines.length < count) {
        const event = await Promise.race([once(reader, 'line'), exit.then(() => 'exit')]);
        if (event === 'exit') throw new Error('The process ended before it had printed enough');
      }
    },
    /** Kills it, so that it cannot clean up. */
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await exit;
    },
    /** Its exit code, after it has ended by itself. */
    async ended(): Promise<number | null> {
      await exit;
      return child.exitCode;
    },
  };
}
