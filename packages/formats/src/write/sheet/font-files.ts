// biome-ignore lint/style/noRestrictedImports: this file stands for the bundled one where Node runs sources
import { readFile } from 'node:fs/promises';
// biome-ignore lint/style/noRestrictedImports: as above
import { createRequire } from 'node:module';

import type { FontFile } from './letters.ts';

/** Reads a file of Noto Sans in bold where Node runs the sources, see `imports` in package.json. */
export const readFontFile = (file: FontFile): Promise<Uint8Array> =>
  readFile(
    createRequire(import.meta.url).resolve(
      `@fontsource/noto-sans/files/noto-sans-${file}-700-normal.woff`,
    ),
  );
