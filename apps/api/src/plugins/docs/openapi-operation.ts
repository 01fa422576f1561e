import { STATUS_CODES } from 'node:http';

import { ERROR_MEANINGS, type ErrorCode } from '@swatchwork/contract';
import type { FastifySchema } from 'fastify';
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';

import { NotModified } from '../answers/cacheable.ts';
import { codesOf, STATUS } from '../answers/errors.ts';

type Operation = OpenAPIV3_1.OperationObject;
type Media = OpenAPIV3_1.MediaTypeObject;
type Examples = Record<string, OpenAPIV3_1.ExampleObject>;

/** The parts of a route that describe it. */
export type Source = { method: string; url: string; schema: FastifySchema };

/** Codes that hooks give before a route runs, each with the operations that it concerns. */
const NEEDS: Partial<Record<ErrorCode, (source: Source) => boolean>> = {
  invalid_json: ({ method }) => method !== 'GET',
  invalid_url: ({ url }) => url.includes(':'),
};

const IN = { path: 'params', query: 'querystring', header: 'headers' } as const;

/**
 * Completes an operation with what JSON Schema cannot express. `exampleN` of its parameters, its
 * body and its answer belong together: they are the Nth of the `examples` that the contract gives
 * for the whole body, query, params, headers and answer. A parameter without a value is left out of
 * that call. Error answers name every code of the operation, and what it means.
 */
export function completeOperation(operation: Operation, source: Source): void {
  const { schema } = source;
  const calls = countCalls(schema);
  for (const parameter of operation.parameters ?? []) {
    if (!('in' in parameter)) continue;
    const all = examplesOf(schema[IN[parameter.in as keyof typeof IN]]);
    const own = all.map((example) => Object(example)[parameter.name]);
    if (own.every((value) => value === undefined)) continue;
    delete parameter.example;
    parameter.examples = name(own);
  }
  if (operation.requestBody && 'content' in operation.requestBody) {
    operation.requestBody.required = !acceptsNothing(schema.body);
    const { content } = operation.requestBody;
    const bodies = examplesOf(schema.body);
    for (const [type, { schema }] of Object.entries(content)) {
      content[type] = media(
        schema,
        bodies.map((body) => (fits(body, type) ? body : undefined)),
      );
    }
  }
  for (const [status, answer] of Object.entries(schema.response as Record<string, z.ZodType>)) {
    operation.responses ??= {};
    if (Number(status) < 400) {
      const described = operation.responses[status] as OpenAPIV3_1.ResponseObject;
      if (answer === NotModified) delete described.content;
      described.headers = {
        ...RATE_HEADERS,
        ...('304' in operation.responses && CACHE_HEADERS),
        ...(hasPages(operation) && PAGE_HEADERS),
        ...NOTES_HEADERS[operation.operationId ?? ''],
      };
      // Of several media types the first is that of the examples.
      const [first] = Object.entries(described.content ?? {});
      if (first && described.content) {
        described.content[first[0]] = media(first[1].schema, examplesOf(answer).slice(0, calls));
      }
    } else {
      operation.responses[status] = errorResponse(Number(status), answer, source);
    }
  }
}

function errorResponse(
  status: number,
  answer: z.ZodType,
  source: Source,
): OpenAPIV3_1.ResponseObject {
  const codes = codesOf(answer).filter((code) => NEEDS[code]?.(source) ?? true);
  const reasons = codes.map((code) => `- \`${code}\`: ${ERROR_MEANINGS[code]}`);
  const examples: Examples = {};
  for (const code of codes) {
    const value = { error: ERROR_MEANINGS[code], code, requestId: '9f1c2ab04d7e' };
    examples[code] = { value };
  }
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/ErrorBody' },
      { type: 'object' as const, properties: { code: { type: 'string' as const, enum: codes } } },
    ],
  };
  return {
    description: `${STATUS_CODES[status]}:\n\n${reasons.join('\n')}`,
    ...((status === STATUS.too_many_requests || status === STATUS.overloaded) && {
      headers: { ...(status === STATUS.too_many_requests && RATE_HEADERS), ...RETRY_HEADERS },
    }),
    content: { 'application/json': { schema, examples } },
  };
}

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });

