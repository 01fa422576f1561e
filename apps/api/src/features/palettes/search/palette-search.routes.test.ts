import { deltaEOK, parseHex } from '@swatchwork/color';
import type { Palette } from '@swatchwork/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { signUp } from '../../../../testing/accounts.ts';
import { callJson, createTestApp, type TestApp } from '../../../../testing/app.ts';
import { describeOnEachEngine } from '../../../../testing/db/database.ts';
import { recordQueries } from '../../../../testing/db/query-plans.ts';
import { someOf } from '../../../../testing/short.ts';
import { SAMPLE_PALETTES } from '../../../db/sample/palettes/sample-palettes.ts';
import { palettes } from '../../../db/schema/palettes.ts';
import { createPaletteRepository } from '../palettes.repository.ts';
import { createPaletteService } from '../read/palettes.service.ts';

const hexesOf = ({ colors }: { colors: readonly Palette['colors'][number][] }) =>
  colors.map((color) => (typeof color === 'string' ? color : color.hex));

/** ΔE_OK from a color to the nearest color of a palette, by the color package. */
const distanceTo = (hex: string, palette: { colors: readonly Palette['colors'][number][] }) =>
  Math.min(...hexesOf(palette).map((own) => deltaEOK(parseHex(own)!, parseHex(hex)!)));

