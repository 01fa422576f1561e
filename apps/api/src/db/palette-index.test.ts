import { parseHex } from '@swatchwork/color';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { describeOnEachEngine } from '../../testing/db/database.ts';
import { forgetWords } from '../features/palettes/save/forget-words.ts';
import { toLab } from '../features/palettes/search/palette-nearest.ts';
import { paletteColors, paletteWords, paletteWordsLeft } from './schema/palette-index.ts';
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
  /** The lexemes that a palette is searched by. */
  const lexemesOf = async (id: string) => {
    const { rows } = await database().db.execute<{ lexemes: string[] }>(
      sql`select tsvector_to_array(search) as lexemes from palettes where id = ${id}`,
    );
    return rows[0]!.lexemes.toSorted();
  };
  const wordsKnown = async () =>
    (await database().db.select().from(paletteWords)).map(({ word }) => word).toSorted();

  test('hold each word, also of tags, and each tag of a public palette once, and its colors', async () => {
    const id = await insert();
    expect(await lexemesOf(id)).toEqual(OF_DRAFT);
    expect(await database().db.$count(paletteColors)).toBe(2);
    expect(await wordsKnown()).toEqual(OF_DRAFT.filter((lexeme) => !lexeme.includes(' ')));
  });

  test('follow every change of it', async () => {
    const id = await insert();
    await change(id, {
      name: 'Shallow',
      description: null,
      tags: [],
      colors: DRAFT.colors.slice(0, 1).concat(DRAFT.colors, DRAFT.colors),
      facets: ['size 5'],
    });
    expect(await lexemesOf(id)).toEqual([' size 5', 'shallow']);
    expect(await database().db.$count(paletteColors)).toBe(5);
    await change(id, { likes: 51, views: 7 });
    expect(await lexemesOf(id)).toEqual([' size 5', 'shallow']);
  });

  test('tell a private palette from public ones', async () => {
    const id = await insert({ isPublic: false });
    expect(await wordsKnown()).toEqual([]);
    expect(await database().db.$count(paletteColors)).toBe(0);
    await change(id, { isPublic: true });
    expect(await lexemesOf(id)).toEqual(OF_DRAFT);
    expect(await database().db.$count(paletteColors)).toBe(2);
    await change(id, { isPublic: false });
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
      return wordsKnown();
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
    expect(await lexemesOf(id)).toEqual([...words, ` tag ${text(50)}`].toSorted());
    const pair = `${text(250)} ${text(249)}`;
    const two = await insert({ name: 'Two', description: pair, tags: [] });
    expect(await lexemesOf(two)).toEqual(['two', text(250), text(249), pair].toSorted());
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
