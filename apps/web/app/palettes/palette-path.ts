import type { PaletteEntry } from '../api/types.ts';

/** The address of a palette's page. */
export const palettePath = ({ slug }: Pick<PaletteEntry, 'slug'>) => `/palettes/${slug}`;

/** The address that leads to the page with which a palette was saved, as it was then. */
export const viewPath = (palette: Pick<PaletteEntry, 'slug'>) => `${palettePath(palette)}/view`;

/** What was saved: a `palette`, or the work of a page, such as a `contrast check` of `/contrast-check`. */
export const paletteKind = ({ view }: Pick<PaletteEntry, 'view'>): string =>
  (view?.page ?? 'palette').replace(/.*\//, '').replace('-', ' ').replace(/s$/, '');
