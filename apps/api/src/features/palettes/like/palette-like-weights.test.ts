import type { Palette } from '@swatchwork/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { signUp, TEST_PASSWORD } from '../../../../testing/accounts.ts';
import { callJson, createTestApp, type TestApp } from '../../../../testing/app.ts';
import { describeOnEachEngine } from '../../../../testing/db/database.ts';
import { solveLikeChallenge } from '../../../../testing/like-proofs.ts';
import { readConfig } from '../../../config.ts';
import { palettes } from '../../../db/schema/palettes.ts';
import { users } from '../../../db/schema/users.ts';

/** A palette three likes short of the tab. */
const DRAFT = {
  name: 'Weighed',
  colors: [{ hex: '#112233' as const }, { hex: '#AABBCC' as const }],
  likes: 17,
};
const DAY_MS = 86_400_000;

describeOnEachEngine('what likes weigh in trending and popular', (database) => {
  let app: TestApp;
  let id: string;
  beforeAll(async () => {
    const config = readConfig({ NODE_ENV: 'test', RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
    app = await createTestApp({ config, database: database() });
  });
  beforeEach(async () => {
    const [row] = await database().db.insert(palettes).values(DRAFT).returning();
    id = row!.id;
  });

  let last = 0;
  type As = {
    address: string;
    visitor?: string;
    token?: string;
    liked?: boolean;
    isProven?: boolean;
  };
  const like = async ({ address, token, visitor, liked = true, isProven = !token }: As) => {
    const from = { 'x-forwarded-for': address, 'sec-fetch-site': 'same-origin' };
    const headers = { ...from, 'x-visitor': visitor ?? `made-up-visitor-${++last}` };
    const proof = liked && isProven ? await solveLikeChallenge(app, from) : undefined;
    const body = { liked, ...(proof && { proof }) };
    return callJson(app, 'POST', `/api/palettes/${id}/like`, body, token, headers);
  };
  const likeTimes = async (times: number, as: As) => {
    const statuses = [];
    for (let i = 0; i < times; i++) statuses.push((await like(as)).status);
    return statuses;
  };

  /** The likes that are shown, and whether the tab has the palette, by its list and by its row. */
  async function look() {
    const { body }: { body: Palette } = await callJson(app, 'GET', `/api/palettes/${id}`);
    const newest = await callJson(app, 'GET', '/api/palettes?tab=trending&sort=newest&limit=1');
    const isTrending = (newest.body as Palette[]).some((palette) => palette.id === id);
    return { likes: body.likes, isTrending };
  }

  async function makeAccount(ageDays: number) {
    const { user, token } = await signUp(app);
    const createdAt = new Date(Date.now() - ageDays * DAY_MS);
    await database().db.update(users).set({ createdAt }).where(eq(users.id, user.id));
    return token;
  }

  test('of visitors of one address three weigh, and all are shown', async () => {
    await likeTimes(10, { address: '192.0.2.1' });
    expect(await look()).toEqual({ likes: 27, isTrending: false });
    await like({ address: '198.51.100.1' });
    expect(await look()).toEqual({ likes: 28, isTrending: true });
  });

  test('of one network four times as many', async () => {
    await database().db.update(palettes).set({ likes: 8 }).where(eq(palettes.id, id));
    for (let host = 1; host <= 20; host++) await likeTimes(2, { address: `203.0.113.${host}` });
    expect(await look()).toEqual({ likes: 48, isTrending: false });
    await like({ address: '203.0.112.1' });
    expect(await look()).toEqual({ likes: 49, isTrending: true });
  });

  test('new accounts weigh as visitors do', async () => {
    const address = '192.0.2.7';
    for (let i = 0; i < 6; i++)
      await like({ address, token: await makeAccount(2), isProven: true });
    expect(await look()).toEqual({ likes: 23, isTrending: false });
    await like({ address: '198.51.100.7' });
    expect(await look()).toEqual({ likes: 24, isTrending: true });
  });

  test('without a proof neither visitors nor new accounts weigh', async () => {
    for (let host = 1; host <= 6; host++) {
      const address = `198.51.${host}.1`;
      await like({ address, isProven: false });
      await like({ address, token: await makeAccount(2) });
    }
    expect(await look()).toEqual({ likes: 29, isTrending: false });
    for (let host = 1; host <= 4; host++) await like({ address: `198.51.${host}.1` });
    expect(await look()).toEqual({ likes: 33, isTrending: true });
  });

  test('without a proof a palette takes thirty likes an hour, of all addresses', async () => {
    const statuses = [];
    for (let host = 1; host <= 31; host++)
      statuses.push((await like({ address: `198.18.${host}.1`, isProven: false })).status);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
    const other = { address: '198.18.32.1', isProven: false };
    const refused = await like(other);
    expect(refused.body.error).toContain('proof of work');
    expect((await like({ ...other, isProven: true })).status).toBe(200);
    expect((await like({ ...other, token: await makeAccount(0) })).status).toBe(200);
  });

  test('a proof counts once, and only as it was made', async () => {
    const from = { 'x-forwarded-for': '192.0.2.20', 'sec-fetch-site': 'same-origin' };
    const proof = await solveLikeChallenge(app, from);
    const send = async (sent: unknown) => {
      const headers = { ...from, 'x-visitor': `made-up-visitor-${++last}` };
      const path = `/api/palettes/${id}/like`;
      return callJson(app, 'POST', path, { liked: true, proof: sent }, undefined, headers);
    };
    const { challenge, solution } = proof;
    const parameters = { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 1 };
    for (const forged of [
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge: { ...challenge, parameters }, solution },
    ]) {
      const { status, body } = await send(forged);
      expect([status, body.details[0].field]).toEqual([400, 'proof']);
    }
    expect((await send(proof)).status).toBe(200);
    const again = await send(proof);
    expect([again.status, again.body.error]).toEqual([400, expect.stringContaining('been used')]);
    expect((await look()).likes).toBe(18);
  });

  test('a proof of an expired challenge is refused', async () => {
    const from = { 'x-forwarded-for': '192.0.2.21', 'sec-fetch-site': 'same-origin' };
    const proof = await solveLikeChallenge(app, from);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    const path = `/api/palettes/${id}/like`;
    const { status, body } = await callJson(app, 'POST', path, { proof }, undefined, from);
    expect([status, body.error]).toEqual([400, expect.stringContaining('expired')]);
  });

  test('accounts of more than three days weigh, ten of an address', async () => {
    for (let i = 0; i < 4; i++) await like({ address: '192.0.2.8', token: await makeAccount(4) });
    expect(await look()).toEqual({ likes: 21, isTrending: true });
    await database().db.update(palettes).set({ likes: 10 }).where(eq(palettes.id, id));
    for (let i = 0; i < 9; i++) await like({ address: '192.0.2.8', token: await makeAccount(4) });
    expect(await look()).toEqual({ likes: 19, isTrending: false });
  });

  test('where mail can be sent, accounts weigh once their address is confirmed', async () => {
    const mailer = { send: async () => undefined, close: async () => undefined };
    const config = readConfig({ NODE_ENV: 'test', RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
    const withoutMail = app;
    app = await createTestApp({ config, database: database(), mailer });
    const address = '192.0.2.12';
    for (let i = 0; i < 4; i++)
      await like({ address, token: await makeAccount(4), isProven: true });
    expect(await look()).toEqual({ likes: 21, isTrending: false });
    const token = await makeAccount(4);
    await database()
      .db.update(users)
      .set({ confirmedEmail: sql`upper(${users.email})` });
    await like({ address, token });
    expect(await look()).toEqual({ likes: 22, isTrending: true });
    app = withoutMail;
  });

  test('what is taken back, or goes with its account, takes its weight along', async () => {
    const visitor = 'a-visitor-of-many';
    const address = '192.0.2.9';
    await likeTimes(3, { address });
    await like({ address, visitor });
    const token = await makeAccount(0);
    await like({ address, token });
    expect(await look()).toEqual({ likes: 22, isTrending: false });
    await like({ address, visitor, liked: false });
    await callJson(app, 'DELETE', '/api/auth/me', { password: TEST_PASSWORD }, token);
    await like({ address: '198.51.100.9' });
    expect(await look()).toEqual({ likes: 21, isTrending: true });
  });

  test('of accounts thirty of one address like a palette in an hour', async () => {
    const address = '192.0.2.10';
    const tokens = await Promise.all(Array.from({ length: 31 }, () => makeAccount(0)));
    const statuses = [];
    for (const token of tokens) statuses.push((await like({ address, token })).status);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
  });

  test('nobody takes likes back without end', async () => {
    const visitor = 'a-visitor-who-cannot-decide';
    const address = '192.0.2.11';
    const statuses = [];
    for (let i = 0; i < 31; i++) {
      statuses.push((await like({ address, visitor })).status);
      statuses.push((await like({ address, visitor, liked: false })).status);
    }
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
    expect(statuses[60]).toBe(429);
  });
});
