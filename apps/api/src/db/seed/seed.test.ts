import { count, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeOnEachEngine } from '../../../testing/db/database.ts';
import { SAMPLE_ARTICLES } from '../sample/articles/sample-articles.ts';
import { SAMPLE_COLORS_OF_THE_DAY } from '../sample/colors-of-the-day/sample-colors-of-the-day.ts';
import { SAMPLE_PALETTES } from '../sample/palettes/sample-palettes.ts';
import { articles } from '../schema/articles.ts';
import { colorsOfTheDay } from '../schema/colors-of-the-day.ts';
import { palettes } from '../schema/palettes.ts';
import { seedArticles } from './seed-articles.ts';
import { seedColorsOfTheDay } from './seed-colors-of-the-day.ts';
import { seedPalettes } from './seed-palettes.ts';

const DAY_MS = 86_400_000;

describeOnEachEngine(
  'a fresh installation',
  (database) => {
    const all = () => database().db.select().from(palettes);

    test('holds the whole house collection, marked as such', async () => {
      const rows = await all();
      expect(rows).toHaveLength(SAMPLE_PALETTES.length);
      const sample = SAMPLE_PALETTES[0]!;
      expect(rows.find(({ slug }) => slug === sample.slug)).toMatchObject({
        ...sample,
        source: 'swatchwork',
        startingLikes: sample.likes, // D22: none of them is of a person
        userId: null,
        isPublic: true,
        views: 0,
      });
    });

    test('has a dozen or so palettes of the last week, none of the future', async () => {
      const ages = (await all()).map(
        ({ createdAt }) => (Date.now() - createdAt.getTime()) / DAY_MS,
      );
      const recent = ages.filter((days) => days < 7).length;
      expect(recent).toBeGreaterThanOrEqual(10);
      expect(recent).toBeLessThanOrEqual(18);
      expect(Math.min(...ages)).toBeGreaterThan(0);
      expect(Math.max(...ages)).toBeGreaterThan(200);
    });

    test('has ids that sort as the dates do', async () => {
      const byId = await database().db.select().from(palettes).orderBy(palettes.id);
      const dates = byId.map(({ createdAt }) => createdAt.getTime());
      expect(dates).toEqual(dates.toSorted((a, b) => a - b));
    });

    test('is not filled again, even after palettes were deleted', async () => {
      const { db } = database();
      await db.delete(palettes).where(eq(palettes.slug, SAMPLE_PALETTES[0]!.slug));
      await seedPalettes(db);
      expect(await all()).toHaveLength(SAMPLE_PALETTES.length - 1);
    });

    test('holds the tutorials as published articles, and does not bring back a deleted one', async () => {
      const { db } = database();
      const rows = await db.select().from(articles).orderBy(articles.createdAt);
      expect(rows.map(({ slug }) => slug)).toEqual(SAMPLE_ARTICLES.map(({ slug }) => slug));
      expect(rows[0]).toMatchObject({ isPublished: true, authorId: 'admin', createdBy: null });
      await db.delete(articles).where(eq(articles.slug, SAMPLE_ARTICLES[0]!.slug));
      await seedArticles(db);
      expect(await db.$count(articles)).toBe(SAMPLE_ARTICLES.length - 1);
    });

    test('has a color for each of 366 days; a mended text arrives, the rest is left alone', async () => {
      const { db } = database();
      await db.update(colorsOfTheDay).set({ name: 'Old' }).where(eq(colorsOfTheDay.position, 60));
      const versions = async () => {
        const order = sql`select position, xmin::text from colors_of_the_day order by position`;
        return (await db.execute(order)).rows;
      };
      const before = await versions();
      await seedColorsOfTheDay(db);
      const changed = (await versions()).filter((row, index) => row.xmin !== before[index]?.xmin);
      expect(changed.map(({ position }) => position)).toEqual([60]);
      const rows = await db.select().from(colorsOfTheDay).orderBy(colorsOfTheDay.position);
      expect(rows).toEqual(
        SAMPLE_COLORS_OF_THE_DAY.map((color, index) => ({ position: index + 1, ...color })),
      );
      expect(rows).toHaveLength(366);
    });
  },
  { seed: 'sample' },
);

describeOnEachEngine('SEED=none', (database) => {
  test('leaves palettes and tutorials out and keeps the colors of the day', async () => {
    const { db } = database();
    expect(await db.select({ n: count() }).from(palettes)).toEqual([{ n: 0 }]);
    expect(await db.select({ n: count() }).from(articles)).toEqual([{ n: 0 }]);
    expect(await db.select({ n: count() }).from(colorsOfTheDay)).toEqual([{ n: 366 }]);
  });
});
