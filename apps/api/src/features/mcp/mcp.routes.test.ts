import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { writeTheme } from '@swatchwork/formats/themes';
import { createTheme } from '@swatchwork/theme';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestKey, signUp } from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { openTestDatabase } from '../../../testing/db/database.ts';
import { TOOL_EXAMPLES } from '../../../testing/requests/mcp-tools.ts';
import { readConfig } from '../../config.ts';

type Page = { results: { id: string }[]; total: number; nextCursor?: string };

let app: TestApp;
let address: string;
let client: Client;
beforeAll(async () => {
  app = await createTestApp({ database: await openTestDatabase({ seed: 'sample' }) });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  client = await connect(address);
}, 120_000);
afterAll(async () => {
  await client.close();
  await app.close();
});

/** The client that assistants use. */
async function connect(
  base: string,
  headers: Record<string, string> = {},
  mode: 'legacy' | 'auto' = 'auto',
): Promise<Client> {
  const assistant = new Client(
    { name: 'test', version: '1.0.0' },
    { versionNegotiation: { mode } },
  );
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', base), {
    requestInit: { headers },
  });
  await assistant.connect(transport);
  return assistant;
}

describe('tools', () => {
  test('are listed with what they take', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(
      [...Object.keys(TOOL_EXAMPLES), 'export_palette', 'export_theme'].sort(),
    );
    for (const { name, title, description, inputSchema } of tools) {
      expect(title).toMatch(/\w+/);
      expect(description).toMatch(/\w+/);
      expect(inputSchema.type).toBe('object');
      expect(Object.keys(inputSchema.properties ?? {}).length).toBeGreaterThan(0);
      expect(inputSchema.additionalProperties).toBe(false);
      expect(JSON.stringify(inputSchema), name).not.toMatch(/#\/components\/|\{6\}|ix hex digits/);
    }
  });

  test.each([
    ['check_contrast', { foreground: '#fff', background: 'black' }, { contrast: 21 }],
    [
      'find_harmonies',
      { hex: 'red', type: 'triadic' },
      { colors: ['#FF0000', '#00FF00', '#0000FF'] },
    ],
    ['mix_colors', { a: '#000', b: 'white', space: 'srgb' }, { color: '#808080' }],
    ['name_color', { hex: 'hsl(9 100% 64%)', list: 'css', limit: 1 }, { hex: '#FF6347' }],
    [
      'make_gradient',
      { colors: ['#f00', 'oklch(0 0 0)'], steps: 2 },
      { colors: ['#FF0000', '#000000'] },
    ],
    [
      'make_gradient',
      { colors: 'red-#0f0,000000', steps: 3 },
      { colors: ['#FF0000', '#00FF00', '#000000'] },
    ],
    [
      'make_gradient',
      { colors: 'hsl(0 100% 50%)-rgb(0, 255, 0),000000', steps: 3 },
      { colors: ['#FF0000', '#00FF00', '#000000'] },
    ],
    [
      'generate_palette',
      { locked: ['teal', null], count: 2 },
      { colors: ['#008080', expect.any(String)] },
    ],
    ['import_palette', { text: '#3B82F6 #FBBF24' }, { palette: { name: '' } }],
  ])('%s takes any CSS color: %j', async (name, input, expected) => {
    const { isError, structuredContent, content } = await client.callTool({
      name,
      arguments: input,
    });
    expect(isError, JSON.stringify(content)).toBeFalsy();
    expect(structuredContent).toMatchObject(expected);
  });

  test('a color of Display P3 goes into files as it is; where six digits count, a note tells of it', async () => {
    const css = 'color(display-p3 1 0 0)';
    const file = await client.callTool({
      name: 'export_palette',
      arguments: { name: 'Wide', colors: [css, 'teal', '#11223380'], format: 'tokens' },
    });
    const [part, ...said] = file.content;
    const tokens = part?.type === 'resource' && 'text' in part.resource ? part.resource.text : '';
    expect(tokens).toMatch(/"display-p3",\s*"components": \[\s*1,\s*0,\s*0\s*\]/);
    expect(tokens).toContain('"#008080"');
    expect(tokens).toMatch(/"alpha": 0\.50196/);
    expect(said).toEqual([]);

    const { structuredContent, content } = await client.callTool({
      name: 'contrast_matrix',
      arguments: { colors: [css, 'white', css] },
    });
    expect(structuredContent).toMatchObject({ colors: ['#FF0B0C', '#FFFFFF', '#FF0B0C'] });
    expect(content.slice(1)).toEqual([
      {
        type: 'text',
        text: `${css} is outside sRGB and was replaced by #FF0B0C, the nearest sRGB color (ΔE OK 0.048).`,
      },
    ]);
  });

  test('colors with an opacity are refused where the API takes none', async () => {
    const { isError, content } = await client.callTool({
      name: 'check_contrast',
      arguments: { foreground: '#ffffff80', background: '#000' },
    });
    expect(isError).toBe(true);
    expect(content).toEqual([
      { type: 'text', text: expect.stringMatching(/^foreground: must be .*#ffffff80/) },
    ]);
  });

  test('search_palettes goes on page by page', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { structuredContent } = await client.callTool({
        name: 'search_palettes',
        arguments: { limit: 10, ...(cursor && { cursor }) },
      });
      const page = structuredContent as Page;
      seen.push(...page.results.map(({ id }) => id));
      expect(page.total).toBeGreaterThan(10);
      cursor = page.nextCursor;
      if (!cursor) expect(seen).toHaveLength(page.total);
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test.each([
    ['extract_colors', { image: 'no base64!' }],
    ['import_palette', { file: 5 }],
  ])('%s refuses what is no base64', async (name, input) => {
    const call = client.callTool({ name, arguments: input });
    await expect(call).rejects.toThrow('must be the bytes of a file as base64');
  });

  test('a broken picture is refused in the words of the API', async () => {
    const image = `data:image/png;base64,${btoa('nothing of the kind')}`;
    const { isError, content } = await client.callTool({
      name: 'extract_colors',
      arguments: { image },
    });
    expect(isError).toBe(true);
    expect(content).toEqual([{ type: 'text', text: expect.stringMatching(/^image: /) }]);
  });

  test.each(Object.entries(TOOL_EXAMPLES))('%s', async (name, [input, expected]) => {
    const { isError, structuredContent, content } = await client.callTool({
      name,
      arguments: input,
    });
    expect(isError, JSON.stringify(content)).toBeFalsy();
    expect(structuredContent).toMatchObject(expected);
    expect(content).toEqual([{ type: 'text', text: expect.any(String) }]);
  });

  test.each([
    ['css', { mimeType: 'text/css', text: expect.stringContaining('--color-1: #F472B6;') }],
    ['json', { mimeType: 'application/json', text: expect.stringContaining('F472B6') }],
    ['ase', { blob: expect.stringMatching(/^QVNFR/) }],
  ])('export_palette as %s answers a file', async (format, file) => {
    const { content } = await client.callTool({
      name: 'export_palette',
      arguments: { name: 'Candy', colors: ['#F472B6', '#FB923C'], format },
    });
    expect(content).toEqual([{ type: 'resource', resource: expect.objectContaining(file) }]);
  });

  test('export_theme answers a file', async () => {
    const { content } = await client.callTool({
      name: 'export_theme',
      arguments: { brands: ['#0A66C2'], format: 'css' },
    });
    const file = { mimeType: 'text/css', text: expect.stringContaining('#0A66C2') };
    expect(content).toEqual([{ type: 'resource', resource: expect.objectContaining(file) }]);
  });

  test('export_theme tells what the format cannot hold', async () => {
    const { content } = await client.callTool({
      name: 'export_theme',
      arguments: { brands: ['#F59E0B'], format: 'material' },
    });
    const { notes } = writeTheme('material', createTheme({ brands: ['#F59E0B'] }));
    expect(notes).toHaveLength(2);
    expect(content).toEqual([
      { type: 'resource', resource: expect.objectContaining({ mimeType: 'text/css' }) },
      ...notes.map((text) => ({ type: 'text', text })),
    ]);
  });

  test('serve assistants of the revisions before 2026 as well', async () => {
    const older = await connect(address, {}, 'legacy');
    expect((await older.listTools()).tools).not.toEqual([]);
    const { structuredContent } = await older.callTool({
      name: 'convert_color',
      arguments: { hex: 'teal' },
    });
    expect(structuredContent).toMatchObject({ hex: '#008080' });
    await older.close();
  });
});

describe('resources', () => {
  test('are the formats, and palettes page by page', async () => {
    const { resources } = await client.listResources();
    expect(resources[0]).toMatchObject({ uri: 'swatchwork://formats' });
    const { contents } = await client.readResource({ uri: 'swatchwork://formats' });
    const formats = JSON.parse((contents[0] as { text: string }).text);
    expect(formats.palettes).toContainEqual(expect.objectContaining({ id: 'ase' }));
    expect(formats.themes).toContainEqual(expect.objectContaining({ id: 'shadcn' }));
    expect(formats.charts).toContainEqual(expect.objectContaining({ id: 'vega-lite' }));

    const palette = resources[1]!;
    const read = await client.readResource({ uri: palette.uri });
    expect(JSON.parse((read.contents[0] as { text: string }).text)).toMatchObject({
      name: palette.title,
      slug: palette.name,
    });
  });

  test('are found by template', async () => {
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates).toEqual([
      expect.objectContaining({ uriTemplate: 'swatchwork://palettes/{id}' }),
    ]);
  });

  test.each([
    'swatchwork://palettes/no-such-palette',
    'swatchwork://palettes/../admin/status',
    'swatchwork://nothing',
    'file:///etc/passwd',
  ])('there is none at %s', async (uri) => {
    await expect(client.readResource({ uri })).rejects.toThrow();
  });
});

describe('prompts', () => {
  test('are listed, and written with what is given', async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['theme_from_brand', 'repair_colors']);
    const { messages } = await client.getPrompt({
      name: 'theme_from_brand',
      arguments: { colors: '#0A66C2', format: 'shadcn' },
    });
    expect(messages).toEqual([
      {
        role: 'user',
        content: { type: 'text', text: expect.stringMatching(/#0A66C2.*shadcn/s) },
      },
    ]);
  });

  test.each([
    [{ name: 'theme_from_brand' }, 'colors: must be given; received nothing'],
    [{ name: '__proto__' }, 'Unknown prompt; available prompts:'],
    [
      { name: 'repair_colors', arguments: { css: 'a'.repeat(20_001) } },
      'css: must have at most 20000 characters; received 20001',
    ],
  ])('%j is refused', async (asked, message) => {
    await expect(client.getPrompt(asked)).rejects.toThrow(message);
  });
});

describe('what is refused', () => {
  test('bad input comes back in the words of the API', async () => {
    const { isError, content, structuredContent } = await client.callTool({
      name: 'find_harmonies',
      arguments: { hex: 'blue-ish', type: 'triadic' },
    });
    expect(isError).toBe(true);
    expect(content).toEqual([
      {
        type: 'text',
        text: expect.stringMatching(/^hex: must be an opaque CSS color, such as .*blue-ish/),
      },
    ]);
    expect(structuredContent).toMatchObject({ code: 'invalid_request' });
  });

  test('an unknown tool', async () => {
    await expect(client.callTool({ name: '__proto__', arguments: {} })).rejects.toThrow(
      'Unknown tool __proto__',
    );
  });

  const send = (
    headers: Record<string, string>,
    payload: string,
    method: 'GET' | 'POST' = 'POST',
  ) => app.inject({ method, url: '/mcp', payload, headers });
  const asJson = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

  test.each(['http://evil.example', 'http://localhost.evil.example', 'null', 'nonsense'])(
    'a page of another site: %s',
    async (origin) => {
      const answer = await send({ ...asJson, origin, host: 'evil.example' }, LIST);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'forbidden' });
    },
  );

  test.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:9'])(
    'but a page of this machine may ask: %s',
    async (origin) => {
      expect((await send({ ...asJson, origin }, LIST)).statusCode).toBe(200);
    },
  );

  test.each(['null', '[]', '5', '{}', '{"jsonrpc":"2.0"}', '{', '', '{"__proto__":{}}'])(
    'a body of %s',
    async (payload) => {
      const answer = await send(asJson, payload);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.json()).toHaveProperty('error');
    },
  );

  test('a subscription, which would keep a connection open', async () => {
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const method = 'subscriptions/listen';
    const params = { _meta: meta, notifications: { toolsListChanged: true } };
    const answer = await send(
      { ...asJson, 'mcp-protocol-version': '2026-07-28', 'mcp-method': method },
      JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    );
    expect(answer.json()).toMatchObject({ error: { message: 'Subscription limit reached' } });
  });

  test('another content type, and GET, for there are no sessions', async () => {
    expect((await send({ ...asJson, 'content-type': 'text/plain' }, LIST)).statusCode).toBe(415);
    expect((await app.inject('/mcp')).statusCode).toBe(405);
  });
});

