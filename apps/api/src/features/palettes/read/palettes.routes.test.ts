import { Palette } from '@swatchwork/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callJson, createTestApp, type TestApp } from '../../../../testing/app.ts';
import { describeOnEachEngine } from '../../../../testing/db/database.ts';
import { palettes, type StoredColor } from '../../../db/schema/palettes.ts';
import { users } from '../../../db/schema/users.ts';
import { slugOfPalette } from '../palette-slug.ts';

const DAY_MS = 86_400_000;
const COLORS: StoredColor[] = [{ hex: '#112233' }, { hex: '#AABBCC', name: 'Mist' }];

const draft = (name: string, likes: number, days: number, more = {}) => ({
  name,
  likes,
  createdAt: new Date(Date.now() - days * DAY_MS),
  colors: COLORS,
  ...more,
});

const DRAFTS = [
  draft('amber road', 51, 30, { tags: ['warm', 'vintage'], description: 'Sunlit 100% wool' }),
  draft('Basalt', 50, 8, { tags: ['minimal', 'cool'], description: 'snow_line' }),
  draft('Cedar', 21, 6.9, { tags: ['warm'] }),
  draft('dune', 20, 7.1),
  draft('Elm', 0, 0, { tags: ['minimal'], description: 'SUNLIT bark' }),
  draft('Hidden', 99, 1, { tags: ['warm'], isPublic: false }),
];

