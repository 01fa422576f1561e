import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';

import { createInMemoryFetch } from '../../http/in-memory-fetch.ts';
import { addSendTogether } from './send-together.ts';

async function openApp() {
  const sent: string[] = [];
  const app = Fastify();
  onTestFinished(() => app.close());
  addSendTogether(app);
  app.get('/:name', (request, reply) => {
    const { name } = request.params as { name: string };
    sent.push(`worked out ${name}`);
    reply.raw.on('finish', () => sent.push(`sent ${name}`));
    reply.send(name);
  });
  app.get('/bad/sync', (_request, reply) => void reply.header('x-bad', 'a\u20ac').send('bad'));
  app.get('/bad/async', async (_request, reply) => reply.header('x-bad', 'a\u20ac').send('bad'));
  app.get('/bad/always', (_request, reply) => {
    reply.raw.writeHead = () => {
      throw new Error('no head can be sent');
    };
    reply.send('bad');
  });
  await app.ready();
  return { app, sent };
}

test('answers to requests that came together are sent once the last is worked out', async () => {
  const { app, sent } = await openApp();
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => app.inject(`/${name}`)));
  expect(answers.map(({ body }) => body)).toEqual(['a', 'b', 'c']);
  expect(sent.slice(0, 3)).toEqual(['worked out a', 'worked out b', 'worked out c']);
});

test('what the server asks itself waits for no others', async () => {
  const { app, sent } = await openApp();
  const fetch = createInMemoryFetch(app);
  await Promise.all([fetch('/own'), app.inject('/foreign'), app.inject('/other')]);
  expect(sent.indexOf('sent own')).toBeLessThan(sent.indexOf('sent foreign'));
  expect(sent.indexOf('sent foreign')).toBeGreaterThan(sent.indexOf('worked out other'));
});

test.each(['/bad/sync', '/bad/async'])(
  'an answer that cannot be sent is an error, and no end of the server: %s',
  async (path) => {
    const { app } = await openApp();
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const ask = (path: string) => fetch(address + path);
    expect((await ask(path)).status).toBe(500);
    expect((await ask('/a')).status).toBe(200);
  },
);

test('an answer whose error cannot be sent either ends its connection, and the others are sent', async () => {
  const { app } = await openApp();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const asked = ['/a', '/bad/always', '/b'].map((path) => fetch(address + path));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await fetch(`${address}/c`)).status).toBe(200);
});
