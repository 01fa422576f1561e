import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'esbuild';

import { fromRoot, ROOT } from './root.ts';

const SOURCE = fromRoot('packages/cli');

/**
 * Writes the package `swatchwork` as it is published: bundled with our own packages and the
 * libraries that they use, so that it needs nothing but sharp, which is native and optional. The
 * workspace itself goes on using the sources.
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
    external: ['sharp', 'svelte/compiler', '@astrojs/compiler/sync'],
    alias: { yaml: fromRoot('node_modules/yaml/browser/index.js') }, // its build for Node is CommonJS
    conditions: ['bundled'], // the font of sheets becomes a part of the bundle
    // PostCSS is CommonJS, and asks for modules of Node while it is loaded.
    banner: { js: REQUIRE },
    loader: { '.ttf': 'binary' },
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none', // the licenses are written to a file of their own
    metafile: true,
    logLevel: 'error',
  });
  writeFileSync(join(out, 'LICENSES.txt'), licensesOf(Object.keys(metafile.inputs)));
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  cpSync(join(SOURCE, 'schema'), join(out, 'schema'), { recursive: true });
  for (const file of ['README.md', 'SKILL.md', 'server.json']) {
    cpSync(join(SOURCE, file), join(out, file));
  }
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(fromRoot(file), join(out, file));
  return out;
}

const REQUIRE =
  "import{createRequire as swatchworkRequire}from'node:module';const require=swatchworkRequire(import.meta.url);";

/** The package.json of the workspace, without the bundled dependencies. */
function manifest() {
  const { private: _, dependencies: __, ...own } = readJson(join(SOURCE, 'package.json'));
  const { dependencies } = readJson(fromRoot('packages/extract/package.json'));
  return {
    ...own,
    bin: { swatchwork: 'bin/swatchwork.js' },
    optionalDependencies: { sharp: dependencies.sharp },
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
  const { name, version, license, author } = readJson(fromRoot(folder, 'package.json'));
  const find = (names: string[]) => names.map((each) => fromRoot(folder, each)).find(existsSync);
  const files = [find(LICENSE_FILES), find(['LICENSE_FONT'])].filter((file) => file !== undefined);
  const text =
    files.map((file) => readFileSync(file, 'utf8').trim()).join('\n\n') ||
    WITHOUT_TEXT[name]?.(author);
  if (!text) throw new Error(`${name} comes without the text of its license`);
  return `${name} ${version} (${license})\n\n${text}\n`;
}

/** Parts of fontkit that state MIT as their license in package.json, and hold no text of it. */
const WITHOUT_TEXT: Partial<Record<string, (author: string) => string>> = {
  brotli: (author) =>
    `Copyright ${author}. The license is that of @cantoo/fontkit, see there. The decoder is Copyright 2013 Google Inc., under the Apache License 2.0, http://www.apache.org/licenses/LICENSE-2.0`,
  dfa: (author) => `Copyright ${author}. The license is that of @cantoo/fontkit, see there.`,
};

const LICENSE_FILES = [
  'LICENSE',
  'LICENSE.md',
  'LICENSE.txt',
  'License.txt',
  'license',
  'license.md',
  'LICENSE-MIT',
];

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
