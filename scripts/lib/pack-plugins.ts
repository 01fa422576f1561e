import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { type BuildOptions, build } from 'esbuild';
import { zipSync } from 'fflate';

import { EPOCH } from '../../packages/formats/src/bytes/zip.ts';
import { fromRoot, ROOT } from './root.ts';

/** What a plugin is made of, and how large it is. */
export interface PackedPlugin {
  /** The folder that can be installed as it is. */
  readonly folder: string;
  /** The same as a ZIP archive, whose bytes depend on the sources alone. */
  readonly archive: string;
  /** Bytes of the archive, and of the interface when compressed by gzip. */
  readonly archiveBytes: number;
  readonly interfaceBytes: number;
}

/**
 * Writes the plugin for Figma: a folder to import by its manifest, and a ZIP archive of it.
 *
 * @param out Target folder; its content is deleted.
 */
export async function packFigma(out = fromRoot('plugins/figma/dist')): Promise<PackedPlugin> {
  rmSync(out, { recursive: true, force: true });
  const ui = await buildInterface();
  const files = {
    'LICENSE.txt': readFileSync(fromRoot('LICENSE'), 'utf8'),
    'README.md': readFileSync(fromRoot('plugins/figma/README.md'), 'utf8'),
    'main.js': await buildFigmaMain(),
    'manifest.json': readFileSync(fromRoot('plugins/figma/manifest.json'), 'utf8'),
    'ui.html': ui,
  };
  const folder = join(out, 'swatchwork-figma');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const encoder = new TextEncoder();
  const zip = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, encoder.encode(text)])),
    { mtime: EPOCH, level: 9 },
  );
  const archive = `${folder}.zip`;
  writeFileSync(archive, zip);
  return {
    folder,
    archive,
    archiveBytes: zip.length,
    interfaceBytes: gzipSync(ui, { level: 9 }).length,
  };
}

/** The part of the plugin that reaches the file, in the syntax that Figma's sandbox is sure to know. */
export const buildFigmaMain = (): Promise<string> =>
  bundle({ entryPoints: ['plugins/figma/src/main.ts'], target: 'es2017', format: 'iife' });

/** The interface as one file of HTML that loads nothing. */
async function buildInterface(): Promise<string> {
  const script = await bundle({
    entryPoints: ['plugins/interface/src/main.ts'],
    target: 'es2022',
    format: 'iife',
    conditions: ['browser'],
  });
  const style = await bundle({ entryPoints: ['plugins/interface/src/interface.css'] });
  const page = readFileSync(fromRoot('plugins/interface/src/interface.html'), 'utf8');
  return page
    .replace('/* style */', () => style.trim())
    .replace('/* script */', () => script.trim().replaceAll('</script', '<\\/script'));
}

/** One bundle, minified, as text. */
export async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    charset: 'ascii',
    legalComments: 'none',
    logLevel: 'error',
    ...options,
    write: false,
  });
  return outputFiles![0]!.text;
}
