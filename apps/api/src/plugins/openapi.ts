import { STATUS_CODES } from 'node:http';

import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

const DESCRIPTION = `Colours and palettes for programs. Send and receive JSON.

Paths below \`/api\` without a version are the same and follow the newest version.

Errors hold one sentence (\`error\`), a reason for programs (\`code\`), the \`requestId\`, and for
bad input the fields with what is allowed and what arrived (\`details\`).`;

const DOCUMENTED_PREFIX = '/api/v1/';

/** Writes the document from the schemas of the routes: `GET /api/openapi.json`. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Swatchwork API',
        version: '1.0.0',
        description: DESCRIPTION,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/api/v1' }],
      security: [{}],
      tags: [
        { name: 'Colours', description: 'Convert, combine and check colours.' },
        { name: 'Palettes', description: 'Generate and find palettes.' },
      ],
    },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document);
      const hide = schema?.hide || !url.startsWith(DOCUMENTED_PREFIX);
      return { schema: { ...schema, hide, response: describeAnswers(schema?.response) }, url };
    },
    transformObject: jsonSchemaTransformObject,
  });

  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

/** Names each answer by its status; the library would call all of them 'Default Response'. */
function describeAnswers(answers: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(answers ?? {}).map(([status, schema]) => [
      status,
      { description: STATUS_CODES[status], content: { 'application/json': { schema } } },
    ]),
  );
}