describeOnEachEngine(
  'finding palettes in the house collection',
  (database) => {
    let app: TestApp;
    beforeAll(async () => {
      app = await createTestApp({ database: database() });
    });
    const list = async (query: string) => {
      const { headers, body } = await callJson(app, 'GET', `/api/palettes?${query}`);
      return {
        total: Number(headers['x-total-count']),
        link: headers.link,
        entries: body as Palette[],
      };
    };
    /** Every palette of a query, page by page. */
    async function walk(query: string): Promise<Palette[]> {
      const all: Palette[] = [];
      for (let url: string | undefined = `/api/palettes?${query}`; url; ) {
        const { headers, body } = await callJson(app, 'GET', url);
        all.push(...body);
        url = /^<(.+)>; rel="next"$/.exec(String(headers.link))?.[1];
      }
      return all;
    }

    test.each(['3B82F6', '%23ff0000', '000000'])(
      '?color=%s: nearest first, on every page',
      async (color) => {
        const hex = decodeURIComponent(color);
        const found = await walk(`color=${color}&limit=30`);
        const distances = found.map((palette) => distanceTo(hex, palette));
        expect(found.length).toBeGreaterThan(30);
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        for (const [place, distance] of distances.entries()) {
          expect(distance).toBeGreaterThanOrEqual((distances[place - 1] ?? 0) - 1e-7);
        }
        const best = Math.min(...SAMPLE_PALETTES.map((palette) => distanceTo(hex, palette)));
        expect(distances[0]).toBeCloseTo(best, 6);
        expect((await list(`color=${color}`)).total).toBe(found.length);
      },
    );

    test('several colors: only palettes with a color near each, by the mean distance, on every page', async () => {
      const wanted = ['#0B1D34', '#F69835', '#D6E0E3'];
      for (const colors of [wanted.slice(0, 2), wanted]) {
        const distances = (palette: Parameters<typeof distanceTo>[1]) =>
          colors.map((hex) => distanceTo(hex, palette));
        const mean = (palette: Parameters<typeof distanceTo>[1]) =>
          distances(palette).reduce((sum, distance) => sum + distance, 0) / colors.length;
        const query = colors.map((hex) => hex.slice(1)).join(',');
        const found = await walk(`color=${query}&limit=2`);
        expect(found[0]!.name).toBe('Harbor Before Dawn');
        expect(found.length).toBeGreaterThan(1);
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        for (const [place, palette] of found.entries()) {
          expect(Math.max(...distances(palette))).toBeLessThanOrEqual(0.1 + 1e-7);
          expect(mean(palette)).toBeGreaterThanOrEqual(mean(found[place - 1] ?? palette) - 1e-7);
        }
        const { total, entries } = await list(
          `color=${query.replaceAll(',', '-')}&tab=cool&sort=name`,
        );
        expect(total).toBe(entries.length);
        expect(entries.map(({ id }) => id).toSorted()).toEqual(
          found
            .filter(({ tags }) => tags.includes('cool'))
            .map(({ id }) => id)
            .toSorted(),
        );
      }
    });

    test('a color, a tab, a tag, words and an order combine', async () => {
      const all = await walk('color=E07A5F&limit=100');
      const warm = await walk('color=E07A5F&tab=warm&limit=7');
      expect(warm.map(({ id }) => id)).toEqual(
        all.filter(({ tags }) => tags.includes('warm')).map(({ id }) => id),
      );
      const named = await walk('color=E07A5F&tag=warm&sort=name&limit=5');
      expect(named.map(({ name }) => name)).toEqual(
        warm
          .map(({ name }) => name)
          .toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
      );
      const [first] = warm;
      const word = first!.name.split(' ')[0]!;
      const searched = await list(`color=E07A5F&q=${encodeURIComponent(word)}`);
      expect(searched.entries.map(({ id }) => id)).toContain(first!.id);
    });

    test.each([
      'color=redd',
      'color=12345',
      'color=112233,',
      'color=112233,nope',
      'color=112233-',
      'color=color(display-p3 0 1)',
      'color=color(display-p3 0 1 0',
      'color=color(display-p3 0 1 0))',
      'color=rgb(0 0 0 / 0.5)',
      'color=%2311223380',
      'color=',
      'color=112233,445566,778899,aabbcc',
      'sort=nearest',
      `tag=${'x'.repeat(51)}`,
    ])('?%s is refused by name', async (query) => {
      const { status, body } = await callJson(app, 'GET', `/api/palettes?${query}`);
      expect([status, body.details[0].field]).toEqual([400, query.split('=')[0]]);
    });

    test('every tag finds what has it', async () => {
      const tags = [...new Set(SAMPLE_PALETTES.flatMap((palette) => palette.tags))];
      for (const tag of tags) {
        const expected = SAMPLE_PALETTES.filter((palette) => palette.tags.includes(tag)).length;
        expect([tag, (await list(`tag=${tag}&limit=1`)).total]).toEqual([tag, expected]);
      }
      expect((await list('tag=Warm')).total).toBe(0);
    });

    test('a search finds what JavaScript finds, whatever the part, the order and the page', async () => {
      const holds =
        (text: string) =>
        (palette: { name: string; description?: string | null; tags: readonly string[] }) =>
          [palette.name, palette.description ?? '', ...palette.tags].some((part) =>
            part.toLowerCase().includes(text.toLowerCase()),
          );
      const parts = [
        'a',
        'e',
        'qz',
        'zz',
        'ea',
        'the',
        'OCEAN',
        'pastel',
        'cea',
        'n a',
        'of the',
        'late',
        'ing',
        '.',
        '-',
        'xyzzy',
        'light on',
      ];
      for (const part of someOf(parts, 4)) {
        const expected = SAMPLE_PALETTES.filter(holds(part))
          .map(({ name }) => name)
          .toSorted();
        for (const sort of ['likes', 'newest', 'name']) {
          const found = await walk(`q=${encodeURIComponent(part)}&sort=${sort}&limit=37`);
          // A search that finds few goes on with words like its own.
          const exact = found.filter(holds(part));
          expect([part, sort, exact.map(({ name }) => name).toSorted()]).toEqual([
            part,
            sort,
            expected,
          ]);
          const { total } = await list(`q=${encodeURIComponent(part)}`);
          if (expected.length > 12) expect([part, total]).toEqual([part, expected.length]);
        }
        const warm = await walk(`q=${encodeURIComponent(part)}&tab=warm&tag=earth&limit=9`);
        const expectedWarm = SAMPLE_PALETTES.filter(
          (palette) =>
            holds(part)(palette) &&
            (['warm', 'earth'] as const).every((tag) => palette.tags.includes(tag)),
        );
        expect([part, warm.filter(holds(part)).length]).toEqual([part, expectedWarm.length]);
      }
    });

    test('any blanks between words of a search are one space', async () => {
      const { total } = await list('q=of+the');
      expect(total).toBeGreaterThan(12);
      for (const q of ['of++the', '%09of%20%09%0Athe+']) {
        expect([q, (await list(`q=${q}`)).total]).toEqual([q, total]);
      }
    });

    test('a search shows no palette that becomes private while it is read', async () => {
      const { db } = database();
      const filter = { text: 'quokka' };
      const colors = [{ hex: '#112233' as const }, { hex: '#AABBCC' as const }];
      await db.insert(palettes).values({ name: 'Quokka', colors });
      const plan = createPaletteRepository(db).planOf(filter);
      const isQuokka = eq(palettes.name, 'Quokka');
      const hiding: typeof db = Object.assign(Object.create(db), {
        async execute(query: Parameters<typeof db.execute>[0]) {
          const found = await db.execute(query);
          expect(found.rows).toHaveLength(1);
          await db.update(palettes).set({ isPublic: false }).where(isQuokka);
          return found;
        },
      });
      const page = createPaletteRepository(hiding).findPage(filter, 'likes', 1, undefined, plan);
      expect((await page).rows).toEqual([]);
      await db.delete(palettes).where(isQuokka);
    });

    test('a search finds tags: whole, in part, of several words, and never across two', async () => {
      const [row] = await database()
        .db.insert(palettes)
        .values({
          name: 'A',
          colors: [{ hex: '#112233' }, { hex: '#AABBCC' }],
          tags: ['Quokka Blue', 'wombat'],
        })
        .returning();
      for (const part of ['quokka', 'uokk', 'QUOKKA BLUE', 'ka bl', 'wombat']) {
        const { entries, total } = await list(`q=${encodeURIComponent(part)}`);
        expect([part, total, entries.map(({ id }) => id)]).toEqual([part, 1, [row!.id]]);
      }
      // No text goes across two tags; where it finds few, its words may stand apart.
      expect((await list('q=ka%20blue%20wombat')).total).toBe(0);
      expect((await list('q=blue%20wombat')).total).toBe(1);
      expect((await list('q=quokka&tab=warm')).total).toBe(0);
      expect((await list('q=quokka&color=112233')).total).toBe(1);
      await database().db.delete(palettes).where(eq(palettes.id, row!.id));
    });

    test('few are found: the text in a name, in a tag, elsewhere, another form, a letter off', async () => {
      const { db } = database();
      const colors = [{ hex: '#112233' as const }, { hex: '#AABBCC' as const }];
      const drafts = [
        { name: 'A quokka' },
        { name: 'Tagged', tags: ['quokka'], likes: 900 },
        { name: 'Told', description: 'of one quokka', likes: 950 },
        { name: 'Quokkas', likes: 960, tags: ['warm'] },
        { name: 'Quokla', likes: 970, tags: ['warm'] },
        { name: 'Qoukka', likes: 965 },
        { name: 'Quolla', likes: 990 },
        { name: 'Wombat berry' },
        { name: 'Berries of the wombat' },
      ].map((draft) => ({ ...draft, colors }));
      const rows = await db.insert(palettes).values(drafts).returning();
      const namesFor = async (query: string) => (await walk(query)).map(({ name }) => name);
      // “Quokkas” holds the text itself, as any search finds parts of words.
      expect(await namesFor('q=Quokka')).toEqual([
        'A quokka',
        'Tagged',
        'Quokkas',
        'Told',
        'Quokla',
        'Qoukka',
      ]);
      for (const limit of [1, 2, 4]) {
        expect(await namesFor(`q=quokka&limit=${limit}`)).toEqual(await namesFor('q=quokka'));
      }
      expect((await list('q=quokka&limit=2')).total).toBe(6);
      expect(await namesFor('q=quokka&tab=warm')).toEqual(['Quokkas', 'Quokla']);
      expect((await namesFor('q=quokkas')).slice(0, 2)).toEqual(['Quokkas', 'Told']);
      expect(await namesFor('q=wombat%20berries')).toEqual([
        'Berries of the wombat',
        'Wombat berry',
      ]);
      expect(await namesFor('q=wombta%20berry&sort=name')).toEqual([
        'Berries of the wombat',
        'Wombat berry',
      ]);
      expect(await namesFor('q=wonbet')).toEqual([]);
      for (const { id } of rows) await db.delete(palettes).where(eq(palettes.id, id));
    });

    test('similar palettes are public, other, near and sorted', async () => {
      const { entries } = await list('limit=3');
      for (const { id } of entries) {
        const { status, body } = await callJson(app, 'GET', `/api/palettes/${id}/similar`);
        expect(status).toBe(200);
        expect(body).toHaveLength(6);
        expect(body.map((palette: Palette) => palette.id)).not.toContain(id);
      }
    });

    test('the most similar palette is its own copy', async () => {
      const { entries } = await list('limit=1&tab=vintage');
      const colors = hexesOf(entries[0]!)
        .map((hex) => ({ hex }))
        .toReversed();
      const [copy] = await database()
        .db.insert(palettes)
        .values({ name: 'Copy', colors })
        .returning();
      const { body } = await callJson(app, 'GET', `/api/palettes/${entries[0]!.id}/similar`);
      expect(body[0].id).toBe(copy!.id);
    });
  },
  { seed: 'sample' },
);

