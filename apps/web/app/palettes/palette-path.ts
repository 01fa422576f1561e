import type { PaletteEntry } from '../api/types.ts';

/** The address of a palette's page. */
export const palettePath = ({ slug }: Pick<PaletteEntry, 'slug'>) => `/palettes/${slug}`;

/** The address that leads to the page with which a palette was saved, as it was then. */
export const viewPath = (palette: Pick<PaletteEntry, 'slug'>) => `${palettePath(palette)}/view`;

/** Whether it was saved with the roles of its colors, which only the creator's own page restores. */
export const hasRoles = ({ view }: Pick<PaletteEntry, 'view'>): boolean =>
  view?.page === '/create-palette';

/** What was saved: a `palette`, or the work of a page, such as a `contrast check` of `/contrast-check`. */
export const paletteKind = ({ view }: Pick<PaletteEntry, 'view'>): string =>
  (view?.page ?? 'palette')
    .replace(/.*\/(create-)?/, '')
    .replace('-', ' ')
    .replace(/s$/, '');
