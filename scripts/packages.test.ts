import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, test } from 'vitest';

import { createTestApp } from '../apps/api/testing/app.ts';
import { VERSION } from '../packages/cli/src/version.ts';
import { fromRoot, ROOT } from './lib/root.ts';

type Manifest = Record<string, unknown> & {
  version: string;
  repository: Record<string, string>;
  dependencies?: Record<string, string>;
};

const read = (path: string) => readFileSync(fromRoot(path), 'utf8');
const readJson = (path: string): Manifest => JSON.parse(read(path));

const main = readJson('package.json');
/** Valid by static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json, tried with ajv by hand. */
const serverEntry = JSON.parse(read('packages/cli/server.json')) as {
  name: string;
  packages: { identifier: string; version: string }[];
};
const manifests = globSync('{packages,apps,plugins}/*/package.json', { cwd: ROOT });

test.each(manifests)('%s says what the main one says of the project', (path) => {
  const { version, license, author, homepage, bugs, repository, ...own } = readJson(path);
  expect({ version, license, author, homepage, bugs }).toEqual({
    version: main.version,
    license: main.license,
    author: main.author,
    homepage: main.homepage,
    bugs: main.bugs,
  });
  expect(repository).toEqual({ ...main.repository, directory: dirname(path) });
  expect(own.keywords).toEqual(expect.arrayContaining(['color']));
  for (const [name, wanted] of Object.entries(own.dependencies ?? {})) {
    if (name.startsWith('@swatchwork/')) expect(wanted, name).toBe(main.version);
  }
});

test('all that states a version states this one', async () => {
  const stated = {
    'the command line': VERSION,
    'the Python package': /^version = "(.+)"$/m.exec(read('clients/python/pyproject.toml'))?.[1],
    'the Python module': /^__version__ = "(.+)"$/m.exec(
      read('clients/python/src/swatchwork/__init__.py'),
    )?.[1],
    'the extension': readJson('plugins/extension/manifest.json').version,
    'the entry of the MCP registry': readJson('packages/cli/server.json').version,
    'the package of that entry': serverEntry.packages[0]!.version,
    'the changelog': /^## (\d+\.\d+\.\d+)/m.exec(read('CHANGELOG.md'))?.[1],
  };
  const all = Object.keys(stated).map((name) => [name, main.version]);
  expect(stated).toEqual(Object.fromEntries(all));

  const app = await createTestApp();
  const { info } = (await app.inject('/api/openapi.json')).json();
  expect(info.version).toBe(main.version);
  const client = new Client({ name: 'test', version: '1' });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address)));
  expect(client.getServerVersion()?.version).toBe(main.version);
  await client.close();
  await app.close();
});

test('the Python package names the same addresses', () => {
  const project = read('clients/python/pyproject.toml');
  const { homepage, bugs, repository } = main;
  for (const address of [
    homepage,
    Object(bugs).url,
    repository.url?.replace(/^git\+|\.git$/g, ''),
  ]) {
    expect(project).toContain(`"${address}"`);
  }
});

/** Commands that install from a registry, where the name may be somebody else's. */
const FROM_REGISTRY =
  /npx (-\S+ )*(-p )?@?swatchwork|npm i(nstall)? (-\S+ )*@?swatchwork|pip3? install swatchwork/;

test('nothing tells to install from a registry what is not there', () => {
  const files = execFileSync('git', ['ls-files', '*.md', '*.ts', '*.tsx', '*.yml'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const paths = files.trim().split('\n');
  expect(paths.length).toBeGreaterThan(1000);
  const telling = paths.filter((path) => FROM_REGISTRY.test(read(path)));
  expect(telling).toEqual([]);
});

test('the entry of the MCP registry names the package, which names the entry', () => {
  const cli = readJson('packages/cli/package.json');
  expect(serverEntry.packages[0]!.identifier).toBe(cli.name);
  expect(cli.mcpName).toBe(serverEntry.name);
});
