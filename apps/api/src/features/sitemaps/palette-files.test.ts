import { expect, test } from 'vitest';

import type { Position } from '../palettes/search/palette-cursor.ts';
import {
  divide,
  FILE_LENGTH,
  FULL,
  listFile,
  type PaletteFileRepository,
  SITEMAP_PAGE,
} from './palette-files.ts';
import type { ListedPalette, PaletteRange } from './sitemaps.repository.ts';
import { MOST_ADDRESSES, type SitemapEntry, writeSitemap } from './write-sitemap.ts';

const TEN_MILLIONS = 10_000_000;
const SITE = 'https://swatchwork.example';

const at = (key: number): Position => ({ key, id: crypto.randomUUID() });
const keyOf = (place: Position | undefined) => place && Number(place.key);

/**
 * A collection with one palette in each millisecond from 1 to `length`, without the palettes
 * themselves: everything that is asked of it is arithmetic.
 */
function collection(length: number) {
  const cuts: Position[] = [];
  const state = { length, read: 0 };
  const endOf = ({ until }: PaletteRange) => keyOf(until) ?? state.length;
  const startOf = ({ after }: PaletteRange) => keyOf(after) ?? 0;
  const repository: PaletteFileRepository = {
    async findPage(range, limit) {
      const from = startOf(range) + 1;
      const count = Math.min(limit, Math.max(0, endOf(range) - from + 1));
      state.read += count;
      return Array.from({ length: count }, (_, i) => palette(from + i));
    },
    async findNth(range, position) {
      const key = startOf(range) + position;
      return key <= endOf(range) ? at(key) : undefined;
    },
    async findLastChange(range) {
      return endOf(range) > startOf(range) ? new Date(endOf(range)) : undefined;
    },
    findCuts: async () => [...cuts],
    async addCut(place) {
      cuts.push(place);
      cuts.sort((one, other) => Number(one.key) - Number(other.key));
    },
  };
  return { repository, state, cuts };
}

const palette = (key: number): ListedPalette => ({
  id: '0199f3c0-7a10-7cc2-9f35-1f6d9e0d8a11',
  slug: `no-${key}`,
  name: `No. ${key}`,
  createdAt: new Date(key),
  updatedAt: null,
});

const bounds = (files: PaletteRange[]) =>
  files.map(({ after, until }) => [keyOf(after) ?? 0, keyOf(until) ?? Number.POSITIVE_INFINITY]);

test('ten million palettes: each is in exactly one file, and none is too long', async () => {
  const { repository, state } = collection(TEN_MILLIONS);
  const files = await divide(repository);
  expect(files.length).toBeLessThanOrEqual(MOST_ADDRESSES);

  const ends = bounds(files).map(([, until = 0]) => until);
  expect(bounds(files).map(([after]) => after)).toEqual([0, ...ends.slice(0, -1)]);
  expect(ends.at(-1)).toBe(Number.POSITIVE_INFINITY);
  const lengths = bounds(files).map(
    ([after = 0, until = 0]) => Math.min(until, TEN_MILLIONS) - after,
  );
  expect(lengths.reduce((sum, length) => sum + length)).toBe(TEN_MILLIONS);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(FULL);
  expect(files.length).toBe(Math.ceil((TEN_MILLIONS - FULL) / FILE_LENGTH) + 1);

  let listed = 0;
  for (const file of [files[0]!, files[100]!, files.at(-1)!]) {
    for await (const page of listFile(repository, file, SITE)) listed += page.length;
  }
  expect(listed).toBe(2 * FILE_LENGTH + lengths.at(-1)!);
  expect(state.read).toBe(listed);
});

test('files keep their addresses while palettes come, and the last one is cut when full', async () => {
  const { repository, state } = collection(FULL);
  expect(bounds(await divide(repository))).toEqual([[0, Number.POSITIVE_INFINITY]]);
  state.length += 1;
  const cut = [
    [0, FILE_LENGTH],
    [FILE_LENGTH, Number.POSITIVE_INFINITY],
  ];
  expect(bounds(await divide(repository))).toEqual(cut);
  state.length += 20_000;
  expect(bounds(await divide(repository))).toEqual(cut);
});

test('a file that has grown in the middle is cut again', async () => {
  const { repository, cuts } = collection(200_000);
  cuts.push(at(10_000), at(80_000));
  expect(bounds(await divide(repository))).toEqual([
    [0, 10_000],
    [10_000, 50_000],
    [50_000, 80_000],
    [80_000, 120_000],
    [120_000, 160_000],
    [160_000, Number.POSITIVE_INFINITY],
  ]);
});

test('no file without palettes is named', async () => {
  expect(await divide(collection(0).repository)).toEqual([]);
  const { repository, cuts } = collection(100);
  cuts.push(at(40), at(100));
  expect(bounds(await divide(repository))).toEqual([
    [0, 40],
    [40, 100],
  ]);
});

test('a file ends at 50,000 addresses, and is read a page at a time', async () => {
  const { repository, state } = collection(TEN_MILLIONS);
  const pieces = writeSitemap('sitemap', listFile(repository, {}, SITE));
  let addresses = 0;
  let pages = 0;
  for await (const piece of pieces) {
    const count = piece.split('<loc>').length - 1;
    if (count > 0) pages += 1;
    addresses += count;
    expect(state.read).toBeLessThanOrEqual(pages * SITEMAP_PAGE); // nothing is read ahead
  }
  expect([addresses, pages, state.read]).toEqual([MOST_ADDRESSES, 50, MOST_ADDRESSES]);
});

test('what is one too many is left out, and texts are escaped', async () => {
  const entry: SitemapEntry = { loc: `${SITE}/?a=1&b=<` };
  const list = Array.from({ length: MOST_ADDRESSES + 1 }, () => entry);
  let xml = '';
  for await (const piece of writeSitemap('index', [list])) xml += piece;
  expect(xml.split('<sitemap>').length - 1).toBe(MOST_ADDRESSES);
  expect(xml).toContain('<loc>https://swatchwork.example/?a=1&amp;b=&lt;</loc>');
  expect(xml).not.toContain('lastmod');
});
