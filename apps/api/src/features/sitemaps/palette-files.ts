import { slugOfPalette } from '../palettes/palette-slug.ts';
import type { Position } from '../palettes/search/palette-cursor.ts';
import type { ListedPalette, PaletteRange, SitemapRepository } from './sitemaps.repository.ts';
import { MOST_ADDRESSES, type SitemapEntry } from './write-sitemap.ts';

/** A file with more palettes than this is cut, … */
export const FULL = 45_000;

/** … after so many. */
export const FILE_LENGTH = 40_000;

/** Palettes in one query. */
export const SITEMAP_PAGE = 1000;

/** The queries of palettes. */
export type PaletteFileRepository = Omit<SitemapRepository, 'findProjects'>;

/** A file of the sitemap of palettes, for the index. */
export interface PaletteFile extends PaletteRange {
  lastChange: Date;
}

/**
 * Divides all public palettes, oldest first, into files. Where a file was cut once stays, so that
 * it keeps its address when palettes come and go; one that has grown full is cut again. What comes
 * between two divisions has {@link MOST_ADDRESSES} less {@link FULL} places in its file.
 *
 * @returns The files that hold palettes.
 */
export async function divide(repository: PaletteFileRepository): Promise<PaletteFile[]> {
  const files: PaletteFile[] = [];
  let after: Position | undefined;
  for (const until of [...(await repository.findCuts()), undefined]) {
    let range: PaletteRange = { after, until };
    while (await repository.findNth(range, FULL + 1)) {
      const cut = await repository.findNth(range, FILE_LENGTH);
      if (!cut) break; // palettes were deleted in this moment
      await repository.addCut(cut);
      await add({ after: range.after, until: cut });
      range = { after: cut, until };
    }
    await add(range);
    after = until;
  }
  return files;

  async function add(range: PaletteRange) {
    const lastChange = await repository.findLastChange(range);
    if (lastChange) files.push({ ...range, lastChange });
  }
}

/**
 * The entries of a file, a page of them at a time, each read when the one before has been taken.
 *
 * @param publicUrl The address of the site, without a closing slash.
 */
export async function* listFile(
  { findPage }: Pick<SitemapRepository, 'findPage'>,
  range: PaletteRange,
  publicUrl: string,
): AsyncGenerator<SitemapEntry[]> {
  let { after } = range;
  for (let listed = 0; listed < MOST_ADDRESSES; listed += SITEMAP_PAGE) {
    const page = await findPage({ ...range, after }, SITEMAP_PAGE);
    if (page.length > 0) yield page.map((palette) => toEntry(palette, publicUrl));
    const last = page.at(-1);
    if (!last || page.length < SITEMAP_PAGE) return;
    after = { key: last.createdAt.getTime(), id: last.id };
  }
}

const toEntry = (palette: ListedPalette, publicUrl: string): SitemapEntry => ({
  loc: `${publicUrl}/palettes/${slugOfPalette(palette)}`,
  lastmod: (palette.updatedAt ?? palette.createdAt).toISOString(),
});