const RATE_HEADERS = {
  RateLimit: header('RateLimit'),
  'RateLimit-Policy': header('RateLimit-Policy'),
};

const CACHE_HEADERS = { ETag: header('ETag'), 'Cache-Control': header('Cache-Control') };

const PAGE_HEADERS = { Link: header('Link'), 'X-Total-Count': header('X-Total-Count') };

/** Of the operations that write files. */
const NOTES_HEADERS: Partial<Record<string, Record<string, OpenAPIV3_1.ReferenceObject>>> = {
  exportPalette: { 'X-Palette-Notes': header('X-Palette-Notes') },
  exportTheme: { 'X-Theme-Notes': header('X-Theme-Notes') },
};

const hasPages = ({ parameters = [] }: Operation) =>
  parameters.some((parameter) => 'name' in parameter && parameter.name === 'cursor');

const RETRY_HEADERS = { 'Retry-After': header('Retry-After') };

/** Headers of answers, by their names. */
export const HEADERS: Record<string, OpenAPIV3_1.HeaderObject> = {
  RateLimit: {
    description:
      '`r`: remaining requests; `t`: seconds until the quota resets. Absent without a limit.',
    schema: { type: 'string' },
    example: '"free";r=99;t=3600',
  },
  'RateLimit-Policy': {
    description: '`q`: allowed requests in `w` seconds. Absent without a limit.',
    schema: { type: 'string' },
    example: '"free";q=100;w=3600',
  },
  ETag: {
    description: 'Send it back in `If-None-Match` to get 304 while nothing has changed.',
    schema: { type: 'string' },
    example: 'W/"FRD5VzxDTEjSZT7j8zDFbA"',
  },
  'Cache-Control': {
    description: 'How long the response may be cached.',
    schema: { type: 'string' },
    example: 'public, max-age=86400',
  },
  Link: {
    description: 'The address of the next page, with its `cursor`. Absent on the last page.',
    schema: { type: 'string' },
    example: '</api/v1/palettes?cursor=WyJsaWtlcyIsMTgwXQ>; rel="next"',
  },
  'X-Total-Count': {
    description: 'Total number of entries on all pages.',
    schema: { type: 'integer' },
    example: 180,
  },
  'X-Palette-Notes': {
    description:
      'What the format cannot store, as a JSON array of English sentences in ASCII. Absent if nothing is lost.',
    schema: { type: 'string' },
    example: '["1 color is written as the nearest hex: number 2 as #FF0B0C (dE_OK 0.048)."]',
  },
  'X-Theme-Notes': {
    description:
      'What the format cannot store, as a JSON array of English sentences in ASCII. Absent without notes.',
    schema: { type: 'string' },
    example: '["--radius is not a color and stays unchanged."]',
  },
  'Retry-After': {
    description: 'Seconds to wait before the next attempt.',
    schema: { type: 'integer' },
    example: 60,
  },
};

const examplesOf = (schema: unknown): unknown[] => {
  const examples = schema && z.globalRegistry.get(schema as z.ZodType)?.examples;
  return Array.isArray(examples) ? examples : [];
};

/**
 * How many example calls the contract gives; an operation without any parts may have several
 * answers.
 */
function countCalls({ body, querystring, params, headers }: FastifySchema): number {
  const counts = [body, querystring, params, headers].map((part) => examplesOf(part).length);
  return Math.max(...counts) || Number.POSITIVE_INFINITY;
}

const acceptsNothing = (body: unknown): boolean =>
  body instanceof z.ZodType && body.safeParse(null).success;

/** Where a body may be sent as either, forms carry the files and JSON everything else. */
const fits = (body: unknown, mediaType: string): boolean =>
  (mediaType === 'multipart/form-data') === FILE_FIELDS.some((field) => field in Object(body));

const FILE_FIELDS = ['file', 'image'];

const media = (schema: Media['schema'], examples: unknown[]): Media => ({
  ...(schema && { schema }),
  examples: name(examples),
});

const name = (values: unknown[]): Examples =>
  Object.fromEntries(
    values.flatMap((value, index) =>
      value === undefined ? [] : [[`example${index + 1}`, { value }]],
    ),
  );
