import { parseHex } from '@swatchwork/color';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { describeOnEachEngine } from '../../testing/db/database.ts';
import { type Lab, neighborhoods, toLab } from '../features/palettes/search/color-cells.ts';
import { paletteColors, paletteTerms, paletteWords } from './schema/palette-index.ts';
import { palettes } from './schema/palettes.ts';
import { users } from './schema/users.ts';

const DRAFT = {
  name: 'Deep Ocean',
  description: 'calm,\n DEEP  water',
  colors: [{ hex: '#112233' as const }, { hex: '#AABBCC' as const }],
  tags: ['cool', 'Two Words'],
  createdAt: new Date('2026-03-01T23:59:59.999Z'),
};
const OF_DRAFT = [
  ' day 20513',
  ' tag Two Words',
  ' tag cool',
  'calm,',
  'cool',
  'deep',
  'deep ocean',
  'ocean',
  'two',
  'two words',
  'water',
  'words',
];
const COOL_BIT = 32;

describeOnEachEngine('the lists of palettes', (database) => {
  beforeEach(async () => {
    await database().db.delete(palettes);
  });
  const insert = async (more = {}) => {
    const [row] = await database()
      .db.insert(palettes)
      .values({ ...DRAFT, ...more })
      .returning();
    return row!.id;
  };
  const change = (id: string, values: Partial<typeof palettes.$inferInsert>) =>
    database().db.update(palettes).set(values).where(eq(palettes.id, id));
  const termsOf = async (id: string) => {
    const rows = await database()
      .db.select()
      .from(paletteTerms)
      .where(eq(paletteTerms.paletteId, id))
      .orderBy(paletteTerms.term);
    return rows.map(({ term }) => term);
  };

  test('hold each word, also of tags, each tag and the day of a public palette once, and its colors', async () => {
    const id = await insert();
    expect(await termsOf(id)).toEqual(OF_DRAFT);
    const [row] = await database().db.select().from(paletteTerms);
    expect(row).toMatchObject({
      likes: 0,
      nameKey: 'deep ocean',
      createdAt: DRAFT.createdAt,
      tabs: COOL_BIT,
    });
    expect(await database().db.$count(paletteColors)).toBe(2);
    const words = await database().db.select().from(paletteWords);
    expect(words.map(({ word }) => word)).toEqual(
      expect.arrayContaining(['calm,', 'deep', 'ocean', 'water']),
    );
  });

  test('follow every change of it, and know the likes that it has', async () => {
    const id = await insert();
    await change(id, {
      name: 'Shallow',
      description: null,
      tags: [],
      colors: DRAFT.colors.slice(0, 1).concat(DRAFT.colors, DRAFT.colors),
    });
    expect(await termsOf(id)).toEqual([' day 20513', 'shallow']);
    expect(await database().db.$count(paletteColors)).toBe(5);
    await change(id, { likes: 20 });
    expect(await termsOf(id)).toEqual([' day 20513', 'shallow']);
    await change(id, { likes: 51 });
    expect(await termsOf(id)).toEqual([' above 20', ' above 50', ' day 20513', 'shallow']);
    const likes = await database().db.select({ likes: paletteTerms.likes }).from(paletteTerms);
    expect(likes.map((row) => row.likes)).toEqual([51, 51, 51, 51]);
    await change(id, { likes: 50 });
    expect(await termsOf(id)).toEqual([' above 20', ' day 20513', 'shallow']);
  });

  test('hold no private palette', async () => {
    const id = await insert({ isPublic: false });
    expect(await termsOf(id)).toEqual([]);
    await change(id, { isPublic: true });
    expect(await termsOf(id)).toEqual(OF_DRAFT);
    await change(id, { isPublic: false });
    expect(await termsOf(id)).toEqual([]);
    expect(await database().db.$count(paletteColors)).toBe(0);
  });

  test('lose a palette with itself, and with its owner', async () => {
    const { db } = database();
    const [user] = await db
      .insert(users)
      .values({ username: 'ada', email: 'ada@example.org', passwordHash: 'x' })
      .returning();
    await insert({ userId: user!.id });
    await db.delete(users);
    await insert();
    await db.delete(palettes);
    expect(await db.$count(paletteTerms)).toBe(0);
    expect(await db.$count(paletteColors)).toBe(0);
  });

  /**
   * Words and pairs in the index that no palette has, or that a palette has and the index lacks.
   */
  const wrongWords = async () => {
    const { rows } = await database().db.execute<{ word: string }>(sql`
      (select word from palette_words except select term from palette_terms)
      union all (select term from palette_terms where term not like ' %' except select word from palette_words)`);
    return rows.map(({ word }) => word);
  };

  test('keep no word that nobody has any more', async () => {
    const { db } = database();
    const wordsNow = async () => (await db.select().from(paletteWords)).map(({ word }) => word);
    const lone = { name: 'Ocean', description: null, tags: [] };
    const [id, other] = [await insert(), await insert(lone)];
    expect(await wordsNow()).toContain('deep ocean');
    await change(id, { likes: 30 });
    expect(await wordsNow()).toContain('deep ocean');
    await change(id, { name: 'Shallow Ocean' });
    expect(await wordsNow()).not.toContain('deep ocean');
    expect(await wordsNow()).toContain('two words');
    await change(id, { tags: ['warm'] });
    expect(await wordsNow()).not.toContain('two words');
    await change(id, { isPublic: false });
    expect(await wordsNow()).toEqual(['ocean']);
    await change(id, { isPublic: true });
    expect(await wrongWords()).toEqual([]);
    await db.delete(palettes).where(eq(palettes.id, id));
    expect(await wordsNow()).toEqual(['ocean']);
    await db.delete(palettes).where(eq(palettes.id, other));
    expect(await wordsNow()).toEqual([]);
  });

  test('keep and lose the right words while others save, rename and delete the same', async () => {
    const { db } = database();
    for (let round = 0; round < 15; round++) {
      const names = [`Word${round} Deep`, `Word${round} Blue`, `Sky Word${round}`];
      const ids = await Promise.all(names.map((name) => insert({ name, description: null })));
      await Promise.all([
        ...ids.map((id) => db.delete(palettes).where(eq(palettes.id, id))),
        ...names.map((name) => insert({ name, description: null })),
      ]);
      const [first, ...rest] = await db.select({ id: palettes.id }).from(palettes);
      await Promise.all([
        change(first!.id, { name: `Word${round} Green` }),
        ...rest.map(({ id }) => db.delete(palettes).where(eq(palettes.id, id))),
        insert({ name: names[0], description: null }),
      ]);
      expect(await wrongWords()).toEqual([]);
    }
  });

  test('take the longest words of four-byte characters', async () => {
    const text = (length: number) =>
      Array.from({ length }, (_, at) => String.fromCodePoint(0x12000 + ((at * 7919) % 900))).join(
        '',
      );
    const id = await insert({ name: text(100), description: text(500), tags: [text(50)] });
    expect(await termsOf(id)).toEqual(expect.arrayContaining([text(100), text(500)]));
  });

  test('a point is the OKLab of the color package', async () => {
    const hexes = ['#000000', '#FFFFFF', '#0A0B0C', '#FF0000', '#00FF00', '#0000FF', '#3B82F6'];
    for (const hex of hexes) {
      const { rows } = await database().db.execute<{ lab: number[] }>(
        sql`select array[oklab(${hex}) -> 1, oklab(${hex}) -> 2, oklab(${hex}) -> 3] as lab`,
      );
      const lab = toLab(parseHex(hex)!);
      for (const [at, value] of lab.entries()) expect(rows[0]!.lab[at]).toBeCloseTo(value, 7);
    }
  });

  test('a color lies in the cell that searches expect, and its neighbors beside it', async () => {
    const [near, far] = ['#3B83F6', '#3B82F6'].map((hex) => toLab(parseHex(hex)!));
    const cellOf = async ([l, a, b]: Lab) => {
      const { rows } = await database().db.execute<{ cell: number }>(
        sql`select color_cell(cube(array[${l}::float8, ${a}::float8, ${b}::float8])) as cell`,
      );
      return rows[0]!.cell;
    };
    for (const { firsts, lasts, radius } of neighborhoods(near!)) {
      const holds = async (lab: Lab) => {
        const cell = await cellOf(lab);
        return firsts.some((first, run) => first <= cell && cell <= lasts[run]!);
      };
      expect(await holds(near!)).toBe(true);
      if (radius >= 1 / 128) expect(await holds(far!)).toBe(true);
      expect(await holds([near![0] - 2.01 * radius, near![1], near![2]])).toBe(radius > 0.4);
    }
  });

  // Servers before PostgreSQL 17 took the sign of a vertical tab for this letter.
  test('words are split at blanks alone, whatever their letters', async () => {
    const text = 'Vivid seven\x0Bof\tquick jumpy foxes';
    const { rows } = await database().db.execute<{ term: string }>(
      sql`select term from palette_terms_of(${text}, null, '{}', 0, now()) as term order by 1`,
    );
    const words = rows.map(({ term }) => term).filter((term) => !term.includes(' '));
    expect(words).toEqual(['foxes', 'jumpy', 'of', 'quick', 'seven', 'vivid']);
  });
});
