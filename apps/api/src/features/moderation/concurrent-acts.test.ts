import type { ModerationAct, SessionAnswer } from '@swatchwork/contract';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { signUp, signUpAdmin } from '../../../testing/accounts.ts';
import { callJson, createTestApp, type Method, type TestApp } from '../../../testing/app.ts';
import { describeOnEachEngine } from '../../../testing/db/database.ts';
import { moderationActs, suspendedAccounts, withheld } from '../../db/schema/moderation.ts';
import { palettes } from '../../db/schema/palettes.ts';

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
  const countPublic = ({ user }: SessionAnswer) =>
    database().db.$count(palettes, and(eq(palettes.userId, user.id), palettes.isPublic));

  test('a suspension that was interrupted goes on when it is ordered again, and is one act', async () => {
    const author = await signUp(app);
    const { db } = database();
    // What the first transaction leaves where the server ends after it.
    const [made] = await db
      .insert(moderationActs)
      .values({
        kind: 'suspend',
        reason: WHY,
        userId: author.user.id,
        moderatorId: admin.user.id,
        moderatorName: admin.user.username,
      })
      .returning();
    await publish(author, 150);
    await db.insert(suspendedAccounts).values({ userId: author.user.id, actId: made!.id });
    expect(await countPublic(author)).toBe(150);

    const again = await act({ kind: 'suspend', userId: author.user.id });
    expect([again.status, again.body.id]).toEqual([200, made!.id]);
    expect(await countPublic(author)).toBe(0);
    expect((await act({ kind: 'suspend', userId: author.user.id })).status).toBe(409);
  });

  test('of several orders to undo an act at once one is an act; one that was interrupted goes on', async () => {
    const author = await signUp(app);
    const ids = await publish(author);
    const hiding = await act({ kind: 'hide_all', userId: author.user.id });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => act({ kind: 'undo', actId: hiding.body.id })),
    );
    const done = answers.filter(({ status }) => status === 200).map(({ body }) => body.id);
    expect(new Set(done).size).toBe(1);
    expect(await countPublic(author)).toBe(ids.length);
    const undone = (await trail()).filter(({ kind }) => kind === 'undo');
    expect(undone).toHaveLength(1);

    // The server ended before the last palette came back.
    await database().db.insert(withheld).values({ paletteId: ids[0]!, actId: hiding.body.id });
    await database().db.update(palettes).set({ isPublic: false }).where(eq(palettes.id, ids[0]!));
    const again = await act({ kind: 'undo', actId: hiding.body.id });
    expect([again.status, again.body.id]).toEqual([200, done[0]]);
    expect(await countPublic(author)).toBe(ids.length);
    expect((await act({ kind: 'undo', actId: hiding.body.id })).status).toBe(409);
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
    { path: '/palettes', key: 'paletteId', draft: { colors: ['#123456', '#FFFFFF'] } },
    { path: '/themes/saved', key: 'themeId', draft: { input: { brands: ['#0A66C2'] } } },
    { path: '/collections', key: 'collectionId', draft: {} },
  ] as const;

  for (const { path, key, draft } of KINDS) {
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

    test(`a word that is forbidden by now keeps what is restored by ${path} private`, async () => {
      const author = await signUp(app);
      const id = await save(author, true);
      const { name } = await readAs(id, author);
      await call('DELETE', `${path}/${id}`, undefined, author);
      await act({ kind: 'forbid', terms: [name] });
      const restored = await call('POST', `${path}/${id}/restore`, undefined, author);
      expect([restored.status, restored.body.isPublic]).toEqual([200, false]);
      await act({ kind: 'allow', terms: [name] });
    });
  }
});
