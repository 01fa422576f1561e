import { STATUS_CODES } from 'node:http';

import fastifySwagger from '@fastify/swagger';
import { ErrorBody } from '@swatchwork/contract';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { z } from 'zod';
import { readVersions } from '../../features/status/versions.ts';
import { codesOf } from '../answers/errors.ts';
import { securityOf } from '../guard/access.ts';
import { contentOf } from './file-answers.ts';
import { createSchemaWriter } from './json-schema.ts';
import { completeOperation, HEADERS, type Source } from './openapi-operation.ts';

const DESCRIPTION = `Colors and palettes for programs. Send and receive JSON.

Paths below \`/api\` without a version are the same and follow the newest version.

AI assistants find operations as tools at \`/mcp\` (Model Context Protocol, Streamable HTTP),
with the same keys and limits.

Errors contain one sentence (\`error\`), a reason for programs (\`code\`), the \`requestId\`, and for
invalid input the fields with what is allowed and what was sent (\`details\`). In addition to the errors
of an operation, any path can return 404 \`not_found\`, 405 \`method_not_allowed\` (\`Allow\` lists the
supported methods), 400 \`invalid_url\`, 401 \`unauthorized\` for an invalid key,
408 \`request_timeout\` and 431 \`headers_too_large\` (which includes the URL).

Without a key, 100 requests an hour are allowed per address. Keys of the plan free have 100 requests an
hour, of pro 10,000, of enterprise no limit. A key can be read-only or also write; no key has admin rights or
can change the account itself. The headers \`RateLimit\` (\`r\`: remaining requests,
\`t\`: seconds until the quota resets) and \`RateLimit-Policy\` report the limit; 429 says
in \`Retry-After\` how many seconds to wait.`;

declare module 'fastify' {
  interface FastifySchema {
    /** Where the media type decides what a body holds: one schema for each, in the document. */
    bodies?: Readonly<Record<string, z.ZodType>>;
  }
}

const DOCUMENTED_PREFIX = '/api/v1/';

const SECURITY_SCHEMES = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key (`sw_…`), or a session token from signing in.',
  },
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Key',
    description: 'An API key (`sw_…`). Never send one in the URL.',
  },
} as const;

/** The tags with their descriptions, and the paths of their operations. */
const TAGS: readonly [name: string, description: string, paths: RegExp][] = [
  ['Colors', 'Convert, combine and check colors.', /^color/],
  [
    'Palettes',
    'Generate, find, save, check, import and export palettes.',
    /^palettes(?!.*\/report$)/,
  ],
  ['Themes', 'Create, check, repair and save themes.', /^themes(?!.*\/report$)/],
  ['Projects', 'Group palettes and themes under a name.', /^projects(?!.*\/report$)/],
  ['Batches', 'Send many calls in one request.', /^batch/],
  ['Articles', 'Blog posts and tutorials.', /^blog/],
  [
    'Moderation',
    'Report palettes, themes and projects. For admins: act on reports.',
    /\/report$|^admin\/moderation/,
  ],
  [
    'Messages',
    'Contact form and newsletter.',
    /^(?:contact|newsletter|admin\/(?:messages|subscribers))/,
  ],
  ['Administration', 'Server status, for admins.', /^admin\/status/],
  ['Accounts', 'Sign up, sign in, and manage an account.', /^(?:auth|user|admin\/users)/],
];

const REQUEST_PARTS = ['body', 'querystring', 'params', 'headers'] as const;

/** The document shows the copies of the error body as one. */
const asDocumented = (answer: z.ZodType) => (codesOf(answer).length > 0 ? ErrorBody : answer);

/**
 * Serves the document, made from the schemas of the routes: `GET /api/openapi.json`.
 *
 * @param publicUrl Of the site, whose contact page the document names.
 */
export async function addOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  const { write, components } = createSchemaWriter();
  const sources = new Map<string, Source>();

  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Swatchwork API',
        version: readVersions().version,
        description: DESCRIPTION,
        contact: { name: 'Swatchwork', url: new URL('/contact', publicUrl).href },
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/api/v1' }],
      security: [{}, { bearer: [] }, { apiKey: [] }],
      components: { securitySchemes: SECURITY_SCHEMES },
      tags: TAGS.map(([name, description]) => ({ name, description })),
    },
    transform({ schema, url, route }) {
      if (!schema || schema.hide || !url.startsWith(DOCUMENTED_PREFIX)) {
        return { schema: { hide: true }, url };
      }
      const path = url.slice(DOCUMENTED_PREFIX.length);
      const tags = TAGS.flatMap(([name, , paths]) => (paths.test(path) ? [name] : []));
      const written: FastifySchema = { ...schema, tags };
      sources.set(schema.operationId ?? '', { method: String(route.method), url, schema });
      for (const part of REQUEST_PARTS) {
        if (schema[part]) written[part] = write(schema[part] as z.ZodType, 'input');
      }
      if (schema.bodies) {
        const bodies = Object.entries(schema.bodies).map(([type, body]) => [
          type,
          { schema: write(body, 'input') },
        ]);
        written.body = { content: Object.fromEntries(bodies) };
      }
      const security = route.config && securityOf(route.config);
      if (security) written.security = security;
      // OpenAPI cannot express plans, scopes of keys, and administrators.
      if (route.config) Object.assign(written, { 'x-access': route.config.access });
      written.response = Object.fromEntries(
        Object.entries(schema.response as Record<string, z.ZodType>).map(([status, answer]) => [
          status,
          {
            description: STATUS_CODES[status],
            content: contentOf(answer) ?? {
              'application/json': { schema: write(asDocumented(answer), 'output') },
            },
          },
        ]),
      );
      return { schema: written, url };
    },
    transformObject(document) {
      if (!('openapiObject' in document)) return {};
      const openapiObject = document.openapiObject as OpenAPIV3_1.Document;
      for (const operation of operationsOf(openapiObject)) {
        const source = sources.get(operation.operationId ?? '');
        if (source) completeOperation(operation, source);
      }
      return {
        ...openapiObject,
        components: { schemas: components, headers: HEADERS, securitySchemes: SECURITY_SCHEMES },
      };
    },
  });

  const options = { config: { access: 'anyone' as const }, schema: { hide: true } };
  app.get('/api/openapi.json', options, () => app.swagger());
}

const operationsOf = ({ paths = {} }: OpenAPIV3_1.Document) =>
  Object.values(paths).flatMap((methods) => Object.values(methods ?? {}) as Operation[]);

type Operation = OpenAPIV3_1.OperationObject;
