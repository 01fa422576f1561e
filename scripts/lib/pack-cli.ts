import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'esbuild';

import { SLICED_FAMILIES } from '../../packages/formats/src/write/sheet/slices.ts';
import { fromRoot, ROOT } from './root.ts';

const SOURCE = fromRoot('packages/cli');

/**
 * Writes the package `swatchwork` as it is published: bundled with our own packages and the
 * libraries that they use, so that it needs nothing but what is optional: sharp, which is native, and the fonts of
 * sheets that are large. The workspace itself goes on using the sources.
 *
 * @param out Target folder; its content is deleted.
 * @returns The folder to publish.
 */
export async function packCli(out = join(SOURCE, 'dist')): Promise<string> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const { metafile } = await build({
    entryPoints: [join(SOURCE, 'src', 'swatchwork.ts')],
    outdir: join(out, 'bin'),
    absWorkingDir: ROOT,
    bundle: true,
    splitting: true, // so that a command loads only what it needs
    chunkNames: '[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20.12',
    mainFields: ['module', 'main'], // only the module build of jsonc-parser can be bundled
    external: ['sharp'],
    conditions: ['bundled'], // fonts of one file become parts of the bundle
    loader: { '.woff2': 'binary' },
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none', // the licenses are written to a file of their own
    metafile: true,
    logLevel: 'error',
  });
  // HarfBuzz looks for its code beside itself.
  cpSync(fromRoot('node_modules/harfbuzzjs/dist/harfbuzz.wasm'), join(out, 'bin', 'harfbuzz.wasm'));
  writeFileSync(join(out, 'LICENSES.txt'), licensesOf(Object.keys(metafile.inputs)));
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  cpSync(join(SOURCE, 'schema'), join(out, 'schema'), { recursive: true });
  cpSync(join(SOURCE, 'README.md'), join(out, 'README.md'));
  cpSync(fromRoot('LICENSE'), join(out, 'LICENSE'));
  return out;
}

/** The package.json of the workspace, without the bundled dependencies. */
function manifest() {
  const { private: _, dependencies: __, ...own } = readJson(join(SOURCE, 'package.json'));
  const { dependencies } = readJson(fromRoot('packages/extract/package.json'));
  return {
    ...own,
    bin: { swatchwork: 'bin/swatchwork.js' },
    optionalDependencies: { sharp: dependencies.sharp },
    ...largeFonts(),
  };
}

/** The families of many files, 21 MB, as what may be installed beside the package. */
function largeFonts() {
  const { dependencies } = readJson(fromRoot('packages/formats/package.json'));
  const names = SLICED_FAMILIES.map((family) => `@fontsource-variable/${family}`).sort();
  return {
    peerDependencies: Object.fromEntries(names.map((name) => [name, `^${dependencies[name]}`])),
    peerDependenciesMeta: Object.fromEntries(names.map((name) => [name, { optional: true }])),
  };
}

/** The licenses of every bundled library, which require that they be included. */
function licensesOf(inputs: readonly string[]): string {
  const folders = inputs.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []);
  return [...new Set(folders)]
    .sort()
    .map(licenseOf)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

function licenseOf(folder: string): string {
  const { name, version, license } = readJson(fromRoot(folder, 'package.json'));
  const file = LICENSE_FILES.map((each) => fromRoot(folder, each)).find(existsSync);
  const text = file && readFileSync(file, 'utf8').trim();
  if (!text) throw new Error(`${name} comes without the text of its license`);
  return `${name} ${version} (${license})\n\n${text}\n`;
}

const LICENSE_FILES = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license', 'license.md'];

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
