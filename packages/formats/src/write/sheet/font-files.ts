// biome-ignore lint/style/noRestrictedImports: this file stands for the bundled one where Node runs sources
import { readFile } from 'node:fs/promises';
// biome-ignore lint/style/noRestrictedImports: as above
import { createRequire } from 'node:module';

import type { AlphabetFile } from './letters.ts';

/** Reads a file of Noto Sans where Node runs the sources, see `imports` in package.json. */
export function readFontFile(file: AlphabetFile): Promise<Uint8Array> {
  const [family, part] = file.split('/');
  const path = `@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`;
  return readFile(createRequire(import.meta.url).resolve(path));
}
