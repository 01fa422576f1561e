import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const LOG = fileURLToPath(new URL('log.ts', import.meta.url));

/** A process of its own that has a log, and runs some code with it. */
function startLogging(code: string) {
  const script = `const { createLog } = await import(${JSON.stringify(LOG)});
    const log = createLog('info');
    ${code}`;
  return spawn(process.execPath, ['--input-type=module', '-e', script]);
}

const messagesOf = (output: string): string[] =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).msg);

test('what was gathered is written before the process ends, however it does', async () => {
  for (const end of ['', 'process.exit(1);', 'throw new Error();']) {
    const { stdout } = startLogging(`log.info('one'); log.info('two'); ${end}`);
    expect(messagesOf(await text(stdout))).toEqual(['one', 'two']);
  }
});

test('lines are written within a second or so while the process goes on', async () => {
  const child = startLogging(`log.info('one'); setInterval(() => undefined, 1000);`);
  const [chunk] = await once(child.stdout, 'data');
  expect(messagesOf(String(chunk))).toEqual(['one']);
  child.kill();
});

test('a fatal line is written before the next statement, with all lines before it', async () => {
  const { stdout } = startLogging(
    `log.info('one'); log.fatal('two'); process.kill(process.pid, 'SIGKILL');`,
  );
  expect(messagesOf(await text(stdout))).toEqual(['one', 'two']);
});

test('more lines than a pipe holds arrive whole and in order', async () => {
  const count = 20_000;
  const { stdout } = startLogging(`for (let i = 0; i < ${count}; i++) log.info(String(i));`);
  const messages = messagesOf(await text(stdout));
  expect(messages).toEqual(Array.from({ length: count }, (_, i) => String(i)));
});

test('where nobody reads any more, the process goes on', async () => {
  const child = startLogging(`
    process.stdin.once('data', () => {
      for (let i = 0; i < 20_000; i++) log.info('nobody hears this');
      setTimeout(() => process.stderr.write('still here', () => process.exit()), 50);
    });
    process.stderr.write('ready;');
  `);
  const said = text(child.stderr);
  child.stdout.destroy();
  child.stdin.end('go');
  expect(await said).toBe('ready;still here');
});

test('where nobody reads for a while, the process goes on, and all arrives later', async () => {
  const count = 20_000;
  const child = startLogging(`
    for (let i = 0; i < ${count}; i++) log.info(String(i));
    setTimeout(() => process.stderr.write('still here'), 50);
  `);
  await once(child.stderr, 'data');
  expect(messagesOf(await text(child.stdout))).toHaveLength(count);
});
