import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import type { SavedTheme, SessionAnswer } from '@swatchwork/contract';
import { writeTheme } from '@swatchwork/formats/themes';
import { createTheme } from '@swatchwork/theme';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, TEST_PASSWORD } from '../apps/api/testing/accounts.ts';
import { callJson, createTestApp, type TestApp } from '../apps/api/testing/app.ts';
import { openTestDatabase } from '../apps/api/testing/db/database.ts';
import { folderWith, swatchworkBeside } from '../packages/cli/testing/swatchwork.ts';

const INPUT = { brands: ['#0A66C2', { color: 'teal', name: 'sea' }], target: 'AAA' as const };
const CSS = writeTheme('css', createTheme(INPUT), { name: 'Ocean' }).files[0]!.text;

let app: TestApp;
let address: string;
let ada: SessionAnswer;
beforeAll(async () => {
  app = await createTestApp({ database: await openTestDatabase() });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  ada = await signUp(app);
});
afterAll(() => app.close());

const call = async (method: 'POST' | 'PATCH', path: string, body: unknown) =>
  (await callJson(app, method, `/api/${path}`, body, ada.token)).body;
const save = (isPublic: boolean): Promise<SavedTheme> =>
  call('POST', 'themes/saved', { name: 'Ocean', input: INPUT, isPublic });
const pull = (link: string, cwd: string, env?: Record<string, string>) =>
  swatchworkBeside(['pull', link, '--format', 'css', '-o', 'theme.css'], {
    cwd,
    ...(env && { env }),
  });
const pullAsConfigured = (cwd: string, env: Record<string, string>) =>
  swatchworkBeside(['pull'], { cwd, env });
const cssIn = (folder: string) => readFileSync(join(folder, 'theme.css'), 'utf8');

test('a public theme is pulled from its site, again after it was changed', async () => {
  const { id } = await save(true);
  const link = `${address}/theme?saved=${id}`;
  const cwd = folderWith({});
  expect(await pull(link, cwd)).toEqual({
    code: 0,
    stdout: 'written      theme.css\n',
    stderr: '',
  });
  expect(cssIn(cwd)).toBe(CSS);
  expect((await pull(link, cwd)).stdout).toBe('unchanged    theme.css\n');
  await call('PATCH', `themes/saved/${id}`, { input: { brands: ['gold'] } });
  expect((await pull(link, cwd)).stdout).toBe('written      theme.css\n');
  expect(cssIn(cwd)).toContain('#FFD700');
});

test('a private theme needs an API key of its owner', async () => {
  const { id } = await save(false);
  const link = `${address}/theme?saved=${id}`;
  const cwd = folderWith({});
  const refused = await pull(link, cwd);
  expect(refused.code).toBe(2);
  expect(refused.stderr).toMatch(/There is no theme at .*\nSet SWATCHWORK_API_KEY to an API key/);

  const made = { name: 'CI', password: TEST_PASSWORD, scope: 'read' };
  const { key } = await call('POST', 'user/keys', made);
  const withKey = { SWATCHWORK_API_KEY: key, SWATCHWORK_SITE: `${address}/` };
  expect(await pull(link, cwd, withKey)).toMatchObject({ code: 0, stderr: '' });
  expect(cssIn(cwd)).toBe(CSS);

  const bad = await pull(link, cwd, { ...withKey, SWATCHWORK_API_KEY: 'sw_unknown' });
  expect(bad.code).toBe(2);
  expect(bad.stderr).not.toContain('sw_unknown');
});

test('a key goes to the site of SWATCHWORK_SITE alone, whatever a file of a repository names', async () => {
  const seen: (string | undefined)[] = [];
  const stranger = createServer((request, response) => {
    seen.push(request.headers.authorization);
    response.writeHead(404).end('{}');
  });
  stranger.listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const site = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
  const theme = `${site}/theme?saved=0199f3c0-7a10-7cc2-9f35-1f6d9e0d8a11`;
  const cwd = folderWith({
    'swatchwork.json': JSON.stringify({ theme, files: { 'theme.css': 'css' } }),
  });
  for (const SWATCHWORK_SITE of [undefined, '', address]) {
    const env = {
      SWATCHWORK_API_KEY: 'sw_secret',
      ...(SWATCHWORK_SITE !== undefined && { SWATCHWORK_SITE }),
    };
    const { code, stderr } = await pullAsConfigured(cwd, env);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('was not sent: set SWATCHWORK_SITE'),
    ]);
  }
  await pullAsConfigured(cwd, { SWATCHWORK_API_KEY: 'sw_secret', SWATCHWORK_SITE: site });
  expect(seen).toEqual([undefined, undefined, undefined, 'Bearer sw_secret']);
  const { stderr } = await pullAsConfigured(cwd, { SWATCHWORK_API_KEY: 'k', SWATCHWORK_SITE: 'x' });
  expect(stderr).toContain('SWATCHWORK_SITE must be an address');
  stranger.close();
});

test('a project gives its first theme, or says that it has none', async () => {
  const project = await call('POST', 'projects', { name: 'Sea', isPublic: true });
  const link = `${address}/projects/${project.id}`;
  const cwd = folderWith({});
  expect((await pull(link, cwd)).stderr).toContain('has no theme that you may see');
  for (const isPublic of [false, true]) {
    const { id } = await save(isPublic);
    await callJson(app, 'PUT', `/api/projects/${project.id}/items/${id}`, undefined, ada.token);
    if (!isPublic) expect((await pull(link, cwd)).stderr).toContain('has no theme');
  }
  expect((await pull(link, cwd)).stdout).toBe('written      theme.css\n');
  expect(cssIn(cwd)).toBe(CSS);
});

test('a site that is not there, or is another, is named', async () => {
  const cwd = folderWith({});
  const id = '0199f3c0-7a10-7cc2-9f35-1f6d9e0d8a11';
  expect((await pull(`${address}/theme?saved=${id}`, cwd)).stderr).toContain(
    'There is no theme at',
  );
  const closed = await pull(`http://127.0.0.1:9/theme?saved=${id}`, cwd);
  expect(closed.code).toBe(2);
  expect(closed.stderr).toContain('"http://127.0.0.1:9" cannot be reached');
  const plain = { SWATCHWORK_API_KEY: 'sw_secret', SWATCHWORK_SITE: 'http://swatchwork.example' };
  const { stderr } = await pull(`http://swatchwork.example/theme?saved=${id}`, cwd, plain);
  expect(stderr).toContain('SWATCHWORK_API_KEY is only sent over https');
});

function* endlessText(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(65_536, 'a');
}

test('a site that sends without end is hung up on', async () => {
  const endless = createServer((_request, response) => {
    Readable.from(endlessText()).pipe(response);
  }).listen(0, '127.0.0.1');
  await once(endless, 'listening');
  const { port } = endless.address() as AddressInfo;
  const hungUp = once(endless, 'request').then(([, response]) => once(response, 'close'));

  const { code, stderr } = await pull(`http://127.0.0.1:${port}/theme?saved=a`, folderWith({}));
  expect([code, stderr]).toEqual([2, expect.stringContaining('did not return a theme')]);
  await hungUp;
  endless.close();
});
