import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { packPlugins } from './pack-plugins.ts';
import { fromRoot, ROOT } from './root.ts';
import { run, runTool } from './run.ts';
import { buildServiceWorker } from './service-worker.ts';

// The sources of the pages and of the empty database. Tests and the API's own sources do not change
// them.
const SOURCES = [
  'apps/web/*.{ts,json}',
  'apps/web/app/**/*',
  'apps/web/service-worker/**/*',
  'apps/web/public/**/*',
  'packages/*/src/**/*',
  'plugins/*/{src,icons}/**/*',
  'plugins/*/*.{json,md}',
  'docs/{operations,packages}.md',
  'packages/*/{README.md,package.json}',
  'CHANGELOG.md',
  'package-lock.json',
  'apps/api/src/db/embedded/{new-database,start-params}.ts',
];
// Inside the folder that a build empties, so that a broken build leaves no stamp.
const STAMP = fromRoot('apps/web/build/server/.built');

/**
 * Builds the pages, and an empty database, unless the last build had the same sources. Exits on
 * failure.
 */
export async function ensureBuild(): Promise<void> {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;

  console.error('Building the pages…');
  const code = await runTool('react-router', ['build'], {
    cwd: fromRoot('apps/web'),
    env: { NODE_ENV: 'production' },
    quiet: true,
  });
  if (code !== 0) process.exit(1);
  await buildServiceWorker();
  await packPlugins(fromRoot('apps/web/build/client/plugins'));
  await buildDatabase();
  await compressAssets(fromRoot('apps/web/build/client'));
  writeFileSync(STAMP, wanted);
}

/**
 * Changes when the name, size or modification time of a source changes: cheap enough for every
 * start.
 */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of globSync(SOURCES, { cwd: ROOT }).sort()) {
    const { size, mtimeMs, isFile } = describeFile(fromRoot(path));
    if (isFile && !path.includes('.test.')) hash.update(`${path}:${size}:${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function describeFile(path: string) {
  const stats = statSync(path);
  return { size: stats.size, mtimeMs: stats.mtimeMs, isFile: stats.isFile() };
}

/** In a process of its own, to release its memory. */
async function buildDatabase(): Promise<void> {
  const module = pathToFileURL(fromRoot('apps/api/src/db/embedded/new-database.ts')).href;
  const code = `import { buildDatabase } from '${module}'; await buildDatabase();`;
  const ended = await run(process.execPath, ['--input-type=module', '--eval', code]);
  if (ended !== 0) process.exit(1);
}

// pictures, and fonts for pages, are compressed already
const COMPRESSIBLE = '**/*.{js,css,svg,json,txt,html,ttf,wasm,webmanifest}';
const MIN_BYTES = 1024; // smaller ones fit in a packet anyway

const FORMS = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  gz: (content: Buffer) =>
    promisify<Buffer, object, Buffer>(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes a second and a third, compressed copy of each file that becomes smaller, at the highest
 * level: once at build time instead of, with less effort, for every request.
 */
async function compressAssets(folder: string): Promise<void> {
  await Promise.all(
    globSync(COMPRESSIBLE, { cwd: folder }).map(async (path) => {
      const content = await readFile(`${folder}/${path}`);
      if (content.length < MIN_BYTES) return;
      for (const [suffix, compress] of Object.entries(FORMS)) {
        await writeFile(`${folder}/${path}.${suffix}`, await compress(content));
      }
    }),
  );
}
