import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { fromRoot } from './root.ts';
import { runTool } from './run.ts';

/** The packages of functions, each after those that it needs. */
export const LIBRARIES = ['color', 'theme', 'print', 'formats', 'extract'] as const;

type Library = (typeof LIBRARIES)[number];

type Manifest = { exports: Record<string, string> };

/**
 * Writes the packages of functions as they are published: ES modules for Node 20 and browsers, with
 * declarations and source maps. The workspace itself goes on using the sources.
 *
 * @returns The folders to publish.
 */
export async function packLibraries(): Promise<string[]> {
  const folders = [];
  for (const name of LIBRARIES) folders.push(await packLibrary(name));
  return folders;
}

async function packLibrary(name: Library): Promise<string> {
  const source = fromRoot('packages', name);
  const out = join(source, 'dist');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  await compile(name, source, out);

  const { exports, ...manifest } = readManifest(name);
  const published = {
    ...manifest,
    exports: Object.fromEntries(
      Object.entries(exports).map(([entry, file]) => [entry, { types: file, default: file }]),
    ),
    engines: { node: '>=20.12' },
    publishConfig: { access: 'public' },
  };
  const text = JSON.stringify(published, null, 2)
    .replaceAll(/("types": "\.\/)src\/(.+)\.ts"/g, '$1$2.d.ts"')
    .replaceAll(/"\.\/src\/(.+)\.ts"/g, '"./$1.js"');
  writeFileSync(join(out, 'package.json'), `${text}\n`);
  cpSync(join(source, 'README.md'), join(out, 'README.md'));
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(fromRoot(file), join(out, file));
  return out;
}

/** @throws {Error} If it does not compile; what it needs of the others has to be written before. */
async function compile(name: Library, source: string, out: string): Promise<void> {
  const project = join(out, 'tsconfig.json');
  const compilerOptions = {
    ...{ noEmit: false, declaration: true, sourceMap: true, inlineSources: true },
    ...{ rewriteRelativeImportExtensions: true, target: 'ES2022' },
    ...{ rootDir: join(source, 'src'), outDir: out },
    paths: Object.fromEntries(LIBRARIES.flatMap(declarationsOf)),
  };
  const config = {
    extends: join(source, 'tsconfig.json'),
    compilerOptions,
    include: [join(source, 'src')],
    exclude: [join(source, 'src/**/*.test.ts')],
  };
  writeFileSync(project, JSON.stringify(config));
  const code = await runTool('tsc', ['-p', project]);
  if (code !== 0) throw new Error(`packages/${name} does not compile`);
  rmSync(project);
  importModules(out);
  bringFonts(out);
}

/** Puts imported fonts beside the module, by an address that bundlers know without any setting. */
function bringFonts(out: string): void {
  for (const file of globSync('**/*.bundled.js', { cwd: out })) {
    const path = join(out, file);
    const text = readFileSync(path, 'utf8').replaceAll(
      /^import (\w+) from '(.+\/(.+\.ttf))';$/gm,
      (_, name, font, base) => {
        cpSync(fromRoot('node_modules', font), join(dirname(path), base));
        return `const ${name} = new URL('./${base}', import.meta.url).href;`;
      },
    );
    writeFileSync(path, text);
  }
}

/**
 * Lets the declarations of a folder import each other as modules, which the compiler does not.
 *
 * @param change What else is to be written otherwise.
 */
export function importModules(folder: string, change = (text: string) => text): void {
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file);
    const text = change(readFileSync(path, 'utf8'));
    writeFileSync(
      path,
      text.replaceAll(/((?:from |import\()["']\.{1,2}\/[^"']+)\.ts(["'])/g, '$1.js$2'),
    );
  }
}

/** Where the compiler finds what the others declare: a package of its own may not reach into sources. */
const declarationsOf = (name: Library): [string, string[]][] =>
  Object.entries(readManifest(name).exports).map(([entry, file]) => [
    join(`@swatchwork/${name}`, entry),
    [fromRoot('packages', name, file.replace('./src/', 'dist/').replace(/\.ts$/, '.d.ts'))],
  ]);

const readManifest = (name: Library): Manifest =>
  JSON.parse(readFileSync(fromRoot('packages', name, 'package.json'), 'utf8'));
