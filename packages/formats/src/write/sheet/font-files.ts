// biome-ignore lint/style/noRestrictedImports: this file stands for the bundled one where Node runs sources
import { readFile } from 'node:fs/promises';
// biome-ignore lint/style/noRestrictedImports: as above
import { createRequire } from 'node:module';

import type { FontFile } from './letters.ts';

/** Reads a file of Noto Sans in bold where Node runs the sources, see `imports` in package.json. */
export const readFontFile = (file: FontFile): Promise<Uint8Array> =>
  readFile(createRequire(import.meta.url).resolve(`@fontsource/${pathOf(file)}-700-normal.woff`));

const ALPHABETS = 'latin latin-ext cyrillic cyrillic-ext greek greek-ext vietnamese'.split(' ');

/** Scripts beside those of Noto Sans itself have a package each. */
const pathOf = (file: FontFile) =>
  ALPHABETS.includes(file)
    ? `noto-sans/files/noto-sans-${file}`
    : `noto-sans-${file}/files/noto-sans-${file}-${file}`;
