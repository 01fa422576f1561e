import { parseHex } from '@swatchwork/color';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { describeOnEachEngine } from '../../testing/db/database.ts';
import { forgetWords } from '../features/palettes/save/forget-words.ts';
import { type Lab, neighborhoods, toLab } from '../features/palettes/search/color-cells.ts';
import { paletteColors, paletteWords, paletteWordsLeft } from './schema/palette-index.ts';
import { paletteLists } from './schema/palette-lists.ts';
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
  const forgetAll = async () => {
    while (await forgetWords(database().db));
  };
  beforeEach(async () => {
    await database().db.delete(palettes);
    await forgetAll();
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
  const entryOf = async (id: string) => {
    const [row] = await database()
      .db.select()
      .from(paletteLists)
      .where(eq(paletteLists.paletteId, id));
    return row!;
  };
  /** Those of these terms that a palette has, and how many others. */
  const termsOf = async (id: string, known = OF_DRAFT) => {
    const { terms } = await entryOf(id);
    const { rows } = await database().db.execute<{ term: string; id: string }>(sql`
      select term, term_id(term)::text as id
      from jsonb_array_elements_text(${JSON.stringify(known)}::jsonb) as term`);
    const has = (id: string) => terms.includes(BigInt(id));
    const own = rows.filter((row) => has(row.id)).map(({ term }) => term);
    return { own: own.toSorted(), others: terms.length - own.length };
  };

  test('hold each word, also of tags, and each tag of a public palette once, and its colors', async () => {
    const id = await insert();
    expect(await termsOf(id)).toEqual({ own: OF_DRAFT, others: 0 });
    expect(await entryOf(id)).toMatchObject({
      likes: 0,
      nameKey: 'deep ocean',
      createdAt: DRAFT.createdAt,
      tabs: COOL_BIT,
      isPublic: true,
      facets: null,
    });
    expect(await database().db.$count(paletteColors)).toBe(2);
    const words = await database().db.select().from(paletteWords);
    expect(words.map(({ word }) => word).toSorted()).toEqual(
      OF_DRAFT.filter((term) => !term.includes(' ')),
    );
  });

  test('have two bits of each word and each tag', async () => {
    const { bloomA, bloomB } = await entryOf(await insert());
    const alone = OF_DRAFT.filter((term) => term.startsWith(' ') || !term.includes(' '));
    const { rows } = await database().db.execute(sql`
      select 1 from jsonb_array_elements_text(${JSON.stringify(alone)}::jsonb) as term
      where ${bloomA}::bigint & bloom_a(term_id(term)) <> 0 and ${bloomB}::bigint & bloom_b(term_id(term)) <> 0`);
    expect(rows).toHaveLength(alone.length);
    const bits = (bloomA.toString(2).match(/1/g) ?? []).length;
    expect(bits).toBeLessThanOrEqual(alone.length);
  });

  test('follow every change of it, and know the likes that it has', async () => {
    const id = await insert();
    await change(id, {
      name: 'Shallow',
      description: null,
      tags: [],
      colors: DRAFT.colors.slice(0, 1).concat(DRAFT.colors, DRAFT.colors),
    });
    expect(await termsOf(id, ['shallow'])).toEqual({ own: ['shallow'], others: 0 });
    expect(await entryOf(id)).toMatchObject({ nameKey: 'shallow', tabs: 0 });
    expect(await database().db.$count(paletteColors)).toBe(5);
    for (const [likes, tabs] of [
      [20, 0],
      [51, 3],
      [50, 1],
    ] as const) {
      await change(id, { likes });
      expect(await entryOf(id)).toMatchObject({ likes, tabs });
    }
    await change(id, { lightLikes: 31 });
    expect(await entryOf(id)).toMatchObject({ likes: 50, tabs: 0 });
  });

  test('tell a private palette from public ones', async () => {
    const id = await insert({ isPublic: false });
    expect(await entryOf(id)).toMatchObject({ isPublic: false });
    expect(await database().db.$count(paletteWords)).toBe(0);
    await change(id, { isPublic: true });
    expect(await entryOf(id)).toMatchObject({ isPublic: true });
    expect(await termsOf(id)).toEqual({ own: OF_DRAFT, others: 0 });
    await change(id, { isPublic: false });
    expect(await entryOf(id)).toMatchObject({ isPublic: false });
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
    expect(await db.$count(paletteLists)).toBe(0);
    expect(await db.$count(paletteColors)).toBe(0);
  });

  /** Words in the index that no palette has, or that a palette has and the index lacks. */
  const wrongWords = async () => {
    await forgetAll();
    const { rows } = await database().db.execute<{ word: string }>(sql`
      with own as (
        select distinct palette_words_of(name, description, tags) as word from palettes where is_public
      ), known as (select word from palette_words)
      (select * from known except select * from own) union all (select * from own except select * from known)`);
    return rows.map(({ word }) => word);
  };

  test('keep no word that nobody has any more', async () => {
    const { db } = database();
    const wordsNow = async () => {
      await forgetAll();
      return (await db.select().from(paletteWords)).map(({ word }) => word).toSorted();
    };
    const lone = { name: 'Ocean', description: null, tags: [] };
    const [id, other] = [await insert(), await insert(lone)];
    expect(await wordsNow()).toContain('deep');
    await change(id, { likes: 30 });
    expect(await db.$count(paletteWordsLeft)).toBe(0);
    await change(id, { name: 'Shallow Ocean', description: null });
    expect(await wordsNow()).toEqual(['cool', 'ocean', 'shallow', 'two', 'words']);
    await change(id, { tags: ['warm'] });
    expect(await wordsNow()).toEqual(['ocean', 'shallow', 'warm']);
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
        forgetAll(),
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
    const words = [text(100), text(500), text(50)];
    expect((await termsOf(id, words)).own).toEqual(words.toSorted());
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
      sql`select word as term from palette_words_of(${text}, null, '{}') as word order by 1`,
    );
    const words = rows.map(({ term }) => term);
    expect(words).toEqual(['foxes', 'jumpy', 'of', 'quick', 'seven', 'vivid']);
  });
});
