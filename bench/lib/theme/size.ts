import { gzipSync } from 'node:zlib';

import { build } from 'esbuild';

import { fromRoot } from '../../../scripts/lib/root.ts';

/** Most bytes of the engine. */
export const ENGINE_BYTES = 12_000;

/** Bytes of `@swatchwork/theme`, minified and gzipped, without the color package. */
export async function measureEngine(): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [fromRoot('packages/theme/src/index.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    external: ['@swatchwork/color'],
    write: false,
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
}
