import type { ModerationAct, SessionAnswer } from '@swatchwork/contract';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';

import { signUp, signUpAdmin } from '../../../testing/accounts.ts';
import { callJson, createTestApp, type Method, type TestApp } from '../../../testing/app.ts';
import { describeOnEachEngine } from '../../../testing/db/database.ts';
import { moderationActs, suspendedAccounts, withheld } from '../../db/schema/moderation.ts';
import { palettes } from '../../db/schema/palettes.ts';
import { projects } from '../../db/schema/projects.ts';
import { savedThemes } from '../../db/schema/themes.ts';
import { TABLES, THING_KINDS } from '../things/things.ts';
import { finishActs } from './acts/finish-acts.ts';
import { hideAll, releaseAll } from './withheld-things.ts';

type NewAct = typeof moderationActs.$inferInsert;

const WHY = 'Advertises a shop.';

describeOnEachEngine('acts of moderators that meet, or are interrupted', (database) => {
  let app: TestApp;
  let admin: SessionAnswer;
  beforeAll(async () => {
    app = await createTestApp({ database: database() });
    admin = await signUpAdmin(app);
  });

  type Who = { token: string };
  const call = (method: Method, path: string, body: unknown, who: Who) =>
    callJson(app, method, `/api${path}`, body, who.token);
  const act = (order: object) =>
    call('POST', '/admin/moderation/acts', { reason: WHY, ...order }, admin);
  const trail = async (): Promise<ModerationAct[]> =>
    (await call('GET', '/admin/moderation/acts?limit=100', undefined, admin)).body;

  /** Public palettes, as many as take several transactions to hide. */
  async function publish({ user }: SessionAnswer, count = 3): Promise<string[]> {
    const colors = [{ hex: '#112233' as const }, { hex: '#AABBCC' as const }];
    const rows = Array.from({ length: count }, (_, at) => ({
      name: `Of ${user.username} ${at}`,
      colors,
      userId: user.id,
      isPublic: true,
    }));
    const made = await database().db.insert(palettes).values(rows).returning({ id: palettes.id });
    return made.map(({ id }) => id);
  }
  async function insertAct({ user }: SessionAnswer, values: Pick<NewAct, 'kind' | 'actId'>) {
    const by = { moderatorId: admin.user.id, moderatorName: admin.user.username };
    const act = { ...values, ...by, reason: WHY, userId: user.id };
    const [made] = await database().db.insert(moderationActs).values(act).returning();
    return made!.id;
  }
  /** What the first transaction of a suspension leaves where the server ends after it. */
  async function suspendOnly(author: SessionAnswer): Promise<string> {
    const actId = await insertAct(author, { kind: 'suspend' });
    await database().db.insert(suspendedAccounts).values({ userId: author.user.id, actId });
    return actId;
  }
  const countPublic = ({ user }: SessionAnswer) =>
    database().db.$count(palettes, and(eq(palettes.userId, user.id), palettes.isPublic));

  test('a suspension, and its end, that was interrupted goes on by itself', async () => {
    const author = await signUp(app);
    const userId = author.user.id;
    const { db } = database();
    await publish(author, 150);
    const ofAuthor = { name: 'Interrupted', userId, isPublic: true };
    await db.insert(savedThemes).values({ ...ofAuthor, input: { brands: ['red'] } });
    await db.insert(projects).values(ofAuthor);
    const shown = async () => [
      await countPublic(author),
      await db.$count(savedThemes, and(eq(savedThemes.userId, userId), savedThemes.isPublic)),
      await db.$count(projects, and(eq(projects.userId, userId), projects.isPublic)),
    ];
    const suspension = await suspendOnly(author);
    expect(await shown()).toEqual([150, 1, 1]);
    expect((await act({ kind: 'suspend', userId })).status).toBe(409);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await createTestApp({ database: database() });
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    await expect.poll(shown, { timeout: 10_000 }).toEqual([0, 0, 0]);

    // What the first transaction of its end leaves.
    await db.delete(suspendedAccounts).where(eq(suspendedAccounts.userId, userId));
    await db
      .update(moderationActs)
      .set({ undoneAt: new Date() })
      .where(eq(moderationActs.id, suspension));
    await insertAct(author, { kind: 'unsuspend', actId: suspension });
    await finishActs(db);
    expect(await shown()).toEqual([150, 1, 1]);
    await hideAll(db, { userId }, suspension, THING_KINDS); // of the order that began before
    expect(await shown()).toEqual([150, 1, 1]);
  });

  test('what is held when a suspension begins is not released', async () => {
    const author = await signUp(app);
    const [id] = await publish(author, 1);
    const { db } = database();
    await db.insert(withheld).values({ paletteId: id, hold: 'many' });
    await db.update(palettes).set({ isPublic: false }).where(eq(palettes.id, id!));
    await suspendOnly(author);
    await releaseAll(db, author.user.id, await insertAct(author, { kind: 'release_all' }));
    const marks = await db.select().from(withheld).where(eq(withheld.paletteId, id!));
    expect(marks).toMatchObject([{ hold: 'many', actId: null }]);
  });

  test('of several orders to undo an act at once one is an act; one that was interrupted goes on by itself', async () => {
    const author = await signUp(app);
    const ids = await publish(author);
    const hiding = await act({ kind: 'hide_all', userId: author.user.id });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => act({ kind: 'undo', actId: hiding.body.id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await countPublic(author)).toBe(ids.length);
    const undone = (await trail()).filter(({ kind }) => kind === 'undo');
    expect(undone).toHaveLength(1);

    // The server ended before the last palette came back.
    await database().db.insert(withheld).values({ paletteId: ids[0]!, actId: hiding.body.id });
    await database().db.update(palettes).set({ isPublic: false }).where(eq(palettes.id, ids[0]!));
    expect((await act({ kind: 'undo', actId: hiding.body.id })).status).toBe(409);
    await finishActs(database().db);
    expect(await countPublic(author)).toBe(ids.length);
  });

  test('an account that is suspended anew while its suspension is taken back shows nothing', async () => {
    for (let round = 0; round < 3; round++) {
      const author = await signUp(app);
      const userId = author.user.id;
      await publish(author, 250);
      await act({ kind: 'suspend', userId });
      const [, again] = await Promise.all([
        act({ kind: 'unsuspend', userId }),
        suspendOnceFree(userId),
      ]);
      expect(again).toBe(200);
      expect(await countPublic(author)).toBe(0);
      expect((await act({ kind: 'unsuspend', userId })).status).toBe(200);
      expect(await countPublic(author)).toBe(250);
    }
  });

  /** The suspension of before has to end first. */
  async function suspendOnceFree(userId: string): Promise<number> {
    for (let tried = 0; tried < 50; tried++) {
      const { status } = await act({ kind: 'suspend', userId });
      if (status === 200) return status;
    }
    return 409;
  }

  const KINDS = [
    {
      kind: 'palette',
      path: '/palettes',
      key: 'paletteId',
      draft: { colors: ['#123456', '#FFFFFF'] },
    },
    {
      kind: 'theme',
      path: '/themes/saved',
      key: 'themeId',
      draft: { input: { brands: ['#0A66C2'] } },
    },
    { kind: 'project', path: '/projects', key: 'projectId', draft: {} },
  ] as const;

  for (const { kind, path, key, draft } of KINDS) {
    const save = async (author: SessionAnswer, isPublic: boolean): Promise<string> => {
      const name = `q${crypto.randomUUID().slice(0, 8)}`;
      const { status, body } = await call('POST', path, { name, isPublic, ...draft }, author);
      expect(status, body.error).toBe(201);
      return body.id;
    };
    const readAs = async (id: string, who: Who) =>
      (await call('GET', `${path}/${id}`, undefined, who)).body;

    test(`what an admin deletes by ${path} is in the trail, and its author is told`, async () => {
      const author = await signUp(app);
      const id = await save(author, true);
      expect((await call('DELETE', `${path}/${id}`, undefined, admin)).status).toBeLessThan(300);
      expect((await trail())[0]).toMatchObject({
        kind: 'delete',
        moderator: admin.user.username,
        account: { id: author.user.id },
      });
      const notices = await call('GET', '/user/notices', undefined, author);
      expect(notices.body).toMatchObject([{ kind: 'delete' }]);
      const restored = await call('POST', `${path}/${id}/restore`, undefined, author);
      expect(restored.status).toBe(404);

      const secret = await save(author, false);
      expect((await call('DELETE', `${path}/${secret}`, undefined, admin)).status).toBe(404);
      expect((await readAs(secret, author)).id).toBe(secret);
    });

    test(`what is hidden while it is deleted stays hidden after restoring it by ${path}`, async () => {
      const author = await signUp(app);
      const id = await save(author, true);
      await call('DELETE', `${path}/${id}`, undefined, author);
      expect((await act({ kind: 'hide', [key]: id })).status).toBe(200);
      expect((await call('POST', `${path}/${id}/restore`, undefined, author)).status).toBe(200);
      expect((await call('GET', `${path}/${id}`, undefined, await signUp(app))).status).toBe(404);
      expect((await readAs(id, author)).isPublic).toBe(false);
    });

    test(`what is hidden while it is being restored by ${path} stays hidden`, async () => {
      const [author, other] = [await signUp(app), await signUp(app)];
      for (let round = 0; round < 5; round++) {
        const id = await save(author, true);
        await call('DELETE', `${path}/${id}`, undefined, author);
        const both = await Promise.all([
          call('POST', `${path}/${id}/restore`, undefined, author),
          act({ kind: 'hide', [key]: id }),
        ]);
        expect(both.map(({ status }) => status)).toEqual([200, 200]);
        expect((await call('GET', `${path}/${id}`, undefined, other)).status).toBe(404);
        expect((await readAs(id, author)).isPublic).toBe(false);
      }
    });

    test(`what is restored by ${path} while a suspension begins returns when that ends`, async () => {
      const author = await signUp(app);
      const id = await save(author, true);
      await call('DELETE', `${path}/${id}`, undefined, author);
      await suspendOnly(author);
      const restored = await call('POST', `${path}/${id}/restore`, undefined, author);
      expect([restored.status, restored.body.isPublic]).toEqual([200, false]);
      expect((await act({ kind: 'unsuspend', userId: author.user.id })).status).toBe(200);
      expect((await readAs(id, author)).isPublic).toBe(true);
    });

    test(`a word that is forbidden by now keeps what is restored by ${path} private at all times`, async () => {
      const author = await signUp(app);
      const id = await save(author, true);
      const { name } = await readAs(id, author);
      await call('DELETE', `${path}/${id}`, undefined, author);
      await act({ kind: 'forbid', terms: [name] });
      const { db } = database();
      await db.execute(sql`alter table ${TABLES[kind]} add constraint never_public
        check (not is_public or name <> ${sql.raw(`'${name}'`)}) not valid`);
      const restored = await call('POST', `${path}/${id}/restore`, undefined, author);
      await db.execute(sql`alter table ${TABLES[kind]} drop constraint never_public`);
      expect([restored.status, restored.body.isPublic]).toEqual([200, false]);
      await act({ kind: 'allow', terms: [name] });
    });
  }
});
