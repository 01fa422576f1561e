import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../apps/api/testing/app.ts';
import { fromRoot } from './lib/root.ts';

let app: TestApp;
let address: string;
let folder: string; // a project with the generators alone: they need an older TypeScript
beforeAll(async () => {
  app = await createTestApp();
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  folder = mkdtempSync(join(tmpdir(), 'swatchwork-generators-'));
  cpSync(fromRoot('testing/generators'), folder, { recursive: true });
  // An environment made for production would leave them out.
  const quietly = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  await run('npm', 'ci', '--include=dev', ...quietly);
  writeFileSync(join(folder, 'openapi.json'), (await app.inject('/api/openapi.json')).body);
}, 300_000);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Runs a program in the project. @throws {Error} With its output, if it fails. */
async function run(program: string, ...args: string[]): Promise<string> {
  const PATH = `${join(folder, 'node_modules/.bin')}:${dirname(process.execPath)}:${process.env.PATH}`;
  const child = spawn(program, args, { cwd: folder, env: { ...process.env, PATH } });
  const [output, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${output}${errors}`);
  return output;
}

const HEY_API = `export default {
  input: 'openapi.json',
  output: { path: 'hey-api', importFileExtension: '.ts' },
};`;

const READ = {
  css: expect.stringContaining('--color-1: #F472B6;'),
  json: expect.objectContaining({ name: 'Candy', colors: ['#F472B6', '#FB923C'] }),
  bytes: expect.any(Number),
  uploaded: ['#F472B6', '#FB923C'],
  read: ['#3B82F6', '#FBBF24'],
  name: 'tomato',
};

test('clients of openapi-typescript and hey-api typecheck, export, upload and import', async () => {
  await run('openapi-typescript', 'openapi.json', '-o', 'openapi-typescript.ts');
  writeFileSync(join(folder, 'openapi-ts.config.ts'), HEY_API);
  await run('openapi-ts', '--no-log-file', '-f', 'openapi-ts.config.ts');
  await run('tsc', '-p', '.');
  for (const program of ['use-openapi-fetch.ts', 'use-hey-api.ts']) {
    const output = await run(process.execPath, program, address);
    expect(JSON.parse(output), program).toEqual(READ);
  }
}, 300_000);
