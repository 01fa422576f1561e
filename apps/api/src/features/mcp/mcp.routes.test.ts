import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { writeTheme } from '@swatchwork/formats/themes';
import { createTheme } from '@swatchwork/theme';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestKey, signUp } from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { openTestDatabase } from '../../../testing/db/database.ts';
import { TOOL_EXAMPLES } from '../../../testing/requests/mcp-tools.ts';
import { readConfig } from '../../config.ts';

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
    for (const { title, description, inputSchema } of tools) {
      expect(title).toMatch(/\w+/);
      expect(description).toMatch(/\w+/);
      expect(inputSchema.type).toBe('object');
      expect(Object.keys(inputSchema.properties ?? {}).length).toBeGreaterThan(0);
      expect(JSON.stringify(inputSchema)).not.toContain('#/components/');
    }
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

describe('what is refused', () => {
  test('bad input comes back in the words of the API', async () => {
    const { isError, content, structuredContent } = await client.callTool({
      name: 'find_harmonies',
      arguments: { hex: 'blue-ish', type: 'triadic' },
    });
    expect(isError).toBe(true);
    expect(content).toEqual([
      { type: 'text', text: expect.stringMatching(/^hex: must be six hex digits.*blue-ish/) },
    ]);
    expect(structuredContent).toMatchObject({ code: 'invalid_request' });
  });

  test('an unknown tool', async () => {
    await expect(client.callTool({ name: '__proto__', arguments: {} })).rejects.toThrow(
      'There is no tool __proto__',
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
