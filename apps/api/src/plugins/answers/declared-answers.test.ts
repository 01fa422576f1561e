import { ErrorBody, HealthAnswer } from '@swatchwork/contract';
import Fastify from 'fastify';

import { expect, test } from 'vitest';

import { addDeclaredAnswersCheck } from './declared-answers.ts';
import { addErrorHandler } from './errors.ts';
import { serializerCompiler } from './serialization.ts';

test('an answer whose status or shape is not declared becomes a failure', async () => {
  const app = Fastify();
  app.setSerializerCompiler(serializerCompiler);
  addErrorHandler(app);
  addDeclaredAnswersCheck(app);
  const schema = { response: { 200: HealthAnswer, 500: ErrorBody } };
  app.get('/declared', { schema }, () => ({ status: 'ok', extra: 'dropped' }));
  app.get('/undeclared', { schema }, (_, reply) => {
    reply.raw.statusCode = 201; // bypasses the types, as a mistake would
    return { status: 'ok' };
  });
  app.get('/misshaped', { schema }, () => ({ status: 'fine' }));

  expect((await app.inject('/declared')).body).toBe('{"status":"ok"}');
  for (const url of ['/undeclared', '/misshaped']) {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ code: 'internal_error' });
  }
});
