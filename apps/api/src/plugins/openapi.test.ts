import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { callJson, createTestApp, type TestApp } from '../test-app.ts';

type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  requestBody?: unknown;
  responses: Record<string, { content: { 'application/json': { schema: { $ref: string } } } }>;
};

let app: TestApp;
let document: {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { examples?: unknown[] }> };
};
beforeAll(async () => {
  app = await createTestApp();
  document = (await app.inject('/api/openapi.json')).json();
});
afterAll(() => app.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

describe('GET /api/openapi.json', () => {
  test('is OpenAPI 3.1 of which a linter has nothing to say', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      // The specification fixes both /palettes/mood/{mood} and /palettes/{id}/like; no mood is an id.
      rules: { 'no-ambiguous-paths': 'off' },
    });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(document.openapi).toBe('3.1.0');
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  test('documents each route once', () => {
    expect(operations().map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'post /colors/convert',
        'post /colors/harmonies',
        'post /colors/contrast',
        'post /palettes/generate',
        'get /palettes/generate',
        'get /palettes/mood/{mood}',
      ]),
    );
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('every operation says what it is for and how it fails', () => {
    for (const { operation } of operations()) {
      expect(operation.summary).toEqual(expect.any(String));
      expect(operation.description).toEqual(expect.any(String));
      expect(operation.tags).toHaveLength(1);
      const statuses = Object.keys(operation.responses);
      expect(statuses).toEqual(expect.arrayContaining([expect.stringMatching(/^20[01]$/), '500']));
    }
  });

  test('every schema that is sent or answered has an example', () => {
    const without = Object.entries(document.components.schemas)
      .filter(([name, { examples }]) => !examples && /(Request|Answer|Body)$/.test(name))
      .map(([name]) => name);
    expect(without).toEqual([]);
  });

  test.each([
    ['/api/v1/colors/convert', 'Convert'],
    ['/api/v1/colors/harmonies', 'Harmonies'],
    ['/api/v1/colors/contrast', 'Contrast'],
  ])('the examples of %s are true', async (path, name) => {
    const { schemas } = document.components;
    const { body } = await callJson(app, 'POST', path, schemas[`${name}Request`]?.examples?.[0]);
    expect(body).toEqual(schemas[`${name}Answer`]?.examples?.[0]);
  });
});
