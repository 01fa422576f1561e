/// <reference path="./vite-glob.d.ts" />
import type { SlicedFamily } from './slices.ts';

/** The addresses of all slices; some are so small that Vite would write them into this file. */
const URLS = import.meta.glob<string>(
  [
    '../../../../../node_modules/@fontsource-variable/noto-sans-{hk,jp,kr,sc}/files/noto-sans-{hk,jp,kr,sc}-{?,??,???}-wght-normal.woff2',
    '../../../../../node_modules/@fontsource-variable/noto-emoji/files/noto-emoji-*-wght-normal.woff2',
  ],
  { eager: true, query: '?url&no-inline', import: 'default' },
);

const FOLDER = '../../../../../node_modules/@fontsource-variable';

/** Where the browser gets a slice. */
export const urlOf = (family: SlicedFamily, slice: string): string =>
  URLS[`${FOLDER}/${family}/files/${family}-${slice}-wght-normal.woff2`] ?? '';
