import { readFileSync } from 'node:fs';

import { type BuildOptions, build } from 'esbuild';
import { zipSync } from 'fflate';

import { EPOCH } from '../../packages/formats/src/bytes/zip.ts';
import { fromRoot, ROOT } from './root.ts';

/** What all bundles of plugins have in common. */
const COMMON = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  charset: 'ascii',
  legalComments: 'none',
  logLevel: 'error',
  loader: { '.ttf': 'empty' }, // fonts of sheets, which plugins do not write
  write: false,
} as const satisfies BuildOptions;

/** One bundle, minified, as text. */
export async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({ ...COMMON, ...options, write: false });
  return outputFiles[0]!.text;
}

/** A bundle in parts, of which some are loaded on demand, by name. */
export async function bundleInParts(
  options: BuildOptions & { outdir: string },
): Promise<Record<string, string>> {
  const { outputFiles } = await build({ ...COMMON, splitting: true, ...options, write: false });
  return Object.fromEntries(
    outputFiles
      .map(({ path, text }) => [path.split('/').at(-1)!, text] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

export const readText = (path: string): string => readFileSync(fromRoot(path), 'utf8');

/** An archive whose bytes depend on the files alone. */
export function archive(files: Record<string, string | Uint8Array>): Uint8Array {
  const encoder = new TextEncoder();
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? encoder.encode(content) : content,
      ]),
    ),
    { mtime: EPOCH, level: 9 },
  );
}
