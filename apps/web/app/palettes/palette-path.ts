import type { PaletteEntry } from '../api/types.ts';

/** The address of a palette's page. */
export const palettePath = ({ slug }: Pick<PaletteEntry, 'slug'>) => `/palettes/${slug}`;
