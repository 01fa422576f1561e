import type { SlicedFamily } from './slices.ts';

/** The command line comes without these families, which are 15 MB. */
export const HAS_SLICES = false;

const absent = (family: SlicedFamily) => new TypeError(`${family} is not in this bundle`);

/** @throws {TypeError} Always; nothing asks for a slice where there is none. */
export const readSliceTable = (family: SlicedFamily): Promise<Record<string, string>> =>
  Promise.reject(absent(family));

/** @throws {TypeError} Always, as above. */
export const readSlice = (family: SlicedFamily, _slice: string): Promise<Uint8Array> =>
  Promise.reject(absent(family));
