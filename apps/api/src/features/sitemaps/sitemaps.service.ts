import type { ColorOfTheDayService } from '../color-of-the-day/color-of-the-day.service.ts';
import { decodeCursor, encodeCursor, type Position } from '../palettes/search/palette-cursor.ts';
import { divide, listFile, type PaletteFile, SITEMAP_PAGE } from './palette-files.ts';
import type { ListedProject, PaletteRange, SitemapRepository } from './sitemaps.repository.ts';
import { MOST_ADDRESSES, type SitemapEntry } from './write-sitemap.ts';

/** For so long the files of the index stay as they were found. */
export const FILES_KEPT_MS = 600_000;

type Parts = {
  repository: SitemapRepository;
  days: Pick<ColorOfTheDayService, 'latestDays'>;
  /** The address of the site, without a closing slash. */
  publicUrl: string;
  /** The clock, in milliseconds; tests set it. */
  now?: () => number;
};

export type SitemapService = ReturnType<typeof createSitemapService>;

/** What search engines find by sitemaps: all files by an index, and the addresses of each. */
export function createSitemapService({ repository, days, publicUrl, now = Date.now }: Parts) {
  let known: { files: Promise<PaletteFile[]>; until: number } | undefined;

  /** Callers share one division, which reads an index entry for each palette. */
  function findFiles(): Promise<PaletteFile[]> {
    if (known && now() < known.until) return known.files;
    const files = divide(repository);
    known = { files, until: now() + FILES_KEPT_MS };
    files.catch(() => {
      known = undefined; // the next caller tries again
    });
    return files;
  }

  return {
    /** The sitemaps of the site. */
    async index(): Promise<SitemapEntry[]> {
      const [files, [latest], [project]] = await Promise.all([
        findFiles(),
        days.latestDays(),
        repository.findProjects(1),
      ]);
      return [
        { loc: `${publicUrl}/sitemap.xml` },
        ...(latest ? [{ loc: `${publicUrl}/sitemap-days.xml`, lastmod: latest }] : []),
        ...(project ? [{ loc: `${publicUrl}/projects/sitemap.xml` }] : []),
        ...files.map((file) => ({
          loc: `${publicUrl}/palettes/sitemap.xml${queryOf(file)}`,
          lastmod: file.lastChange.toISOString(),
        })),
      ];
    },

    /** The pages of past days, one for each color. */
    async days(): Promise<SitemapEntry[]> {
      const dates = await days.latestDays();
      return dates.map((date) => ({
        loc: `${publicUrl}/color-of-the-day?date=${date}`,
        lastmod: date,
      }));
    },

    /** The pages of public projects, in lists of a thousand, the newest first. */
    async *projects(): AsyncGenerator<SitemapEntry[]> {
      let last: ListedProject | undefined;
      for (let listed = 0; listed < MOST_ADDRESSES; listed += SITEMAP_PAGE) {
        const page = await repository.findProjects(SITEMAP_PAGE, last);
        if (page.length > 0)
          yield page.map(({ id, changedAt }) => ({
            loc: `${publicUrl}/projects/${id}`,
            lastmod: changedAt.toISOString(),
          }));
        if (page.length < SITEMAP_PAGE) return;
        last = page.at(-1);
      }
    },

    /**
     * The pages of public palettes of a file, in lists of a thousand; without bounds those of all,
     * from the oldest on. Throws `invalid_request` for bounds that no index has named.
     */
    palettes({ after, until }: { after?: string | undefined; until?: string | undefined }) {
      const range: PaletteRange = { after: decode(after), until: decode(until) };
      return listFile(repository, range, publicUrl);
    },
  };
}

function queryOf({ after, until }: PaletteRange): string {
  const query = new URLSearchParams({
    ...(after && { after: encodeCursor('newest', after) }),
    ...(until && { until: encodeCursor('newest', until) }),
  });
  return query.size > 0 ? `?${query}` : '';
}

const decode = (cursor: string | undefined): Position | undefined =>
  cursor === undefined ? undefined : decodeCursor('newest', cursor);
