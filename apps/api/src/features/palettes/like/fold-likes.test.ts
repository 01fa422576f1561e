import type { Palette } from '@swatchwork/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { callJson, createTestApp, type TestApp } from '../../../../testing/app.ts';
import {
  describeOnEachEngine,
  describeOnServer,
  openTestDatabase,
} from '../../../../testing/db/database.ts';
import { paletteLists } from '../../../db/schema/palette-lists.ts';
import { paletteLikeChanges, palettes } from '../../../db/schema/palettes.ts';
import { foldLikes } from './fold-likes.ts';
import { createPaletteLikesRepository } from './palette-likes.repository.ts';

const DRAFT = {
  name: 'Folded',
  colors: [{ hex: '#112233' as const }, { hex: '#AABBCC' as const }],
};
const BATCHES = 3;
const MANY = 210; // more than two batches

describeOnEachEngine('likes are folded in', (database) => {
  let app: TestApp;
  let likes: ReturnType<typeof createPaletteLikesRepository>;
  let id: string;
  let people = 0;
  beforeAll(async () => {
    app = await createTestApp({ database: database() });
    likes = createPaletteLikesRepository(database().db);
  });
  beforeEach(async () => {
    const { db } = database();
    await db.delete(paletteLikeChanges);
    [id] = (await keep(1)) as [string];
  });

  async function keep(count: number): Promise<string[]> {
    const rows = await database().db.insert(palettes).values(Array(count).fill(DRAFT)).returning();
    return rows.map((row) => row.id);
  }
  const like = (paletteId: string, visitorId = `visitor-of-folds-${++people}`, liked = true) =>
    likes.set(paletteId, { visitorId }, liked, { isLight: false, origin: 'a network' });
  const likesOf = async (ids: string[]) => {
    const rows = await database().db.select().from(palettes).where(inArray(palettes.id, ids));
    return rows.map((row) => row.likes);
  };
  const waiting = () => database().db.$count(paletteLikeChanges);

  test('until then a like is one row more, and every reader sees it', async () => {
    const { db } = database();
    await like(id);
    expect(await waiting()).toBe(1);
    expect(await likesOf([id])).toEqual([0]);
    const one: { body: Palette } = await callJson(app, 'GET', `/api/palettes/${id}`);
    const list: { body: Palette[] } = await callJson(app, 'GET', '/api/palettes?sort=newest');
    const similar: { body: Palette[] } = await callJson(
      app,
      'GET',
      `/api/palettes/${(await keep(1))[0]}/similar`,
    );
    for (const shown of [one.body, ...list.body, ...similar.body].filter((row) => row.id === id)) {
      expect(shown.likes).toBe(1);
    }
    expect(list.body.map((row) => row.id)).toContain(id);

    expect(await foldLikes(db)).toEqual([id]);
    expect(await likesOf([id])).toEqual([1]);
    expect(await waiting()).toBe(0);
    const again: { body: Palette } = await callJson(app, 'GET', `/api/palettes/${id}`);
    expect(again.body.likes).toBe(1);
    const [entry] = await db.select().from(paletteLists).where(eq(paletteLists.paletteId, id));
    expect(entry?.likes).toBe(1);
  });

  test('pages by likes lose and repeat none while changes wait', async () => {
    const ids = await keep(6);
    for (const liked of ids.slice(0, 3)) await like(liked);
    await foldLikes(database().db);
    for (const liked of ids.slice(3)) for (let more = 0; more < 2; more++) await like(liked);
    const seen: string[] = [];
    let url: string | undefined = '/api/palettes?sort=likes&limit=2';
    while (url) {
      const { body, headers } = await callJson(app, 'GET', url);
      seen.push(...(body as Palette[]).map((row) => row.id));
      url = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1];
    }
    expect(seen.toSorted()).toEqual([...new Set(seen)].toSorted());
    expect(seen).toEqual(expect.arrayContaining(ids));
  });

  test('what is given and taken back in between changes no palette', async () => {
    const visitor = 'visitor-who-changes-minds';
    await like(id, visitor);
    await like(id, visitor, false);
    const version = () =>
      database().db.execute(sql`select xmin::text, ctid::text from palettes where id = ${id}`);
    const before = (await version()).rows;
    expect(await waiting()).toBe(2);
    await foldLikes(database().db);
    expect([await waiting(), await likesOf([id])]).toEqual([0, [0]]);
    const after = (await version()).rows;
    expect(after.map((row) => row.ctid)).toEqual(before.map((row) => row.ctid));
  });

  test('several instances fold while people like: nothing is lost or counted twice', async () => {
    const { db } = database();
    const ids = await keep(MANY);
    const gave = await Promise.all([
      ...ids.map((liked) => like(liked)),
      ...Array.from({ length: BATCHES }, () => foldLikes(db)),
      ...ids.map((liked) => like(liked)),
      ...Array.from({ length: BATCHES }, () => foldLikes(db)),
    ]);
    expect(gave).toHaveLength(2 * (MANY + BATCHES));
    await foldLikes(db);
    expect(await likesOf(ids)).toEqual(Array(MANY).fill(2));
    expect(await waiting()).toBe(0);
  });

  test('a fold that fails half-way leaves every change for the next', async () => {
    const { db } = database();
    await like(id);
    await like(id);
    // The changes are taken away by then: the last step of the transaction fails.
    await db.execute(sql`
      create function fail_folding() returns trigger language plpgsql as
      $$ begin raise exception 'no such luck'; end $$`);
    await db.execute(sql`
      create trigger fail_folding after update on palettes for each row
      execute function fail_folding()`);
    await expect(foldLikes(db)).rejects.toThrow();
    await db.execute(sql`drop function fail_folding() cascade`);
    expect([await waiting(), await likesOf([id])]).toEqual([2, [0]]);
    await foldLikes(db);
    expect([await waiting(), await likesOf([id])]).toEqual([0, [2]]);
  });

  test('changes of a palette that is gone go as well', async () => {
    const { db } = database();
    const [other] = (await keep(1)) as [string];
    await like(id);
    await like(other);
    await db.delete(palettes).where(eq(palettes.id, id));
    await foldLikes(db);
    expect([await waiting(), await likesOf([other])]).toEqual([0, [1]]);
  });
});

