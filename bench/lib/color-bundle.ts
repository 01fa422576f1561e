import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { build } from 'esbuild';

import { fromRoot } from '../../scripts/lib/root.ts';

const IMPORT = /import \{([^}]*)\} from '@swatchwork\/color'/g;

/** Kilobytes, minified and gzipped, of the parts of the color package that these files import. */
export async function measureColorBundle(pattern: string): Promise<number> {
  const names = new Set<string>();
  for (const file of globSync(fromRoot(pattern))) {
    if (file.includes('.test.')) continue;
    for (const [, list = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      for (const name of list.split(',').map((part) => part.trim())) {
        if (name && !name.startsWith('type ')) names.add(name);
      }
    }
  }
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${[...names].join(', ')} } from '@swatchwork/color';`,
      resolveDir: fromRoot('.'),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return gzipSync(outputFiles[0]!.contents).length / 1000;
}
