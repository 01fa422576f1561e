// POST / in Fastify with JSON schemas for body and answer, and nothing else: no log, no headers.
import { createRequire } from 'node:module';

import { type ParsedColor, parseColor } from '@swatchwork/color';
import { ConvertAnswer } from '@swatchwork/contract';

import { convertColor } from '../../apps/api/src/features/colors/colors.service.ts';
import { announce } from './announce.ts';

// Both are dependencies of the API alone.
const apiRequire = createRequire(new URL('../../apps/api/package.json', import.meta.url));
const { fastify } = apiRequire('fastify') as typeof import('fastify');
const { z } = apiRequire('zod') as typeof import('zod');

const body = {
  type: 'object',
  required: ['hex'],
  properties: { hex: { type: 'string', maxLength: 200 } },
};

const app = fastify();
app.post<{ Body: { hex: string } }>(
  '/',
  { schema: { body, response: { 200: z.toJSONSchema(ConvertAnswer, { target: 'draft-7' }) } } },
  (request, reply) => {
    reply.send(convertColor(parseColor(request.body.hex) as ParsedColor));
  },
);

await app.listen({ host: '127.0.0.1', port: 0 });
announce(app.server);
