import { expect, test } from 'vitest';

import type { ApiDocument, OperationObject } from './openapi.ts';
import { readEndpoint } from './read-endpoint.ts';

const OPERATION: OperationObject = {
  operationId: 'paint',
  summary: 'Paint a wall',
  description: 'Paints it.',
  tags: ['Walls'],
  parameters: [
    { name: 'wall', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
    {
      name: 'coats',
      in: 'query',
      schema: { type: 'integer', minimum: 1, maximum: 3, default: 2 },
      examples: { example2: { value: 3 } },
    },
    { name: 'tone', in: 'query', schema: { type: 'string', examples: ['dark'] } },
  ],
  requestBody: {
    content: {
      'multipart/form-data': { schema: { $ref: '#/components/schemas/Paint' } },
      'application/json': {
        schema: { $ref: '#/components/schemas/Paint' },
        examples: { example1: { value: { hex: '#3B82F6' } }, example2: { value: { hex: '#000' } } },
      },
    },
  },
  responses: {
    '400': {
      description: 'Bad Request:\n\n- `invalid_request`: Wrong.',
      content: {
        'application/json': { examples: { invalid_request: { value: { error: 'Wrong.' } } } },
      },
    },
    '201': {
      description: 'Created',
      content: {
        'application/json': { examples: { example1: { value: { done: true } } } },
      },
    },
  },
};

const DOCUMENT: ApiDocument = {
  info: { title: '', version: '', description: '' },
  paths: {},
  security: [{}, { apiKey: [] }],
  components: {
    headers: { ETag: { description: 'A mark.', example: 'W/"x"' } },
    schemas: {
      Paint: {
        type: 'object',
        required: ['hex'],
        properties: {
          hex: { type: 'string', description: 'Of the paint.' },
          layers: {
            type: 'array',
            maxItems: 5,
            items: { anyOf: [{ type: 'string' }, { type: 'null' }] },
          },
          picture: { type: 'string', format: 'binary' },
        },
      },
    },
  },
};

const read = (operation: Partial<OperationObject> = {}, index = 0) =>
  readEndpoint(DOCUMENT, '/walls/{wall}', 'post', { ...OPERATION, ...operation }, index);

test('parameters and fields of the body, with types, limits and what must be there', () => {
  const fields = read().fields.map(({ name, place, type, limits, required }) => [
    name,
    place,
    type,
    limits,
    required,
  ]);
  expect(fields).toEqual([
    ['wall', 'path', 'string', 'a UUID', true],
    ['coats', 'query', 'integer', '1 to 3; 2 by default', false],
    ['tone', 'query', 'string', undefined, false],
    ['hex', 'body', 'string', undefined, true],
    ['layers', 'body', '(string or null)[]', '0 to 5 entries', false],
    ['picture', 'body', 'file', undefined, false],
  ]);
});

test('examples of one name make a call; what must be there is never left out', () => {
  const { fields, body, success } = read();
  expect(body).toEqual({
    mediaType: 'application/json',
    mediaTypes: ['multipart/form-data', 'application/json'],
    required: false,
    example: { hex: '#3B82F6' },
  });
  expect(success.example).toEqual({ done: true });
  const examples = Object.fromEntries(fields.map(({ name, example }) => [name, example]));
  expect(examples.wall).toMatch(/^[0-9a-f-]{36}$/);
  expect(examples).toMatchObject({ coats: undefined, tone: undefined });
});

test('another example is another call; one that is none counts as the first', () => {
  const second = read({}, 1);
  expect(second.example).toEqual({ index: 1, count: 2 });
  expect(second.body?.example).toEqual({ hex: '#000' });
  expect(second.fields.find(({ name }) => name === 'coats')?.example).toBe('3');
  expect(read({}, 7).example).toEqual({ index: 0, count: 2 });
});

test('an answer has its fields, its headers, and answers that are no failure beside it', () => {
  const responses: OperationObject['responses'] = {
    '200': {
      description: 'OK',
      headers: { ETag: { $ref: '#/components/headers/ETag' } },
      content: {
        'application/json': {
          schema: { type: 'array', items: { $ref: '#/components/schemas/Paint' } },
        },
      },
    },
    '304': { description: 'Not Modified' },
  };
  const { success, others } = read({ responses });
  expect(success).toMatchObject({ status: 200, type: 'object[]' });
  expect(success.shapes[0]?.fields.map(({ name }) => name)).toEqual(['hex', 'layers', 'picture']);
  expect(success.headers).toEqual([{ name: 'ETag', description: 'A mark.', example: 'W/"x"' }]);
  expect(others.map(({ status }) => status)).toEqual([304]);
});

test('failures have their reasons', () => {
  expect(read().failures).toEqual([
    {
      status: 400,
      description: 'Bad Request',
      reasons: [{ code: 'invalid_request', text: 'Wrong.' }],
      headers: [],
    },
  ]);
});

test.each([
  [undefined, 'open'],
  [[{}, { bearer: [] }], 'open'],
  [[{ bearer: [] }, { apiKey: [] }], 'key'],
  [[{ bearer: [] }], 'login'],
])('security %j is %s', (security, access) => {
  expect(read(security && { security }).access).toBe(access);
});
