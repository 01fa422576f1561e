import { xmlText } from '@swatchwork/formats';

/** The most addresses that a sitemap may hold, and an index of sitemaps. */
export const MOST_ADDRESSES = 50_000;

/** An address in a sitemap or an index. */
export interface SitemapEntry {
  /** Absolute. */
  loc: string;
  /** When what stands there last changed; a date, or a time in ISO 8601. */
  lastmod?: string | undefined;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The elements around the addresses of a file. */
const ELEMENTS = {
  sitemap: { root: 'urlset', entry: 'url' },
  index: { root: 'sitemapindex', entry: 'sitemap' },
} as const;

/**
 * A sitemap, or an index of sitemaps, in pieces: one for each list of addresses that is given, so
 * that no more of them are in memory. What would be too many is left out.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
export async function* writeSitemap(
  kind: keyof typeof ELEMENTS,
  lists: AsyncIterable<readonly SitemapEntry[]> | Iterable<readonly SitemapEntry[]>,
): AsyncGenerator<string> {
  const { root, entry } = ELEMENTS[kind];
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n`;
  let left = MOST_ADDRESSES;
  for await (const list of lists) {
    const written = list.slice(0, left);
    yield written.map((one) => writeEntry(entry, one)).join('');
    left -= written.length;
    if (left === 0) break;
  }
  yield `</${root}>\n`;
}

function writeEntry(element: string, { loc, lastmod }: SitemapEntry): string {
  const changed = lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`;
  return `  <${element}><loc>${xmlText(loc)}</loc>${changed}</${element}>\n`;
}
