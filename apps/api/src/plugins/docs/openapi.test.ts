import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';

import { exampleCalls, loadDocument, type Schema } from '../../../testing/document.ts';
import type { Who } from '../guard/access.ts';

const { text, document, operations } = await loadDocument();

/** The credentials that a call accepts, by who may make it. */
const SCHEMES: Record<Who, string[] | undefined> = {
  anyone: undefined,
  'token holder': ['nothing', 'bearer', 'apiKey'],
  'visitor or account': ['nothing', 'bearer', 'apiKey'],
  account: ['bearer', 'apiKey'],
  'signed-in person': ['bearer'],
  admin: ['bearer'],
  'plan pro': ['bearer', 'apiKey'],
  'plan enterprise': ['bearer', 'apiKey'],
};

type ArraySchema = { items?: unknown; prefixItems?: unknown[]; maxItems?: number };

/** All schemas of arrays within a part of the document, and where they stand. */
function arraysIn(part: unknown, path: string): { path: string; schema: ArraySchema }[] {
  if (typeof part !== 'object' || part === null) return [];
  const { type } = part as { type?: unknown };
  const own = [type].flat().includes('array') ? [{ path, schema: part }] : [];
  const below = Object.entries(part).filter(([key]) => !/^examples?$/.test(key));
  return [...own, ...below.flatMap(([key, inner]) => arraysIn(inner, `${path}/${key}`))];
}

describe('GET /api/openapi.json', () => {
  test('is OpenAPI 3.1 of which a linter has nothing to say', async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      // The specification requires both /palettes/mood/{mood} and /palettes/{id}/like; no mood is
      // an id.
      rules: { 'no-ambiguous-paths': 'off' },
    });
    const problems = await lintFromString({ source: text, config });
    expect(document.openapi).toBe('3.1.0');
    const lines = problems.map(
      ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`,
    );
    expect(lines).toEqual([]);
  });

  test('says whom to ask', () => {
    expect(document.info.contact).toEqual({
      name: 'Swatchwork',
      url: expect.stringMatching(/^http.+\/contact$/),
    });
  });

  test('says of every list what its entries are, and of every tuple how many there are', () => {
    const lists = arraysIn(document, '');
    const tuples = lists.filter(({ schema }) => schema.prefixItems);
    expect([lists.length > 100, tuples.length > 2]).toEqual([true, true]);
    const bare = lists.filter(({ schema: { items } }) => !items || Array.isArray(items));
    expect(bare.map(({ path }) => path)).toEqual([]);
    const open = tuples.filter(({ schema }) => schema.maxItems !== schema.prefixItems?.length);
    expect(open.map(({ path }) => path)).toEqual([]);
  });

  test('documents each route once', () => {
    expect(operations.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'POST /colors/convert',
        'POST /colors/harmonies',
        'POST /colors/contrast',
        'POST /palettes/generate',
        'GET /palettes/generate',
        'GET /palettes/mood/{mood}',
      ]),
    );
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe.each(operations)('$name', (documented) => {
  const { operation, method, path } = documented;

  test('says what it is for', () => {
    expect(operation.summary).toMatch(/^[A-Z].{5,80}[^.]$/);
    expect(operation.description).toMatch(/^\S.{10,}\.$/s);
    expect(operation.tags).toHaveLength(1);
  });

  test('describes its parameters, each with an example', () => {
    for (const { name, description, example, examples } of operation.parameters ?? []) {
      expect(description, name).toMatch(/^\S.{3,}\.$/s);
      expect(example ?? examples, name).toBeDefined();
    }
  });

  test('says who may call it', () => {
    const access = operation['x-access'];
    // A parameter that asks for more requires an account.
    const who = typeof access === 'object' ? 'visitor or account' : access;
    const schemes = operation.security?.map((scheme) => Object.keys(scheme)[0] ?? 'nothing');
    expect(schemes).toEqual(SCHEMES[who]);
  });

  test('has examples of whole calls', () => {
    const calls = exampleCalls(documented);
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) {
      const required = (operation.parameters ?? []).filter((parameter) => parameter.required);
      const given = Object.keys({ ...call.params, ...call.query, ...call.headers });
      expect(given).toEqual(expect.arrayContaining(required.map(({ name }) => name)));
      if (operation.requestBody) expect(call.body).toBeDefined();
    }
  });

  test('says how it fails: each status with its codes', () => {
    const failures = Object.entries(operation.responses).filter(([status]) => status >= '400');
    const statuses = failures.map(([status]) => status);
    expect(statuses).toEqual(expect.arrayContaining(['400', '401', '429', '500']));
    if (method !== 'GET') expect(statuses).toEqual(expect.arrayContaining(['413', '415']));
    // These routes answer 404 for a path with a part that is too long, as well.
    if (path.includes('{')) expect(statuses).toContain('404');

    for (const [status, { description, content }] of failures) {
      const { schema, examples = {} } = content['application/json']!;
      const codes = codesOf(schema);
      expect(codes.length, status).toBeGreaterThan(0);
      expect(Object.keys(examples)).toEqual(codes);
      for (const code of codes) expect(description).toContain(`\`${code}\`: `);
    }
  });
});

function codesOf({ allOf = [] }: Schema): string[] {
  const [, own] = allOf as [Schema, { properties: { code: { enum: string[] } } }];
  return own.properties.code.enum;
}
