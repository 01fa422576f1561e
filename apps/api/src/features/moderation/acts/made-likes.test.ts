import type { ActRequest, ModerationQueue, SessionAnswer } from '@swatchwork/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { signUp, signUpAdmin } from '../../../../testing/accounts.ts';
import { callJson, createTestApp, type TestApp } from '../../../../testing/app.ts';
import { describeOnEachEngine } from '../../../../testing/db/database.ts';
import { solveLikeChallenge } from '../../../../testing/like-proofs.ts';
import { readConfig } from '../../../config.ts';
import { purgedLikes } from '../../../db/schema/moderation.ts';
import { paletteLikes, palettes } from '../../../db/schema/palettes.ts';

const DRAFT = {
  name: 'Pushed',
  colors: [{ hex: '#112233' as const }, { hex: '#AABBCC' as const }],
};

describeOnEachEngine('likes that look made', (database) => {
  let app: TestApp;
  let admin: SessionAnswer;
  let id: string;
  beforeAll(async () => {
    const config = readConfig({ NODE_ENV: 'test', RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
    app = await createTestApp({ config, database: database() });
    admin = await signUpAdmin(app);
  });
  beforeEach(async () => {
    const [row] = await database().db.insert(palettes).values(DRAFT).returning();
    id = row!.id;
  });

  let last = 0;
  const like = async (address: string, isProven: boolean, more: object = {}) => {
    const from = { 'x-forwarded-for': address, 'sec-fetch-site': 'same-origin' };
    const proof = isProven ? await solveLikeChallenge(app, from) : undefined;
    const headers = { ...from, 'x-visitor': `made-up-visitor-${++last}`, ...more };
    const body = { liked: true, ...(proof && { proof }) };
    return callJson(app, 'POST', `/api/palettes/${id}/like`, body, undefined, headers);
  };
  const act = (order: ActRequest) =>
    callJson(app, 'POST', '/api/admin/moderation/acts', order, admin.token);
  const findBurst = async () => {
    const { body } = await callJson(app, 'GET', '/api/admin/moderation', undefined, admin.token);
    return (body as ModerationQueue).bursts.find(({ palette }) => palette.id === id);
  };

  /** The counters of the palette; they agree with its likes. */
  async function countLikes() {
    const { db } = database();
    const [row] = await db.select().from(palettes).where(eq(palettes.id, id));
    const { likes, lightLikes } = row!;
    const rows = await db.select().from(paletteLikes).where(eq(paletteLikes.paletteId, id));
    const light = rows.filter(({ isLight }) => isLight).length;
    expect([likes, lightLikes]).toEqual([rows.length, light]);
    return { likes, weighing: likes - lightLikes };
  }

  /** Twelve of one network, of which three weigh, and two of others. */
  async function push() {
    for (let host = 1; host <= 3; host++) await like(`198.51.100.${host}`, true);
    for (let host = 1; host <= 9; host++) await like(`198.51.100.${host}`, false);
    await like('192.0.2.1', true);
    await like('203.0.113.1', true);
    // A burst is told by its hour, which may end here.
    await database().db.update(paletteLikes).set({ createdAt: sql`date_trunc('hour', now())` });
  }

  test('are shown as a burst, taken back in one act, and brought back by another', async () => {
    await push();
    const burst = await findBurst();
    expect(burst).toMatchObject({ likes: 14, made: 12, networks: 3 });
    expect(await countLikes()).toEqual({ likes: 14, weighing: 5 });

    const { from: madeFrom, until: madeUntil } = burst!;
    const reason = 'Twelve of one network.';
    const order = { kind: 'purge_likes', paletteId: id, madeFrom, madeUntil, reason } as const;
    const { status, body } = await act(order);
    expect(status, body.error).toBe(200);
    expect(body).toMatchObject({ kind: 'purge_likes', likes: 12, canUndo: true, reason });
    expect(await countLikes()).toEqual({ likes: 2, weighing: 2 });
    expect(await findBurst()).toBeUndefined();
    expect((await act(order)).status).toBe(409);

    // One of them likes it again meanwhile.
    await like('192.0.2.2', true, { 'x-visitor': `made-up-visitor-${last - 13}` });
    const undone = await act({ kind: 'undo', actId: body.id });
    expect(undone.body).toMatchObject({ kind: 'undo', likes: 11 });
    expect(await countLikes()).toMatchObject({ likes: 14 });
    expect(await database().db.$count(purgedLikes)).toBe(0);
    expect((await act({ kind: 'undo', actId: body.id })).status).toBe(409);
  });

  test('those of other times, and of an unknown palette, are left alone', async () => {
    await push();
    const madeUntil = new Date(Date.now() - 3_600_000).toISOString();
    const madeFrom = new Date(Date.now() - 7_200_000).toISOString();
    const order = { kind: 'purge_likes', paletteId: id, madeFrom, madeUntil } as const;
    expect((await act(order)).status).toBe(409);
    const unknown = await act({ ...order, paletteId: crypto.randomUUID() });
    expect(unknown.status).toBe(404);
    expect(await countLikes()).toEqual({ likes: 14, weighing: 5 });
  });

  test('only admins take likes back', async () => {
    const { token } = await signUp(app);
    const moment = new Date().toISOString();
    const order = { kind: 'purge_likes', paletteId: id, madeFrom: moment, madeUntil: moment };
    const path = '/api/admin/moderation/acts';
    expect((await callJson(app, 'POST', path, order, token)).status).toBe(403);
  });
});
