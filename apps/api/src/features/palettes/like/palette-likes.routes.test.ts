import type { Palette } from '@swatchwork/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signUp } from '../../../../testing/accounts.ts';
import { callJson, createTestApp, type TestApp } from '../../../../testing/app.ts';
import { describeOnEachEngine } from '../../../../testing/db/database.ts';
import { paletteLikes, palettes } from '../../../db/schema/palettes.ts';
import { createDeletionsRepository } from '../../things/deletions.repository.ts';

const DRAFT = { name: 'Liked', colors: [{ hex: '#112233' as const }, { hex: '#AABBCC' as const }] };
const UNKNOWN = '0199f3c0-7a10-7cc2-9f35-1f6d9e0d8a11';
const visitor = (number: number) => `visitor-${String(number).padStart(12, '0')}`;

describeOnEachEngine('likes and counters', (database) => {
  let app: TestApp;
  let id: string;
  beforeAll(async () => {
    app = await createTestApp({ database: database() });
  });
  beforeEach(async () => {
    const [row] = await database().db.insert(palettes).values(DRAFT).returning();
    id = row!.id;
  });

  type As = { visitor?: string; token?: string; address?: string; body?: unknown };
  const post = async (call: string, { visitor, token, address, body }: As = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/palettes/${id}/${call}`,
      headers: {
        ...(visitor && { 'x-visitor': visitor }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      remoteAddress: address ?? '192.0.2.1',
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const like = (as?: As) => post('like', as);
  const likesNow = async () => {
    const { db } = database();
    const [row] = await db.select().from(palettes).where(eq(palettes.id, id));
    const rows = await db.$count(paletteLikes, eq(paletteLikes.paletteId, id));
    return [row!.likes, rows];
  };

  test('PALAPI-22: a like raises the likes by 1, and a second takes it back', async () => {
    expect(await like({ visitor: visitor(1) })).toEqual({
      status: 200,
      body: { liked: true, likes: 1 },
    });
    expect((await like({ visitor: visitor(2) })).body).toEqual({ liked: true, likes: 2 });
    expect((await callJson(app, 'GET', `/api/palettes/${id}`)).body.likes).toBe(2);
    expect((await like({ visitor: visitor(1) })).body).toEqual({ liked: false, likes: 1 });
    expect(await likesNow()).toEqual([1, 1]);
  });

  test('a like gives its palette another place in lists at once', async () => {
    const { db } = database();
    const [other] = await db
      .insert(palettes)
      .values({ ...DRAFT, likes: 1001 })
      .returning();
    await db.update(palettes).set({ likes: 1000 }).where(eq(palettes.id, id));
    const first = async () =>
      ((await callJson(app, 'GET', '/api/palettes?sort=likes&limit=1')).body as Palette[])[0];
    expect(await first()).toMatchObject({ id: other!.id, likes: 1001 });
    await like({ visitor: visitor(1) });
    await like({ visitor: visitor(2) });
    expect(await first()).toMatchObject({ id, likes: 1002 });
  });

  test('D22: likes of people are told from those that a house palette came with', async () => {
    const house = { source: 'swatchwork', likes: 40, startingLikes: 40 } as const;
    const { db } = database();
    await db.update(palettes).set(house).where(eq(palettes.id, id));
    await like({ visitor: visitor(1) });
    const { body } = await callJson(app, 'GET', `/api/palettes/${id}`);
    expect(body).toMatchObject({ source: 'swatchwork', likes: 41, startingLikes: 40 });
    const own = await db.insert(palettes).values(DRAFT).returning();
    const { body: user } = await callJson(app, 'GET', `/api/palettes/${own[0]!.id}`);
    expect(user).toMatchObject({ source: 'user', startingLikes: 0 });
  });

  test('PALAPI-22: an address is the same visitor to another instance, and after a restart', async () => {
    expect((await like({ address: '192.0.2.77' })).body).toEqual({ liked: true, likes: 1 });
    const other = await createTestApp({ database: { ...database(), close: async () => {} } });
    const answer = await other.inject({
      method: 'POST',
      url: `/api/palettes/${id}/like`,
      remoteAddress: '192.0.2.77',
    });
    expect(answer.json()).toEqual({ liked: false, likes: 0 });
    await other.close();
  });

  test('PALAPI-22: without an id each address counts as one visitor', async () => {
    expect((await like({ address: '192.0.2.7' })).body).toEqual({ liked: true, likes: 1 });
    expect((await like({ address: '192.0.2.8' })).body).toEqual({ liked: true, likes: 2 });
    expect((await like({ address: '192.0.2.7' })).body).toEqual({ liked: false, likes: 1 });
  });

  test('an account likes once, whatever its visitor id', async () => {
    const { token } = await signUp(app);
    expect((await like({ token, visitor: visitor(1) })).body.likes).toBe(1);
    expect((await like({ token, visitor: visitor(2), body: { liked: true } })).body.likes).toBe(1);
    const liked = await callJson(
      app,
      'GET',
      `/api/palettes/liked?ids=${id},${UNKNOWN}`,
      undefined,
      token,
    );
    expect(liked.body).toEqual({ ids: [id] });
    const others = await callJson(app, 'GET', `/api/palettes/liked?ids=${id}`);
    expect(others.body).toEqual({ ids: [] });
  });

  test('PALAPI-23: no such palette, no such id', async () => {
    for (const [bad, status] of [
      [UNKNOWN, 404],
      ['odd', 404],
    ] as const) {
      for (const call of ['like', 'view', 'copy']) {
        const answer = await callJson(app, 'POST', `/api/palettes/${bad}/${call}`);
        expect(answer.status).toBe(status);
      }
      expect((await callJson(app, 'GET', `/api/palettes/${bad}/similar`)).status).toBe(status);
      expect((await callJson(app, 'GET', `/api/palettes/${bad}`)).status).toBe(status);
    }
  });

  test.each(['short', 'x'.repeat(65), 'with blank and more', '<script>alert(1)</script>'])(
    'a visitor id may not be %s',
    async (bad) => {
      const { status, body } = await like({ visitor: bad });
      expect([status, body.details[0].field]).toEqual([400, 'x-visitor']);
    },
  );

  test.each(['ids=', 'ids=x', `ids=${Array(101).fill(UNKNOWN).join(',')}`, ''])(
    'GET liked?%s is refused',
    async (query) => {
      expect((await callJson(app, 'GET', `/api/palettes/liked?${query}`)).status).toBe(400);
    },
  );

  describe('at the same time', () => {
    test('two likes of one visitor: one wins', async () => {
      const both = await Promise.all(
        [1, 2].map(() => like({ visitor: visitor(1), body: { liked: true } })),
      );
      for (const answer of both) {
        expect(answer).toEqual({ status: 200, body: { liked: true, likes: 1 } });
      }
      expect(await likesNow()).toEqual([1, 1]);
    });

    test('twenty turns of one visitor leave at most one like', async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => like({ visitor: visitor(1) })),
      );
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      const [likes, rows] = await likesNow();
      expect(likes).toBe(rows);
      expect(likes).toBeLessThanOrEqual(1);
    });

    test('twenty visitors: each counts', async () => {
      const fans = Array.from({ length: 20 }, (_, number) => like({ visitor: visitor(number) }));
      expect((await Promise.all(fans)).every(({ status }) => status === 200)).toBe(true);
      expect(await likesNow()).toEqual([20, 20]);
    });

    test('likes and the delete of the palette: liked or gone, never our failure', async () => {
      const { user, token } = await signUp(app);
      await database().db.update(palettes).set({ userId: user.id }).where(eq(palettes.id, id));
      const answers = await Promise.all([
        ...[1, 2, 3].map((number) => like({ visitor: visitor(number) })),
        callJson(app, 'DELETE', `/api/palettes/${id}`, undefined, token),
        ...[4, 5, 6].map((number) => like({ visitor: visitor(number) })),
      ]);
      for (const { status } of answers) expect([200, 404]).toContain(status);
      expect(answers[3]!.status).toBe(200);
      // The acknowledged likes wait with the palette for its owner, and end with it.
      const { db } = database();
      const stored = () => db.$count(paletteLikes, eq(paletteLikes.paletteId, id));
      const acknowledged = answers.toSpliced(3, 1).filter(({ status }) => status === 200);
      expect(await stored()).toBe(acknowledged.length);
      await db
        .update(palettes)
        .set({ deletedAt: new Date(0) })
        .where(eq(palettes.id, id));
      await createDeletionsRepository(db, 'palette').purge();
      expect(await stored()).toBe(0);
    });
  });

  test('made-up visitors of one address are bounded, and an account is not', async () => {
    const address = '198.51.100.1';
    const answers = [];
    for (let number = 0; number < 31; number++) {
      answers.push(await like({ visitor: visitor(number), address }));
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array(30).fill(200), 429]);
    expect(answers[30]!.body.code).toBe('too_many_requests');
    expect((await like({ visitor: visitor(0), address })).body.liked).toBe(false);
    const { token } = await signUp(app);
    expect((await like({ token, address })).status).toBe(200);
  });

  test('EXPLORE-30: views and copies count once an hour for each visitor, within bounds', async () => {
    const address = '203.0.113.9';
    for (let time = 0; time < 3; time++) await post('view', { visitor: visitor(1), address });
    expect((await post('copy', { visitor: visitor(1), address })).body).toEqual({
      views: 1,
      copies: 1,
    });
    for (let number = 2; number < 30; number++) {
      await post('view', { visitor: visitor(number), address });
    }
    const { body }: { body: Palette } = await callJson(app, 'GET', `/api/palettes/${id}`);
    expect([body.views, body.copies]).toEqual([20, 1]);
    expect((await post('view', { address: '203.0.113.10' })).body.views).toBe(21);
  });
});