describeOnEachEngine('texts of any length', (database) => {
  test('are found within hundreds of the longest words', async () => {
    const app = await createTestApp({ database: database() });
    const long = (number: number) =>
      `${String.fromCodePoint(0x12000 + number).repeat(400)}quokka${number}wombat`;
    const rows = Array.from({ length: 290 }, (_, number) => ({
      name: `No. ${number}`,
      description: `${long(number)} 'of' \\ ${number}`,
      colors: [{ hex: '#112233' as const }, { hex: '#AABBCC' as const }],
    }));
    await database().db.insert(palettes).values(rows);
    for (const [query, total] of [
      ['quokka', 290],
      ['quokka7', 11],
      [`wombat 'of' \\ 7`, 11],
      [`'of' \\`, 290],
    ] as const) {
      const { headers } = await callJson(
        app,
        'GET',
        `/api/palettes?limit=1&q=${encodeURIComponent(query)}`,
      );
      expect([query, headers['x-total-count']]).toEqual([query, `${total}`]);
    }
  });

  test('are saved and searched by words that are too long together for a lexeme', async () => {
    const app = await createTestApp({ database: database() });
    const { token } = await signUp(app);
    const long = '\u6F22'.repeat(490);
    for (const description of [
      `${long} wom`,
      `${long}wom`,
      `wom${long}`,
      `${long}'`,
      `\\${long}`,
    ]) {
      const payload = { name: 'Long', description, colors: ['#112233', '#AABBCC'] };
      const { status } = await callJson(app, 'POST', '/api/palettes', payload, token);
      expect([description.slice(-2), status]).toEqual([description.slice(-2), 201]);
    }
    const search = (q: string) => callJson(app, 'GET', `/api/palettes?q=${encodeURIComponent(q)}`);
    const namesFor = async (q: string) => (await search(q)).body.map(({ name }: Palette) => name);
    for (const q of ['wom wom', "' \\"]) {
      const { status, body } = await search(q);
      expect([q, status, body]).toEqual([q, 200, expect.any(Array)]);
    }
    await database()
      .db.insert(palettes)
      .values({ name: 'A wom wom', colors: [{ hex: '#112233' }, { hex: '#AABBCC' }] });
    expect((await namesFor('wom wom'))[0]).toBe('A wom wom');
    expect(await namesFor('\u6F22 wom')).toContain('Long');
  });

  test('of the most frequent words that stand together nowhere are looked for once', async () => {
    const { db } = database();
    const line = (number: number) => `zq${number}zq`;
    const rows = Array.from({ length: 14 }, (_, at) => ({
      name: 'Lines',
      description: Array.from({ length: 50 }, (_, own) => line(at * 50 + own)).join('\n'),
      colors: [{ hex: '#112233' as const }, { hex: '#AABBCC' as const }],
    }));
    await db.insert(palettes).values(rows);
    const recorded = recordQueries(db);
    const service = createPaletteService(createPaletteRepository(recorded.db));
    const page = await service.list({ q: 'zq zq', limit: 24 }, null);
    expect([page.total, page.palettes]).toEqual([0, []]);
    const read = (await recorded.explain()).filter(({ text }) => text.includes('ilike'));
    expect(read).toHaveLength(1);
  });
});

describeOnEachEngine('counting more than a thousand', (database) => {
  test('lists are counted to the end, searches up to a thousand', async () => {
    const app = await createTestApp({ database: database() });
    const rows = Array.from({ length: 1001 }, (_, number) => ({
      name: `Many ${number}`,
      colors: [{ hex: '#112233' as const }, { hex: '#AABBCC' as const }],
      tags: number < 1000 ? ['warm'] : [],
    }));
    await database().db.insert(palettes).values(rows);
    const count = async (query: string) => {
      const { headers } = await callJson(app, 'GET', `/api/palettes?limit=1&${query}`);
      return [headers['x-total-count'], headers['x-total-count-relation']];
    };
    expect(await count('')).toEqual(['1001', undefined]);
    expect(await count('tab=warm')).toEqual(['1000', undefined]);
    expect(await count('q=many')).toEqual(['1000', 'at-least']);
    expect(await count('q=many%2099')).toEqual(['11', undefined]);
    expect(await count('q=many&tab=warm')).toEqual(['1000', undefined]);
    expect((await callJson(app, 'GET', '/api/palettes/stats')).body.total).toBe(1001);
  });
});
