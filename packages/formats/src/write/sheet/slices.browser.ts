import type { SlicedFamily } from './slices.ts';

/** Which letters are in which slice, see `slices.ts`. */
export const readSliceTable = async (family: SlicedFamily): Promise<Record<string, string>> =>
  (await TABLES[family]()).default;

/** Reads a slice. @throws {TypeError} If it cannot be fetched. */
export async function readSlice(family: SlicedFamily, slice: string): Promise<Uint8Array> {
  const { urlOf } = await import('./slice-urls.ts');
  const answer = await fetch(urlOf(family, slice));
  if (!answer.ok) throw new TypeError(`the font ${family}, part ${slice}, could not be loaded`);
  return new Uint8Array(await answer.arrayBuffer());
}

const TABLES: Readonly<Record<SlicedFamily, () => Promise<{ default: Record<string, string> }>>> = {
  'noto-sans-hk': () => import('@fontsource-variable/noto-sans-hk/unicode.json'),
  'noto-sans-jp': () => import('@fontsource-variable/noto-sans-jp/unicode.json'),
  'noto-sans-kr': () => import('@fontsource-variable/noto-sans-kr/unicode.json'),
  'noto-sans-sc': () => import('@fontsource-variable/noto-sans-sc/unicode.json'),
  'noto-emoji': () => import('@fontsource-variable/noto-emoji/unicode.json'),
};
