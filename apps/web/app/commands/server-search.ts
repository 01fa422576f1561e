import { formatHex, type Hex, parseHex, type Srgb } from '@swatchwork/color';
import { LIMITS } from '@swatchwork/contract/constants';

import { browserClient } from '../api/browser-client.ts';
import type { Article, PaletteEntry } from '../api/types.ts';
import { findNamed } from '../names/find-names.ts';
import { hexesOf } from '../palettes/hexes-of.ts';
import { palettePath } from '../palettes/palette-path.ts';
import { colorPath } from '../ui/links/color-path.ts';
import type { Entry, Group } from './entry.ts';
import { best } from './rank.ts';

const PALETTES = 5;
const ARTICLES = 4;
const NAMES = 5;

/** Kept for the visit: there are few, and they change rarely. */
let articles: Promise<readonly Article[]> | undefined;

/** Palettes whose name, description or tag holds the text; those near a color if it is one. */
export async function findPalettes(
  text: string,
  color: Srgb | undefined,
  signal: AbortSignal,
): Promise<Group> {
  const list = (query: { q: string } | { tag: string } | { color: Hex }) =>
    browserClient.palettes.list({ isPublic: true, limit: PALETTES, ...query }, { signal });
  const pages = await Promise.all(
    color
      ? [list({ color: formatHex(color) })]
      : [
          list({ q: text.slice(0, LIMITS.searchText) }),
          list({ tag: text.slice(0, LIMITS.tags.length) }),
        ],
  );
  const found = new Map(pages.flatMap(({ palettes }) => palettes).map((one) => [one.id, one]));
  return {
    title: color ? 'Palettes near this color' : 'Palettes',
    entries: [...found.values()].slice(0, PALETTES).map(toEntry),
  };
}

/** Articles whose title or excerpt answers. */
export async function findArticles(text: string): Promise<Group> {
  articles ??= browserClient.blog.list();
  try {
    const entries = (await articles).map(({ slug, title, excerpt }) => ({
      id: `article-${slug}`,
      title,
      words: excerpt ?? '',
      detail: excerpt ?? '',
      to: `/blog/${slug}`,
    }));
    return { title: 'Articles', entries: best(text, entries, ARTICLES).map(({ entry }) => entry) };
  } catch (error) {
    articles = undefined;
    throw error;
  }
}

/** Colors with such a name, from the list that the browser loads once. */
export async function findColors(text: string): Promise<Group> {
  const named = await findNamed(text, NAMES);
  return {
    title: 'Color names',
    entries: named.map(({ name, hex }) => ({
      id: `name-${name}`,
      title: name,
      detail: hex,
      colors: [hex],
      to: colorPath(parseHex(hex)!),
    })),
  };
}

const toEntry = (palette: PaletteEntry): Entry => ({
  id: palette.id,
  title: palette.name,
  detail: palette.tags.slice(0, 3).join(', '),
  colors: hexesOf(palette),
  to: palettePath(palette),
});