describe('keys and limits', () => {
  let limited: TestApp;
  let base: string;
  beforeAll(async () => {
    const config = { ...readConfig({ NODE_ENV: 'test' }), rateLimit: true };
    limited = await createTestApp({ config, database: await openTestDatabase() });
    base = await limited.listen({ port: 0, host: '127.0.0.1' });
  }, 120_000);
  afterAll(() => limited.close());

  test('a key that does not hold is refused', async () => {
    await expect(connect(base, { 'x-api-key': 'sw_short' })).rejects.toThrow(/malformed|401/);
  });

  test('each request counts for its key, and one too many is refused', async () => {
    const { token } = await signUp(limited);
    const key = await createTestKey(limited, token);
    const assistant = await connect(base, { authorization: `Bearer ${key}` });
    const convert = () => assistant.callTool({ name: 'convert_color', arguments: { hex: 'red' } });

    await convert();
    const own = { authorization: `Bearer ${key}` };
    const { headers } = await limited.inject({ url: '/api/v1/palettes/generate', headers: own });
    const left = Number(/r=(\d+)/.exec(String(headers.ratelimit))?.[1]);
    expect(left).toBeLessThan(98); // connecting sends requests too
    for (let call = 0; call < left; call++) await convert();
    await expect(convert()).rejects.toThrow(/Too many requests|429/);
    await assistant.close();
  });
});
