import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { build } from 'esbuild';
import pino from 'pino';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { copyTemplate } from '../apps/api/testing/db/template.ts';
import { startServer } from '../apps/api/testing/server.ts';
import { fromRoot } from './lib/root.ts';

const MOST_BYTES = 6000;

let folder: string; // an empty project
let dist: string;
let tarball: string;
let packed: string; // the package as it is installed there
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'swatchwork-client-'));
  dist = inject('packedClient');
  npm('pack', dist, '--pack-destination', folder);
  tarball = join(folder, readdirSync(folder)[0]!);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  npm('install', '--offline', '--no-audit', '--no-fund', tarball);
  packed = join(folder, 'node_modules/@swatchwork/client');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

function npm(...args: string[]) {
  run('npm', args);
}

/** Runs a program in the empty project. @throws {Error} With its output, if it fails. */
function run(program: string, args: string[]): string {
  const PATH = `${dirname(process.execPath)}:${process.env.PATH}`;
  const env = { ...process.env, PATH };
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

const read = (file: string) => readFileSync(join(packed, file), 'utf8');

test('it holds modules, declarations, README and license, and needs nothing', () => {
  const others = readdirSync(packed).filter((name) => !/\.(js|js\.map|d\.ts)$/.test(name));
  expect(others.sort()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']);
  const manifest = JSON.parse(read('package.json'));
  expect(manifest).toMatchObject({ name: '@swatchwork/client', license: 'MIT', type: 'module' });
  for (const field of ['private', 'scripts', 'dependencies', 'devDependencies']) {
    expect(manifest).not.toHaveProperty(field);
  }
  const modules = readdirSync(packed).filter((name) => /\.(js|d\.ts|md)$/.test(name));
  const imports = modules.flatMap((name) =>
    [...read(name).matchAll(/(?:from|import\() ?['"]([^'"]+)['"]/g)].map(([, source]) => source!),
  );
  const own = readdirSync(packed).map((name) => `./${name.replace('.d.ts', '.js')}`);
  const foreign = imports.filter((source) => !own.includes(source));
  // The calls of the documentation.
  expect([...new Set(foreign)]).toEqual(['@swatchwork/client']);
});

test('publint has nothing to say', async () => {
  const { messages, pkg } = await publint({ pkgDir: dist, level: 'suggestion', strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test('are-the-types-wrong finds nothing', async () => {
  const data = new Uint8Array(readFileSync(tarball));
  const analysis = await checkPackage(createPackageFromTarballData(data));
  if (!analysis.types) throw new Error('It has no types');
  // `require` resolves to ES modules on purpose: the checker's profile `esm-only` accepts that too.
  const problems = analysis.problems.filter(({ kind }) => kind !== 'CJSResolvesToESM');
  expect(problems).toEqual([]);
});

test(`createClient takes at most ${MOST_BYTES} bytes of a page, gzipped`, async () => {
  const { outputFiles } = await build({
    stdin: { contents: "export { createClient } from '@swatchwork/client';", resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  });
  const { length } = gzipSync(outputFiles[0]!.contents);
  expect(length).toBeGreaterThan(1000);
  expect(length).toBeLessThanOrEqual(MOST_BYTES);
});

const PROGRAM = `
import { ApiError, type Client, type ConvertAnswer, createClient } from '@swatchwork/client';

const client: Client = createClient({ baseUrl: process.argv[2] });
const answer: ConvertAnswer = await client.colors.convert({ hex: '#3B82F6' });
const { colors } = await client.palettes.generate({ type: 'analogous', baseColor: answer.hex });
// @ts-expect-error There is no such type of palette.
const refusal: unknown = await client.palettes.generate({ type: 'none' }).catch((error) => error);
const code = refusal instanceof ApiError ? refusal.code : undefined;
// @ts-expect-error There is no such code.
if (code === 'none') throw refusal;
const theme = await client.themes.create({ brands: ['teal'], parts: ['modes'] });
// @ts-expect-error The scales were not asked for.
const scale: object = theme.scales;
const solid = theme.modes.light.roles['brand-solid']?.hex;
console.log(JSON.stringify({ solid, scale, hex: answer.hex, base: colors.find((color) => color === '#3B82F6'), code }));
`;
const AMBIENT = 'declare const process: { argv: string[] };';

test.each([
  ['NodeNext', 'NodeNext'],
  ['ESNext', 'Bundler'],
])('a program type-checks with module %s and resolution %s', (module, moduleResolution) => {
  writeFileSync(join(folder, 'program.ts'), PROGRAM);
  writeFileSync(join(folder, 'ambient.d.ts'), AMBIENT);
  const compilerOptions = {
    ...{ module, moduleResolution, target: 'ES2022', lib: ['ES2022', 'DOM'], types: [] },
    ...{ strict: true, exactOptionalPropertyTypes: true, noEmit: true, skipLibCheck: false },
  };
  const files = ['program.ts', 'ambient.d.ts'];
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  run(fromRoot('node_modules/.bin/tsc'), ['-p', '.']);
});

test('its types are those of the contract', () => {
  const packedTypes = read('contract.d.ts');
  const withoutTexts = packedTypes.replaceAll(/'[^'\n]*'/g, "''"); // as in 'any-text'
  expect(withoutTexts).not.toMatch(/\bany\b|\bz\.|import/);
  const names = [...packedTypes.matchAll(/^export type (\w+)/gm)].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(['ConvertAnswer', 'ErrorCode', 'PaletteListQuery']));
  const checks = names.map(
    (name) => `export const ${name}: Same<Real.${name}, Packed.${name}> = true;`,
  );
  const same = `import type * as Real from '@swatchwork/contract';
    import type * as Packed from './node_modules/@swatchwork/client/contract.js';
    type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
    ${checks.join('\n')}`;
  writeFileSync(join(folder, 'same.ts'), same);
  const config = {
    extends: fromRoot('tsconfig.base.json'),
    compilerOptions: {
      lib: ['ES2024', 'DOM'],
      paths: {
        '@swatchwork/contract': [fromRoot('packages/contract/src/index.ts')],
        '@swatchwork/color': [fromRoot('packages/color/src/index.ts')],
      },
    },
    files: ['same.ts'],
  };
  writeFileSync(join(folder, 'same.json'), JSON.stringify(config));
  run(fromRoot('node_modules/.bin/tsc'), ['-p', 'same.json']);
});

test('the program runs against the running server', { timeout: 120_000 }, async () => {
  const DATA_DIR = await copyTemplate(pino({ level: 'silent' }), join(folder, 'data'));
  const server = await startServer({ DATA_DIR });
  try {
    writeFileSync(join(folder, 'program.ts'), PROGRAM);
    const output = run(process.execPath, ['program.ts', `${server.address}/api/v1`]);
    const colors = { solid: '#008080', hex: '#3B82F6', base: '#3B82F6' };
    const expected = { ...colors, code: 'invalid_request' };
    expect(JSON.parse(output)).toEqual(expected);
  } finally {
    await server.stop();
  }
});
