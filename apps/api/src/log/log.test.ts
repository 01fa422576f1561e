import { Writable } from 'node:stream';

import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { createLog } from './log.ts';

function createMemoryLog() {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: createLog('info', destination), lines };
}

test('a request is one line, without body, query or credentials', async () => {
  const { log, lines } = createMemoryLog();
  const app = await createTestApp({ log });
  await app.inject({
    method: 'POST',
    url: '/api/colors/convert?token=hunter2',
    headers: { authorization: 'Bearer hunter2', cookie: 'hunter2' },
    payload: { hex: 'hunter2' },
  });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toEqual({
    level: 30,
    time: expect.any(Number),
    id: expect.stringMatching(/^[0-9a-f]{12}$/),
    method: 'POST',
    route: '/api/colors/convert',
    status: 400,
    ms: expect.any(Number),
    msg: 'request',
  });
  await app.close();
});

test('what somebody logs whole loses its secrets', () => {
  const { log, lines } = createMemoryLog();
  const headers = { authorization: 'Bearer hunter2', cookie: 'hunter2' };
  log.info({ headers, req: { headers }, body: { password: 'hunter2', token: 'hunter2' } });
  expect(lines.join()).not.toContain('hunter2');
});

test('a value that the database cannot take, and whom a mail server refuses, stay out of it', () => {
  const { log, lines } = createMemoryLog();
  const cause = Object.assign(new Error('invalid input syntax for type uuid: "hunter2 "or" so"'), {
    code: '22P02',
  });
  log.error({ err: new Error('Message refused: <ada@example.org> unknown', { cause }) }, 'failed');
  log.error({ err: Object.assign(new Error('relation "users" is gone'), { code: '42P01' }) });
  expect(lines.join()).not.toMatch(/hunter2|so"|ada|example/);
  expect(JSON.parse(lines[0]!).err).toMatchObject({
    message: 'Message refused: <…@…> unknown',
    cause: { message: 'invalid input syntax for type uuid: "…"', code: '22P02' },
  });
  expect(JSON.parse(lines[1]!).err.message).toBe('relation "users" is gone');
  expect(JSON.parse(lines[1]!).err.stack).toContain('log.test.ts');
});

test('an address of no route is logged without what looks like a secret', async () => {
  const { log, lines } = createMemoryLog();
  const app = await createTestApp({ log });
  for (const secret of [
    'a1'.repeat(32),
    `sw_${'x-'.repeat(22)}`,
    'ada@example.org',
    'ada%40b.org',
  ]) {
    await app.inject(`/nowhere/${secret}/edit?token=${secret}`);
  }
  await app.close();
  const routes = lines.map((line) => JSON.parse(line).route);
  expect(routes).toEqual(Array(4).fill('/nowhere/…/edit'));
});

test('the values of a failed query stay out of the log', () => {
  const { log, lines } = createMemoryLog();
  const cause = Object.assign(new Error('duplicate key'), { parameters: ['hunter2'] });
  const error = new Error('Failed query: insert into users\nparams: a@example.org,hunter2', {
    cause,
  });
  log.error({ err: Object.assign(error, { params: ['hunter2'] }) }, 'failed');
  expect(lines.join()).toContain('insert into users');
  expect(lines.join()).toContain('duplicate key');
  expect(lines.join()).not.toContain('hunter2');
});