describeOnEachEngine('GET /api/palettes', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    await database().db.insert(palettes).values(DRAFTS);
    app = await createTestApp({ database: database() });
  });

  const list = (query = '') => callJson(app, 'GET', `/api/palettes${query}`);
  const names = async (query: string) =>
    (await list(query)).body.map(({ name }: Palette) => name) as string[];

  /** Every page, by following the links. */
  async function walk(query: string): Promise<string[][]> {
    const pages: string[][] = [];
    for (let url: string | undefined = `/api/palettes${query}`; url; ) {
      const { headers, body } = await callJson(app, 'GET', url);
      pages.push(body.map(({ name }: Palette) => name));
      url = /^<(.+)>; rel="next"$/.exec(String(headers.link))?.[1];
    }
    return pages;
  }

  test('PALAPI-01, PALAPI-03: a list of whole palettes, without a token', async () => {
    const { status, headers, body } = await list();
    expect(status).toBe(200);
    expect(z.array(Palette).parse(body)).toHaveLength(5);
    expect(headers['x-total-count']).toBe('5');
    expect(headers.link).toBeUndefined();
    expect(body[0]).toMatchObject({
      name: 'amber road',
      description: 'Sunlit 100% wool',
      colors: ['#112233', { hex: '#AABBCC', name: 'Mist' }],
      likes: 51,
      tags: ['warm', 'vintage'],
      isPublic: true,
      userId: null,
      createdAt: DRAFTS[0]!.createdAt.toISOString(),
    });
  });

  test('PALAPI-02, PALAPI-12: private palettes are in no list', async () => {
    for (const query of ['', '?isPublic=true', '?isPublic=false', '?tab=warm', '?q=hidden']) {
      expect(await names(query)).not.toContain('Hidden');
    }
    expect(await names('?isPublic=true')).toHaveLength(5);
    expect((await list('?isPublic=false')).headers['x-total-count']).toBe('0');
  });

  test.each([
    ['EXPLORE-08', 'likes', ['amber road', 'Basalt', 'Cedar', 'dune', 'Elm']],
    ['EXPLORE-09', 'newest', ['Elm', 'Cedar', 'dune', 'Basalt', 'amber road']],
    ['EXPLORE-10', 'name', ['amber road', 'Basalt', 'Cedar', 'dune', 'Elm']],
  ])('%s: sort=%s', async (_id, sort, expected) => {
    expect(await names(`?sort=${sort}`)).toEqual(expected);
    expect((await walk(`?sort=${sort}&limit=2`)).flat()).toEqual(expected);
  });

  test.each([
    ['EXPLORE-13', 'trending', ['amber road', 'Basalt', 'Cedar']],
    ['EXPLORE-14', 'popular', ['amber road']],
    ['EXPLORE-15', 'recent', ['Cedar', 'Elm']],
    ['EXPLORE-16', 'minimal', ['Basalt', 'Elm']],
    ['EXPLORE-17', 'vintage', ['amber road']],
    ['EXPLORE-18', 'warm', ['amber road', 'Cedar']],
    ['EXPLORE-19', 'cool', ['Basalt']],
  ])('%s: tab=%s', async (_id, tab, expected) => {
    expect(await names(`?tab=${tab}`)).toEqual(expected);
  });

  test.each([
    ['EXPLORE-05, the name in any case', 'BASA', ['Basalt']],
    ['EXPLORE-06, the description in any case', 'sunlit', ['amber road', 'Elm']],
    ['with blanks around', ' elm ', ['Elm']],
    ['nothing at all', '  ', ['amber road', 'Basalt', 'Cedar', 'dune', 'Elm']],
    ['% as itself', '%', ['amber road']],
    ['_ as itself', '_', ['Basalt']],
    ['\\ as itself', '\\', []],
    ["' as itself", "' or '1'='1", []],
  ])('q finds %s', async (_case, q, expected) => {
    expect(await names(`?q=${encodeURIComponent(q)}`)).toEqual(expected);
  });

  test('EXPLORE-33: search, tab and sort combine', async () => {
    expect(await names('?tab=minimal&q=sunlit&sort=name')).toEqual(['Elm']);
    expect((await list('?tab=minimal&q=sunlit')).headers['x-total-count']).toBe('1');
  });

  test('PALAPI-15: userId answers the public palettes of that person', async () => {
    const { db } = database();
    const [user] = await db
      .insert(users)
      .values({ username: 'ada', email: 'ada@example.org', passwordHash: 'x' })
      .returning();
    const userId = user!.id;
    await db.insert(palettes).values(draft('Hers', 0, 400, { userId }));
    expect(await names(`?userId=${userId}`)).toEqual(['Hers']);
    await db.delete(users);
  });

  describe('pages', () => {
    test('a link leads to the next page and keeps the query', async () => {
      const { headers, body } = await list('?tab=trending&limit=2');
      expect(body).toHaveLength(2);
      expect(headers['x-total-count']).toBe('3');
      expect(headers.link).toMatch(
        /^<\/api\/palettes\?tab=trending&limit=2&cursor=[\w-]+>; rel="next"$/,
      );
      expect(await walk('?tab=trending&limit=2')).toEqual([['amber road', 'Basalt'], ['Cedar']]);
    });

    test('equal keys and moments a millisecond apart lose and repeat nothing', async () => {
      const { db } = database();
      const start = Date.now() - 500 * DAY_MS;
      const twins = Array.from({ length: 25 }, (_, index) => ({
        ...draft('Twin', 7, 0, { tags: ['vintage', 'cool'] }),
        description: `No. ${index}`,
        createdAt: new Date(start + Math.floor(index / 3)),
      }));
      await db.insert(palettes).values(twins);
      for (const sort of ['likes', 'newest', 'name']) {
        const seen = new Set<string>();
        let url: string | undefined = `/api/palettes?q=No.&limit=4&sort=${sort}`;
        let entries = 0;
        while (url) {
          const { headers, body } = await callJson(app, 'GET', url);
          for (const { id } of body) seen.add(id);
          entries += body.length;
          url = /^<(.+)>/.exec(String(headers.link))?.[1];
        }
        expect([sort, entries, seen.size]).toEqual([sort, 25, 25]);
      }
    });

    test.each([
      ['nonsense', 'nonsense'],
      ['empty', ''],
      ['no JSON', Buffer.from('{').toString('base64url')],
      ['another sort', cursorOf('newest', 5)],
      ['likes beyond an integer', cursorOf('likes', 2 ** 31)],
      ['a text for likes', cursorOf('likes', '5; drop table palettes')],
      ['no id', cursorOf('likes', 5, 'x')],
    ])('a cursor with %s is refused', async (_case, cursor) => {
      const { status, body } = await list(`?cursor=${cursor}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'invalid_request', details: [{ field: 'cursor' }] });
    });

    test.each([
      ['newest', 1e16],
      ['newest', -1],
      ['name', 'a\0b'],
    ])('a cursor of sort=%s at %j is refused', async (sort, key) => {
      expect((await list(`?sort=${sort}&cursor=${cursorOf(sort, key)}`)).status).toBe(400);
    });
  });

  test('a palette is read by its id, by its slug and by the slug of a former name', async () => {
    const [{ id, slug }] = (await list('?q=Basalt')).body;
    expect(slug).toMatch(/^basalt-[0-9a-z]{12}$/);
    for (const name of [id, slug, slug.replace('basalt', 'former-name')]) {
      const { status, body } = await callJson(app, 'GET', `/api/palettes/${name}`);
      expect([status, body.id, body.slug]).toEqual([200, id, slug]);
    }
    for (const name of ['basalt', 'no-such-palette-00000000000', 'x'.repeat(300), '%00', 'a%2Fb']) {
      expect((await callJson(app, 'GET', `/api/palettes/${name}`)).status).toBe(404);
    }
  });

  test('a private palette has no address for others', async () => {
    const { db } = database();
    const [row] = await db.select().from(palettes).where(eq(palettes.name, 'Hidden'));
    const { status } = await callJson(app, 'GET', `/api/palettes/${slugOfPalette(row!)}`);
    expect(status).toBe(404);
  });

  test.each([
    'limit=0',
    'limit=101',
    'limit=2.5',
    'limit=abc',
    'limit=',
    'sort=random',
    'sort=constructor',
    'tab=hot',
    'isPublic=maybe',
    'userId=1',
    `q=${'x'.repeat(101)}`,
    'q=%00',
    'q=a&q=b',
  ])('?%s is refused by name', async (query) => {
    const { status, body } = await list(`?${query}`);
    expect(status).toBe(400);
    expect(body.details[0].field).toBe(query.split('=')[0]);
  });

  test('EXPLORE-01, EXPLORE-02, EXPLORE-03: the stats count public palettes above 20 and above 50 likes', async () => {
    await database().db.delete(palettes);
    await database().db.insert(palettes).values(DRAFTS);
    const { status, body } = await callJson(app, 'GET', '/api/v1/palettes/stats');
    expect(status).toBe(200);
    expect(body).toEqual({ total: 5, trending: 3, popular: 1 });
  });
});

function cursorOf(sort: string, key: unknown, id: string = crypto.randomUUID()): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');
}
