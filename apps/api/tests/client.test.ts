import { ApiError, createClient } from '@swatchwork/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createInMemoryFetch } from '../src/http/in-memory-fetch.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await createTestApp();
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

describe.each([
  ['in memory', () => createClient({ fetch: createInMemoryFetch(app) })],
  ['over a socket', () => createClient({ fetch, baseUrl: `${origin}/api/v1` })],
])('the client %s', (_name, create) => {
  test('reaches every call', async () => {
    const { colors, palettes } = create();
    expect((await colors.convert({ hex: 'teal' })).hex).toBe('#008080');
    expect((await colors.harmonies({ hex: '#FF0000', type: 'triadic' })).colors).toHaveLength(3);
    const pair = { foreground: '#000000', background: '#FFFFFF' };
    expect((await colors.contrast(pair)).contrast).toBe(21);
    expect((await palettes.generate()).colors).toHaveLength(5);
    expect((await palettes.generate({ count: 2 })).colors).toHaveLength(2);
    expect((await palettes.mood('calm')).mood).toBe('calm');
  });

  test('reaches the tools of colors', async () => {
    const { colors } = create();
    const { names } = await colors.names({ hex: '#663399', list: 'css', limit: 2 });
    expect(names).toMatchObject([{ name: 'rebeccapurple' }, {}]);
    expect((await colors.scale({ hex: '3b82f6', type: 'ramp' })).base).toBe(500);
    expect((await colors.fixContrast({ text: '#808080', background: '#FFFFFF' })).text).toBe(
      '#767676',
    );
    const { pairs } = await colors.matrix({ colors: ['#000000', '#FFFFFF', '#808080'] });
    expect(pairs.map(({ contrast }) => Math.round(contrast))).toEqual([21, 5, 4]);
    const { colors: seen } = await colors.vision({ colors: ['#FFFFFF'], type: 'achromat' });
    expect(seen).toEqual([{ hex: '#FFFFFF', seen: '#FFFFFF' }]);
    const mixed = await colors.mix({ a: '#FF0000', b: '#0000FF', weight: 50, space: 'srgb' });
    expect(mixed.color).toBe('#800080');
    const line = await colors.gradient({ colors: '000000-ffffff', steps: 3, space: 'srgb' });
    expect(line.colors).toEqual(['#000000', '#808080', '#FFFFFF']);
  });

  test('has a palette as a file, with what the format cannot hold', async () => {
    const { palettes } = create();
    const colors = [{ hex: '#FF00FF', name: 'Loud' }];
    const file = await palettes.export({ colors, format: 'act' });
    expect(new Uint8Array(await file.arrayBuffer()).subarray(0, 3)).toEqual(
      new Uint8Array([255, 0, 255]),
    );
    expect(file.notes[0]).toContain('cannot store names of colors');
    expect((await palettes.export({ colors, format: 'json' })).notes).toEqual([]);
  });

  test('has a theme as a file, with what the format cannot hold', async () => {
    const { themes } = create();
    const { file, notes } = await themes.export({ brands: ['#FFCC00'], format: 'shadcn' });
    expect(file.type).toContain('text/css');
    expect(await file.text()).toContain('--primary-foreground:');
    expect(notes).toContain('--radius is not a color and stays unchanged.');
    const { notes: none } = await themes.export({ brands: ['#FFCC00'], format: 'tailwind' });
    expect(none).toEqual([]);
  });

  test('needs a key for a batch', async () => {
    const requests = [{ operation: 'convert', input: { hex: 'teal' } }] as const;
    await expect(create().batch(requests)).rejects.toMatchObject({
      status: 401,
      code: 'unauthorized',
    });
  });

  test('throws the refusal with its status, code, sentence and details', async () => {
    const error = await create()
      .palettes.generate({ count: 11 })
      .catch((reason) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_request',
      message: 'count: must be a whole number from 1 to 10; received 11',
      requestId: expect.stringMatching(/^[0-9a-f]{12}$/),
      details: [{ field: 'count' }],
    });
  });

  test('escapes what it puts into a path', async () => {
    await expect(create().palettes.mood('../calm?x=%')).rejects.toMatchObject({ status: 404 });
  });

  test('a canceled call rejects with the reason', async () => {
    const signal = AbortSignal.abort(new Error('left the page'));
    await expect(create().palettes.mood('calm', { signal })).rejects.toThrow('left the page');
  });
});

describe('what the client sends and reads', () => {
  const seen: Request[] = [];
  const answerWith = (body: string, init: ResponseInit): typeof fetch => {
    return async (input, options) => {
      seen.push(new Request(new URL(String(input), 'http://x'), options));
      return new Response(body, init);
    };
  };

  test('SESSION-08, SESSION-09, SESSION-18, SESSION-19: a body and its type only with methods other than GET, a token only when there is one', async () => {
    let token: string | undefined = 'sw_1';
    const client = createClient({ fetch: answerWith('{}', {}), token: () => token });
    await client.palettes.mood('calm');
    token = undefined;
    await client.colors.convert({ hex: '#3B82F6' });
    const [get, post] = seen.splice(0);
    expect(get?.headers.get('authorization')).toBe('Bearer sw_1');
    expect(get?.headers.has('content-type')).toBe(false);
    expect([get?.method, get?.credentials]).toEqual(['GET', 'same-origin']);
    expect(new URL(get?.url ?? '').pathname).toBe('/api/palettes/mood/calm');
    expect(post?.headers.has('authorization')).toBe(false);
    expect(post?.headers.get('content-type')).toBe('application/json');
    expect(await post?.text()).toBe('{"hex":"#3B82F6"}');
  });

  const html = { 'content-type': 'text/html' };
  const json = { 'content-type': 'application/json' };
  test.each([
    ['{"error":"No."}', json, 'No.'],
    ['{"message":"x"}', json, 'HTTP error! status: 502'],
    ['{', json, 'HTTP error! status: 502'],
    ['null', json, 'HTTP error! status: 502'],
    ['<h1>Bad Gateway</h1>', html, 'HTTP error! status: 502'],
    ['no upstream', { 'content-type': 'text/plain' }, 'no upstream'],
    ['', {}, 'HTTP error! status: 502'],
  ])(
    'SESSION-10, SESSION-11: the answer %j reads as an error text',
    async (body, headers, message) => {
      const client = createClient({ fetch: answerWith(body, { status: 502, headers }) });
      await expect(client.palettes.generate()).rejects.toMatchObject({ status: 502, message });
    },
  );
});
