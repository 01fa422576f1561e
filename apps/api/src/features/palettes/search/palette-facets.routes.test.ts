import { checkPalette, parseHex } from '@swatchwork/color';
import type { Palette } from '@swatchwork/contract';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signUp } from '../../../../testing/accounts.ts';
import { callJson, createTestApp, type TestApp } from '../../../../testing/app.ts';
import { describeOnEachEngine } from '../../../../testing/db/database.ts';
import { facetsOf } from '../../../db/facets/facets-of.ts';
import { SAMPLE_PALETTES } from '../../../db/sample/palettes/sample-palettes.ts';
import { palettes } from '../../../db/schema/palettes.ts';

const colorsOf = ({ colors }: { colors: readonly { hex: string }[] }) =>
  colors.map(({ hex }) => parseHex(hex)!);

const namesOf = (found: readonly { name: string }[]) => found.map(({ name }) => name).toSorted();

describeOnEachEngine(
  'finding palettes by what they are good for',
  (database) => {
    let app: TestApp;
    beforeAll(async () => {
      app = await createTestApp({ database: database() });
    });
    async function walk(query: string) {
      const all: Palette[] = [];
      let total = 0;
      for (let url: string | undefined = `/api/palettes?${query}`; url; ) {
        const { headers, body } = await callJson(app, 'GET', url);
        all.push(...body);
        total = Number(headers['x-total-count']);
        url = /^<(.+)>; rel="next"$/.exec(String(headers.link))?.[1];
      }
      expect(total).toBe(all.length);
      return all;
    }

    const isSafe = (palette: (typeof SAMPLE_PALETTES)[number], ...visions: string[]) =>
      !checkPalette(colorsOf(palette)).pairs.some(({ collides }) =>
        collides.some((vision) => visions.includes(vision)),
      );
    const pairsOf = (palette: (typeof SAMPLE_PALETTES)[number]) =>
      checkPalette(colorsOf(palette)).pairs.filter(({ contrast }) => contrast >= 4.5).length;

    test('each filter finds what the color package finds, in every order and page', async () => {
      const cases: [string, (palette: (typeof SAMPLE_PALETTES)[number]) => boolean][] = [
        ['safe=tritan', (one) => isSafe(one, 'tritan')],
        ['safe=protan,deutan', (one) => isSafe(one, 'protan', 'deutan')],
        ['pairs=4', (one) => pairsOf(one) >= 4],
        ['size=5', () => true],
        ['size=6', () => false],
        [
          'pairs=4&safe=deutan&tag=warm',
          (one) => pairsOf(one) >= 4 && isSafe(one, 'deutan') && one.tags.includes('warm'),
        ],
        [
          'pairs=3&q=light',
          (one) =>
            pairsOf(one) >= 3 &&
            [one.name, one.description, ...one.tags].some((text) =>
              text.toLowerCase().includes('light'),
            ),
        ],
      ];
      for (const [query, isExpected] of cases) {
        const expected = namesOf(SAMPLE_PALETTES.filter(isExpected));
        for (const sort of ['likes', 'newest', 'name']) {
          const found = await walk(`${query}&sort=${sort}&limit=23`);
          expect([query, sort, namesOf(found)]).toEqual([query, sort, expected]);
        }
      }
    });

    test('light and dark, muted and vivid share nothing, and a color and a ground combine', async () => {
      for (const [one, other] of [
        ['tone=light', 'tone=dark'],
        ['strength=muted', 'strength=vivid'],
      ]) {
        const both = [...(await walk(`${one}&limit=100`)), ...(await walk(`${other}&limit=100`))];
        expect(new Set(both.map(({ id }) => id)).size).toBe(both.length);
        expect(both.length).toBeGreaterThan(20);
      }
      const grounded = new Set((await walk('ground=true&limit=100')).map(({ id }) => id));
      const near = await walk('color=0A66C2&limit=100');
      expect((await walk('color=0A66C2&ground=true&limit=100')).map(({ id }) => id)).toEqual(
        near.filter(({ id }) => grounded.has(id)).map(({ id }) => id),
      );
    });

    test.each([
      'safe=red',
      'safe=protan,',
      'pairs=0',
      'pairs=46',
      'ground=false',
      'tone=gray',
      'strength=1',
      'size=11',
    ])('?%s is refused by name', async (query) => {
      const { status, body } = await callJson(app, 'GET', `/api/palettes?${query}`);
      expect([status, body.details[0].field]).toEqual([400, query.split('=')[0]]);
    });
  },
  { seed: 'sample' },
);

describeOnEachEngine('palettes are measured', (database) => {
  const DRAFT = { name: 'Two', colors: [{ hex: '#FFFFFF' as const }, { hex: '#101418' as const }] };
  const storedFacets = async (id: string) => {
    const [row] = await database().db.select().from(palettes).where(eq(palettes.id, id));
    return row;
  };
  beforeEach(() => database().db.delete(palettes));
  afterEach(() => vi.restoreAllMocks());

  test('when they are saved, and again when their colors change', async () => {
    const app = await createTestApp({ database: database() });
    const { token } = await signUp(app);
    const saved = await callJson(app, 'POST', '/api/palettes', DRAFT, token);
    expect((await storedFacets(saved.body.id))?.facets).toEqual(facetsOf(DRAFT.colors));
    const colors = [{ hex: '#777777' as const }, { hex: '#787878' as const }];
    await callJson(app, 'PATCH', `/api/palettes/${saved.body.id}`, { colors, name: 'Gray' }, token);
    expect(await storedFacets(saved.body.id)).toMatchObject({
      facets: facetsOf(colors),
    });
  });

  test('later, where an older instance saved them', async () => {
    const { db } = database();
    const many = Array.from({ length: 230 }, (_, place) => ({
      ...DRAFT,
      name: `Old ${place}`,
      likes: place,
    }));
    await db.insert(palettes).values(many);
    const [late] = await db
      .insert(palettes)
      .values({ ...DRAFT, name: 'Late' })
      .returning();
    expect((await storedFacets(late!.id))?.facets).toBeNull();

    const app = await createTestApp({ database: database() });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const patience = { timeout: 30_000 };
    await vi.waitFor(
      async () => expect(await db.$count(palettes, sql`facets is not null`)).toBe(231),
      patience,
    );
    const { headers } = await callJson(app, 'GET', '/api/palettes?size=2&pairs=1');
    expect(headers['x-total-count']).toBe('231');
  });
});
