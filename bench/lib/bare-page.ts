// GET / in Fastify with a page of as many bytes as the argument says, and nothing else: no log, no
// policy, no choice between forms.
import { createRequire } from 'node:module';

import { announce } from './announce.ts';

// A dependency of the API alone.
const apiRequire = createRequire(new URL('../../apps/api/package.json', import.meta.url));
const { fastify } = apiRequire('fastify') as typeof import('fastify');

const body = Buffer.alloc(Number(process.argv[2]), 'a');
const app = fastify();
app.get('/', (_request, reply) => {
  reply.type('text/html; charset=utf-8').send(body);
});

await app.listen({ host: '127.0.0.1', port: 0 });
announce(app.server);
