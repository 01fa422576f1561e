import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { openTestDatabase } from '../../../testing/db/database.ts';
import { REFUSED_ARGUMENTS, TOOL_EXAMPLES } from '../../../testing/requests/mcp-tools.ts';

const PAIR = { foreground: '#000', background: '#fff' };

type Arguments = Record<string, unknown>;

let app: TestApp;
let client: Client;
beforeAll(async () => {
  app = await createTestApp({ database: await openTestDatabase({ seed: 'sample' }) });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address)));
}, 120_000);
afterAll(async () => {
  await client.close();
  await app.close();
});

/** Calls a tool; its first text, and whether it is a refusal. */
async function call(name: string, input: Arguments) {
  const answer = await client.callTool({ name, arguments: input });
  const [first] = answer.content;
  return { ...answer, text: first?.type === 'text' ? first.text : '' };
}

test.each(Object.entries(REFUSED_ARGUMENTS))('the refusal of %s arrives', async (name, one) => {
  const [input, field] = one;
  const { isError, text, structuredContent } = await call(name, input);
  expect(isError).toBe(true);
  expect(text).toMatch(new RegExp(`^${field}.+`));
  expect(text).not.toContain('hex digits');
  expect(structuredContent).toMatchObject({ error: text });
});

test('every tool is among the refusals, and the list of all has 1.8 kB for each at most', async () => {
  const list = await client.listTools();
  expect(list.tools.map(({ name }) => name).sort()).toEqual(Object.keys(REFUSED_ARGUMENTS).sort());
  expect(Buffer.byteLength(JSON.stringify(list))).toBeLessThan(1800 * list.tools.length);
});

describe('an argument that is not known', () => {
  const calls: Record<string, readonly [Arguments, unknown]> = {
    ...TOOL_EXAMPLES,
    export_palette: [{}, undefined],
    export_theme: [{}, undefined],
  };
  test.each(Object.entries(calls))('%s names it, and those that are known', async (name, one) => {
    const { isError, text } = await call(name, { ...one[0], paint: 'red' });
    expect(isError).toBe(true);
    expect(text).toMatch(/^paint: unknown argument; allowed are \w+/);
  });

  test.each([
    [
      'repair_theme',
      { files: [{ name: 'a.css', text: ':root {}', kind: 'css' }] },
      'files.0.kind: unknown argument; allowed are name, text',
    ],
    ['create_theme', { brands: [{ color: 'red', names: 'Fire' }] }, 'brands.0.names: unknown'],
    [
      'generate_palette',
      { locked: [null, { hex: 'red', paint: 'red' }] },
      'locked.1.paint: unknown',
    ],
  ])('%s names one that is deep inside', async (name, input, sentence) => {
    expect((await call(name, input)).text).toContain(sentence);
  });

  test('is `full` where answers are short anyway', async () => {
    expect((await call('check_contrast', { ...PAIR, full: true })).text).toMatch(/^full: unknown/);
  });

  test('names of modes and tokens are no arguments', async () => {
    const modes = { dusk: { ink: '#777', paper: 'white' } };
    const { isError, text } = await call('check_theme', { modes, pairs: ['ink/paper'] });
    expect(isError, text).toBeFalsy();
  });
});

const many = Array.from(
  { length: 60 },
  (_, i) => `#${(i * 262_143).toString(16).padStart(6, '0')}`,
);
const modes = { light: Object.fromEntries(many.map((color, i) => [`color-${i}`, color])) };
const ownPairs = many.map((_, i) => `color-${i}/color-0`);

const sheet = `:root { ${many.map((color, i) => `--c${i}: ${color};`).join(' ')} }`;
const ofSheet = many.map((_, i) => ({ foreground: `--c${i}`, background: '--c0' }));

/** Calls with long answers, and their longest list. */
const LONG: Record<string, [Arguments, string]> = {
  create_theme: [{ brands: many.slice(5, 13) }, 'notes'],
  contrast_matrix: [{ colors: many.slice(0, 20) }, 'pairs'],
  check_palette: [{ colors: many.slice(0, 10) }, 'pairs'],
  create_chart_palette: [{ kind: 'sequential', count: 256, colors: ['teal'] }, 'colors'],
  make_gradient: [{ colors: ['red', 'blue'], steps: 50 }, 'colors'],
  import_palette: [{ text: many.join('\n').repeat(20) }, 'palette.colors'],
  check_theme: [{ modes, pairs: ownPairs }, 'pairs'],
  repair_theme: [{ files: [{ name: 'a.css', text: sheet }], pairs: ofSheet }, 'pairs'],
  add_mode: [
    { kind: 'high-contrast', files: [{ name: 'a.css', text: sheet }], pairs: ofSheet },
    'pairs',
  ],
  audit_colors: [
    {
      files: [
        { name: 'a.css', text: sheet },
        { name: 'b.css', text: many.map((one) => `p { color: ${one} }`).join('\n') },
      ],
    },
    'plan.changes',
  ],
};

const lengthAt = (value: unknown, path: string): number =>
  (path.split('.').reduce((part, key) => Object(part)[key], value) as unknown[]).length;

describe('a long answer', () => {
  test.each(Object.entries(LONG))('%s: 20 kB at most, all if that is asked for', async (...one) => {
    const [name, [input, list]] = one;
    const { text, ...short } = await call(name, input);
    expect(short.isError, text).toBeFalsy();
    expect(Buffer.byteLength(JSON.stringify(short))).toBeLessThanOrEqual(20_000);
    const said = JSON.parse(text);
    const whole = await call(name, { ...input, full: true });
    const length = lengthAt(whole.structuredContent, list);
    const isCut = lengthAt(said, list) < length;
    const told = expect.arrayContaining([`${list} had ${length} entries`]);
    expect(said.shortened).toEqual(isCut ? told : undefined);
  });

  test('create_theme gives the colors of all roles, and says how to get the rest', async () => {
    const { structuredContent } = await call('create_theme', { brands: ['#0A66C2'] });
    expect(structuredContent).toMatchObject({
      modes: { light: { text: expect.any(String) }, dark: { ground: expect.any(String) } },
      more: expect.stringContaining('`parts`'),
    });
  });

  test('search_palettes has 20 kB, and goes on where it ends', async () => {
    const first = await call('search_palettes', {});
    const { text, ...short } = first;
    expect(Buffer.byteLength(JSON.stringify(short))).toBeLessThanOrEqual(20_000);
    const { results, nextCursor, total } = JSON.parse(text);
    const next = JSON.parse((await call('search_palettes', { cursor: nextCursor })).text);
    expect(total).toBeGreaterThan(results.length);
    const ids = [...results, ...next.results].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
