import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { openTestDatabase } from '../../../testing/db/database.ts';
import { REFUSED_ARGUMENTS, TOOL_EXAMPLES } from '../../../testing/requests/mcp-tools.ts';

const PROJECT = new URL('../../../../../testing/former-mcp', import.meta.url);

type Answer = {
  isError?: boolean;
  content: { type: string; text?: string }[];
  structuredContent?: unknown;
};

/** What is used here of `Client` of @modelcontextprotocol/sdk 1.x, which is installed apart. */
type FormerClient = {
  connect(transport: object): Promise<void>;
  listTools(): Promise<{ tools: { name: string }[] }>;
  callTool(call: { name: string; arguments: object }): Promise<Answer>;
  close(): Promise<void>;
};

let app: TestApp;
let client: FormerClient;
let folder: string;
beforeAll(async () => {
  app = await createTestApp({ database: await openTestDatabase({ seed: 'sample' }) });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(join(tmpdir(), 'swatchwork-former-mcp-'));
  await cp(PROJECT, folder, { recursive: true });
  const quietly = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  await promisify(execFile)('npm', ['ci', '--include=dev', ...quietly], { cwd: folder });
  const load = (file: string) =>
    import(
      pathToFileURL(join(folder, 'node_modules/@modelcontextprotocol/sdk/dist/esm/client', file))
        .href
    );
  const { Client } = await load('index.js');
  const { StreamableHTTPClientTransport } = await load('streamableHttp.js');
  const assistant: FormerClient = new Client({ name: 'test', version: '1.0.0' });
  client = assistant;
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address)));
  await client.listTools(); // from here on it holds answers against the schemas of the list
}, 180_000);
afterAll(async () => {
  await client?.close();
  await app.close();
  await rm(folder, { recursive: true });
});

test.each(Object.entries(REFUSED_ARGUMENTS))('the refusal of %s arrives', async (name, one) => {
  const [input, field] = one;
  const { isError, content } = await client.callTool({ name, arguments: input });
  expect(isError).toBe(true);
  expect(content[0]?.text).toMatch(new RegExp(`^${field}.+`));
});

test.each(Object.entries(TOOL_EXAMPLES))('so does the answer of %s', async (name, example) => {
  const [input, expected] = example;
  const { isError, content, structuredContent } = await client.callTool({ name, arguments: input });
  expect(isError, content[0]?.text).toBeFalsy();
  expect(structuredContent).toMatchObject(expected);
  const unknown = await client.callTool({ name, arguments: { ...input, paint: 'red' } });
  expect(unknown.content[0]?.text).toMatch(/^paint: unknown argument/);
});
