// biome-ignore lint/style/noRestrictedImports: this file stands for others where Node does not run sources
import { readFile } from 'node:fs/promises';
// biome-ignore lint/style/noRestrictedImports: as above
import { createRequire } from 'node:module';

/** Families of many files, each of which holds some hundred letters. */
export type SlicedFamily = 'noto-sans-jp' | 'noto-sans-kr' | 'noto-sans-sc' | 'noto-emoji';

/** Whether these families can be read. */
export const HAS_SLICES = true;

const { resolve } = createRequire(import.meta.url);

/**
 * Which letters are in which slice of a family.
 *
 * @returns Ranges of code points by slice, as CSS writes them: `U+26,U+30-39`.
 */
export const readSliceTable = async (family: SlicedFamily): Promise<Record<string, string>> =>
  JSON.parse(await readFile(resolve(`@fontsource-variable/${family}/unicode.json`), 'utf8'));

/** Reads a slice of a family. */
export const readSlice = (family: SlicedFamily, slice: string): Promise<Uint8Array> =>
  readFile(resolve(`@fontsource-variable/${family}/files/${family}-${slice}-wght-normal.woff2`));
