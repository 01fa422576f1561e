import { eq, sql } from 'drizzle-orm';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { signUp } from '../../../testing/accounts.ts';
import { callJson, createTestApp, type TestApp } from '../../../testing/app.ts';
import { describeOnEachEngine } from '../../../testing/db/database.ts';
import { recordQueries } from '../../../testing/db/query-plans.ts';
import { readConfig } from '../../config.ts';
import { colorsOfTheDay } from '../../db/schema/colors-of-the-day.ts';
import { palettes } from '../../db/schema/palettes.ts';
import { sitemapCuts } from '../../db/schema/sitemap-cuts.ts';
import { fillPalettes } from '../../db/seed/fill-palettes.ts';
import { slugOfPalette } from '../palettes/palette-slug.ts';
import { createSitemapRepository } from './sitemaps.repository.ts';

const SITE = 'https://swatchwork.example';
const MANY = 3000;

const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' });

type Entry = { loc: string; lastmod?: string };

describeOnEachEngine('sitemaps', (database) => {
  let app: TestApp;
  const start = async () => {
    const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: SITE, RATE_LIMIT: 'off' });
    return createTestApp({ config, database: { ...database(), close: async () => {} } });
  };
  beforeAll(async () => {
    await fillPalettes(database().db, MANY);
    app = await start();
  }, 120_000);
  afterAll(() => app.close());

  /** The entries of a sitemap, or of an index. */
  async function read(path: string, of = app): Promise<Entry[]> {
    const { statusCode, headers, body } = await of.inject(path);
    expect([path, statusCode]).toEqual([path, 200]);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(XMLValidator.validate(body)).toBe(true);
    const { urlset, sitemapindex } = parser.parse(body);
    return (urlset ?? sitemapindex)[urlset ? 'url' : 'sitemap'];
  }

  const pathOf = ({ loc }: Entry) => loc.slice(SITE.length);

  /** The files of palettes, as a new instance names them. */
  async function readFiles(): Promise<Entry[]> {
    const other = await start();
    const index = await read('/sitemap-index.xml', other);
    await other.close();
    return index.filter(({ loc }) => loc.includes('/palettes/'));
  }

  test('the index leads to every public palette once, with its last change', async () => {
    const { db } = database();
    const rows = await db.select().from(palettes).orderBy(palettes.createdAt, palettes.id);
    await db
      .insert(sitemapCuts)
      .values([rows[999]!, rows[1700]!].map(({ createdAt, id }) => ({ createdAt, paletteId: id })));
    const files = await readFiles();
    expect(files).toHaveLength(3);

    const entries: Entry[] = [];
    for (const file of files) {
      const listed = await read(pathOf(file));
      const last = listed.map(({ lastmod = '' }) => lastmod).sort();
      expect(file.lastmod).toBe(last.at(-1));
      entries.push(...listed);
    }
    const open = rows.filter(({ isPublic }) => isPublic);
    expect(entries).toEqual(
      open.map((row) => ({
        loc: `${SITE}/palettes/${slugOfPalette(row)}`,
        lastmod: (row.updatedAt ?? row.createdAt).toISOString(),
      })),
    );
    const whole = await read('/palettes/sitemap.xml');
    expect(whole).toEqual(entries);
  });

  test('a change of the page is its last change, likes and views are none', async () => {
    const { db } = database();
    const { token } = await signUp(app);
    const body = { name: 'Zebra Crossing', colors: ['#112233', '#AABBCC'], isPublic: true };
    const { id } = (await callJson(app, 'POST', '/api/palettes', body, token)).body;
    const ago = new Date('2020-05-05T05:05:05.005Z');
    await db.update(palettes).set({ createdAt: ago }).where(eq(palettes.id, id));
    const find = async () =>
      (await read('/palettes/sitemap.xml')).find(({ loc }) => loc.includes('zebra-crossing'));

    await db.update(palettes).set({ likes: 5, views: 7 }).where(eq(palettes.id, id));
    await db.update(palettes).set({ name: 'Zebra Crossing' }).where(eq(palettes.id, id));
    expect((await find())?.lastmod).toBe(ago.toISOString());

    const before = Date.now();
    await callJson(app, 'PATCH', `/api/palettes/${id}`, { description: 'Calm' }, token);
    const changed = Date.parse((await find())?.lastmod ?? '');
    expect(changed).toBeGreaterThanOrEqual(before - 1);
    const files = await readFiles();
    expect(files.map(({ lastmod }) => Date.parse(lastmod ?? ''))).toContain(changed);

    await callJson(app, 'PATCH', `/api/palettes/${id}`, { isPublic: false }, token);
    expect(await find()).toBeUndefined();
    await callJson(app, 'PATCH', `/api/palettes/${id}`, { isPublic: true }, token);
    await callJson(app, 'DELETE', `/api/palettes/${id}`, undefined, token);
    expect(await find()).toBeUndefined();
  });

  test('files without palettes and bounds that nobody named are refused', async () => {
    const [file] = await readFiles();
    const until = new URL(file!.loc).searchParams.get('until')!;
    const statuses: number[] = [];
    for (const query of [
      `after=${until}&until=${until}`,
      'after=nonsense',
      'until=',
      'after=%00',
    ]) {
      statuses.push((await app.inject(`/palettes/sitemap.xml?${query}`)).statusCode);
    }
    expect(statuses).toEqual([404, 400, 400, 400]);
  });

  test('each color of the day is listed by its last day before today', async () => {
    const { db } = database();
    const days = await read('/sitemap-days.xml');
    const dates = days.map(({ loc }) => new URL(loc).searchParams.get('date') ?? '');
    expect(new Set(dates.map((date) => date.slice(5))).size).toBe(366);
    expect(dates).toEqual(dates.toSorted().reverse());
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    expect([days[0]?.lastmod, dates[0]]).toEqual([yesterday, yesterday]);
    await db.delete(colorsOfTheDay);
    await expect(app.inject('/sitemap-days.xml')).resolves.toMatchObject({ statusCode: 404 });
  });

  test('no file reads the whole table', async () => {
    await database().db.execute(sql`analyze palettes`);
    const recorded = recordQueries(database().db);
    const repository = createSitemapRepository(recorded.db);
    const after = await repository.findNth({}, 1000);
    const until = await repository.findNth({ after }, 500);
    for (const range of [{}, { after }, { after, until }]) {
      await repository.findPage(range, 100);
      await repository.findNth(range, 200);
      await repository.findLastChange(range);
    }
    const scans = (await recorded.explain()).filter(({ scanned }) => scanned.length > 0);
    expect(scans).toEqual([]);
  });
});

test('without a database the index is away for a while', async () => {
  const app = await createTestApp();
  for (const path of ['/sitemap-index.xml', '/palettes/sitemap.xml', '/sitemap-days.xml']) {
    const { statusCode, headers } = await app.inject(path);
    expect([path, statusCode]).toEqual([path, 503]);
    expect(headers).toHaveProperty('retry-after');
  }
  await app.close();
});
