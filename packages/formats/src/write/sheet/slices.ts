// biome-ignore lint/style/noRestrictedImports: this file stands for another one in the browser
import { readFile } from 'node:fs/promises';
// biome-ignore lint/style/noRestrictedImports: as above
import { createRequire } from 'node:module';

/** Families of many files, each of which holds some hundred letters. */
export const SLICED_FAMILIES = [
  'noto-emoji',
  'noto-sans-jp',
  'noto-sans-sc',
  'noto-sans-kr',
  'noto-sans-hk',
] as const;

export type SlicedFamily = (typeof SLICED_FAMILIES)[number];

const { resolve } = createRequire(import.meta.url);

const known = new Map<SlicedFamily, boolean>();

/** Whether a family can be read. The command line comes without, and finds what is installed beside it. */
export function isInstalled(family: SlicedFamily): boolean {
  const isThere = known.get(family) ?? isFound(tableOf(family));
  known.set(family, isThere);
  return isThere;
}

/**
 * Which letters are in which slice of a family.
 *
 * @returns Ranges of code points by slice, as CSS writes them: `U+26,U+30-39`.
 * @throws {Error} If the family is not installed.
 */
export const readSliceTable = async (family: SlicedFamily): Promise<Record<string, string>> =>
  JSON.parse(await readFile(resolve(tableOf(family)), 'utf8'));

/** Reads a slice of a family. @throws {Error} If the family is not installed. */
export const readSlice = async (family: SlicedFamily, slice: string): Promise<Uint8Array> =>
  readFile(resolve(`@fontsource-variable/${family}/files/${family}-${slice}-wght-normal.woff2`));

const tableOf = (family: SlicedFamily) => `@fontsource-variable/${family}/unicode.json`;

function isFound(path: string): boolean {
  try {
    return Boolean(resolve(path));
  } catch {
    return false;
  }
}