describeOnServer('a fold whose session is ended in the middle', () => {
  // The embedded engine has one session: it ends with the process, as a transaction does.
  test('leaves all of it or none', async () => {
    const { db } = await openTestDatabase();
    const likes = createPaletteLikesRepository(db);
    const rows = await db.insert(palettes).values(Array(5).fill(DRAFT)).returning();
    const ids = rows.map((row) => row.id);
    for (const id of ids) {
      const fan = { visitorId: `fan-of-${id}` };
      await likes.set(id, fan, true, { isLight: false, origin: 'a network' });
    }
    const state = async () => {
      const kept = await db.select().from(palettes).where(inArray(palettes.id, ids));
      return [await db.$count(paletteLikeChanges), kept.map((row) => row.likes)];
    };
    let folding: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      // Holds up the last step, where the changes are gone already and lists are written.
      await tx.execute(sql`select from palette_lists where palette_id = ${ids[0]} for update`);
      const { rows: own } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      folding = foldLikes(db).catch((error: unknown) => error);
      // Asked outside of the transaction, which would see the same activity again and again.
      await expect
        .poll(async () => {
          const { rows: ended } = await db.execute(sql`
              select pg_terminate_backend(a.pid) from pg_stat_activity a
              where ${own[0]!.pid} = any (pg_blocking_pids(a.pid))`);
          return ended.length;
        })
        .toBe(1);
    });
    expect(await folding).toBeInstanceOf(Error);
    expect(await state()).toEqual([5, Array(5).fill(0)]);
    await foldLikes(db);
    expect(await state()).toEqual([0, Array(5).fill(1)]);
  });
});
