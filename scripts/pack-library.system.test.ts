import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { build as buildWithEsbuild } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { createRandom } from '../packages/color/src/index.ts';
import { createTheme, type ThemeInput } from '../packages/theme/src/index.ts';
import { installedNodes } from '../testing/consumer-project.ts';
import { LIBRARIES } from './lib/pack-library.ts';
import { fromRoot } from './lib/root.ts';

let folder: string; // a project that has installed the packages
let folders: string[]; // what is published
beforeAll(async () => {
  folders = inject('packedLibraries');
  folder = mkdtempSync(join(tmpdir(), 'swatchwork-libraries-'));
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0A66C2' } })
    .jpeg()
    .toFile(join(folder, 'photo.jpg'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const installed = join(folder, 'node_modules');
  for (const [i, name] of LIBRARIES.entries()) {
    cpSync(folders[i]!, join(installed, '@swatchwork', name), { recursive: true });
    const { dependencies } = JSON.parse(readFileSync(join(folders[i]!, 'package.json'), 'utf8'));
    for (const needed of Object.keys(dependencies)) {
      const target = join(installed, needed);
      mkdirSync(dirname(target), { recursive: true });
      if (!existsSync(target)) symlinkSync(fromRoot('node_modules', needed), target);
    }
  }
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program in the project. @throws {Error} With its output, if it fails. */
function run(program: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

/** The samples of a README in TypeScript, as one program. */
function sampleOf(name: string): string {
  const readme = readFileSync(fromRoot('packages', name, 'README.md'), 'utf8');
  return [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code).join('\n');
}

describe.each(LIBRARIES.map((name, i) => [name, i] as const))('@swatchwork/%s', (name, i) => {
  test('publint and are-the-types-wrong find nothing', async () => {
    const pkgDir = folders[i]!;
    const { messages, pkg } = await publint({ pkgDir, level: 'suggestion', strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
    const [packed] = JSON.parse(run('npm', ['pack', pkgDir, '--json']));
    const tarball = new Uint8Array(readFileSync(join(folder, packed.filename)));
    const analysis = await checkPackage(createPackageFromTarballData(tarball));
    if (!analysis.types) throw new Error('It has no types');
    // ES modules alone, which `require` of Node 20.19 and later loads; entries need `exports`.
    const accepted = ['CJSResolvesToESM', 'NoResolution'];
    const problems = analysis.problems.filter(
      (problem) =>
        !accepted.includes(problem.kind) ||
        (problem.kind === 'NoResolution' && problem.resolutionKind !== 'node10'),
    );
    expect(problems).toEqual([]);
  });

  test('the samples of its README run in each Node that there is, and have types', () => {
    writeFileSync(join(folder, `${name}.ts`), sampleOf(name));
    writeFileSync(join(folder, `${name}.mjs`), sampleOf(name).replaceAll(/!(?!=)/g, ''));
    for (const node of installedNodes()) expect(run(node, [`${name}.mjs`])).not.toBe('');
    const compilerOptions = {
      ...{ module: 'NodeNext', target: 'ES2022', lib: ['ES2023', 'DOM'], types: ['node'] },
      ...{ strict: true, noEmit: true, skipLibCheck: false, noUncheckedIndexedAccess: true },
      typeRoots: [fromRoot('node_modules/@types')],
    };
    const config = { compilerOptions, files: [`${name}.ts`] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    run(fromRoot('node_modules/.bin/tsc'), ['-p', '.']);
  });
});

/** What an export costs a page, in bytes, minified and gzipped. */
async function costOf(entry: string, name: string): Promise<number> {
  const { outputFiles } = await buildWithEsbuild({
    stdin: { contents: `export { ${name} } from '${entry}';`, resolveDir: folder },
    ...{ bundle: true, minify: true, format: 'esm', platform: 'browser', write: false },
  });
  return gzipSync(outputFiles[0]!.contents).length;
}

test.each([
  ['@swatchwork/color', 'contrastRatio', 1000],
  ['@swatchwork/theme', 'createTheme', 24_100],
  ['@swatchwork/theme', 'createRoles', 12_000],
  ['@swatchwork/extract', 'extract', 7700],
])('of %s, %s takes at most %i bytes of a page', async (entry, name, most) => {
  const cost = await costOf(entry, name);
  expect(cost).toBeGreaterThan(200);
  expect(cost).toBeLessThanOrEqual(most);
});

test('themes are those of the sources', async () => {
  const published = await import(join(folder, 'node_modules/@swatchwork/theme/index.js'));
  const random = createRandom('published');
  for (let i = 0; i < 200; i++) {
    const hex = Math.floor(random() * 2 ** 24)
      .toString(16)
      .padStart(6, '0');
    const input: ThemeInput = { brands: [`#${hex}`] };
    expect(JSON.stringify(published.createTheme(input))).toBe(JSON.stringify(createTheme(input)));
  }
});
