import { gzipSync } from 'node:zlib';

import { build } from 'esbuild';

import { fromRoot, ROOT } from '../../../scripts/lib/root.ts';

/** Most bytes of the engine. */
export const ENGINE_BYTES = 12_000;

/** Bytes of `createRoles` with all that it imports, minified and gzipped. */
export async function measureEngine(): Promise<number> {
  const contents = `export { createRoles } from '${fromRoot('packages/theme/src/index.ts')}';`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
}
