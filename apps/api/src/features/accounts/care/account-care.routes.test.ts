import { AccountExport, LIMITS, SessionList } from '@swatchwork/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestKey, signUp, TEST_PASSWORD } from '../../../../testing/accounts.ts';
import { callJson, createTestApp, type TestApp } from '../../../../testing/app.ts';
import { describeOnEachEngine } from '../../../../testing/db/database.ts';
import { type MailServer, startMailServer } from '../../../../testing/mail-server.ts';
import {
  paletteLikes,
  palettes,
  type StoredColor,
  savedColors,
} from '../../../db/schema/palettes.ts';
import { passwordResets, sessions, users } from '../../../db/schema/users.ts';
import { createMailer, type Mailer } from '../../../mail/mailer.ts';
import { createSecret, hashSecret } from '../../../secrets/secrets.ts';
import { ensureAdmin, promote } from '../admins.ts';

const COLORS: StoredColor[] = [{ hex: '#112233' }, { hex: '#AABBCC', name: 'Mist' }];

describeOnEachEngine('account care', (database) => {
  let app: TestApp;
  let mails: MailServer;
  beforeAll(async () => {
    mails = await startMailServer();
    const mailer = createMailer(mails.url, 'https://swatchwork.example');
    app = await createTestApp({ database: database(), mailer });
  });
  afterAll(() => mails.close());

  const post = (path: string, body: unknown, token?: string) =>
    callJson(app, 'POST', `/api/auth/${path}`, body, token);
  const me = (token: string) => callJson(app, 'GET', '/api/auth/me', undefined, token);
  const login = (email: string, password: string) => post('login', { email, password });

  describe('changing the password', () => {
    test('asks for the old one, ends the other sessions and keeps this one', async () => {
      const { user, token } = await signUp(app);
      const other = (await login(user.email, TEST_PASSWORD)).body.token;
      const change = (currentPassword: string, newPassword: string) =>
        post('password', { currentPassword, newPassword }, token);

      const wrong = await change('wrong one', 'battery staple');
      expect([wrong.status, wrong.body.details[0].field]).toEqual([400, 'currentPassword']);
      const short = await change(TEST_PASSWORD, '12345');
      expect([short.status, short.body.details[0].field]).toEqual([400, 'newPassword']);
      expect((await me(other)).status).toBe(200);

      expect((await change(TEST_PASSWORD, 'battery staple')).status).toBe(200);
      expect((await me(token)).status).toBe(200);
      expect((await me(other)).status).toBe(401);
      expect((await login(user.email, TEST_PASSWORD)).status).toBe(401);
      expect((await login(user.email, 'battery staple')).status).toBe(200);
    });

    test('other sessions are listed, by what signed in, and ended one by one or all', async () => {
      const { user, token } = await signUp(app);
      const list = async (as: string) =>
        SessionList.parse((await callJson(app, 'GET', '/api/auth/sessions', undefined, as)).body);
      const end = (id: string, as: string) =>
        callJson(app, 'DELETE', `/api/auth/sessions${id}`, undefined, as);
      const agents = ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0', 'curl/8.14.1'];
      const others: string[] = [];
      for (const agent of agents) {
        const body = { email: user.email, password: TEST_PASSWORD };
        const headers = { 'user-agent': agent };
        const answer = await callJson(app, 'POST', '/api/auth/login', body, undefined, headers);
        expect(answer.headers['cache-control']).toBe('no-store');
        others.push(answer.body.token);
      }
      const sessions = await list(token);
      expect(sessions.map(({ device }) => device)).toEqual(
        expect.arrayContaining(['Firefox on Linux', 'curl']),
      );
      expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      expect(JSON.stringify(sessions)).not.toMatch(/[0-9a-f]{64}/);

      const curl = sessions.find(({ device }) => device === 'curl')!;
      const stranger = await signUp(app);
      expect((await end(`/${curl.id}`, stranger.token)).status).toBe(404);
      expect((await end(`/${curl.id}`, token)).status).toBe(200);
      expect((await end(`/${curl.id}`, token)).status).toBe(404);
      expect([(await me(others[0]!)).status, (await me(others[1]!)).status]).toEqual([200, 401]);
      expect((await end('', token)).status).toBe(200);
      expect([(await me(others[0]!)).status, (await me(token)).status]).toEqual([401, 200]);
      expect(await list(token)).toHaveLength(1);
      expect((await me(stranger.token)).status).toBe(200);
    });

    test('an account has at most 50 sessions: the one not used for the longest time ends', async () => {
      const { user, token } = await signUp(app);
      const { db } = database();
      const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
      await db.insert(sessions).values(
        Array.from({ length: LIMITS.sessions - 1 }, () => ({
          tokenHash: hashSecret(createSecret())!,
          userId: user.id,
          expiresAt: inDays(20),
        })),
      );
      await db
        .insert(sessions)
        .values({ tokenHash: hashSecret('f'.repeat(64))!, userId: user.id, expiresAt: inDays(10) });
      expect((await login(user.email, TEST_PASSWORD)).status).toBe(200);
      expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(LIMITS.sessions);
      expect((await me('f'.repeat(64))).status).toBe(401);
      expect((await me(token)).status).toBe(200);
    });

    test('a sign-in with the old one that ran beside it does not outlive it', async () => {
      const { user, token } = await signUp(app);
      const change = { currentPassword: TEST_PASSWORD, newPassword: 'battery staple' };
      const [changed, ...logins] = await Promise.all([
        post('password', change, token),
        ...Array.from({ length: 8 }, () => login(user.email, TEST_PASSWORD)),
      ]);
      expect(changed.status).toBe(200);
      for (const { status, body } of logins) {
        expect([200, 401]).toContain(status);
        if (status === 200) expect((await me(body.token)).status).toBe(401);
      }
    });

    test('an API key that is made with the old one beside the change does not outlive it', async () => {
      for (let round = 0; round < 3; round++) {
        const { token } = await signUp(app);
        const make = (name: string) =>
          callJson(app, 'POST', '/api/user/keys', { name, password: TEST_PASSWORD }, token);
        const change = { currentPassword: TEST_PASSWORD, newPassword: 'battery staple' };
        const [changed, ...made] = await Promise.all([
          post('password', change, token),
          ...['one', 'two', 'three', 'four'].map(make),
        ]);
        expect(changed.status).toBe(200);
        for (const { status } of made) expect([201, 400]).toContain(status);
        expect((await callJson(app, 'GET', '/api/user/keys', undefined, token)).body).toEqual([]);
      }
    });

    test('a stolen session cannot guess the password for ever', async () => {
      const { token } = await signUp(app);
      const guesses = await Promise.all(
        Array.from({ length: 11 }, () =>
          post('password', { currentPassword: 'guess', newPassword: 'battery' }, token),
        ),
      );
      expect(guesses.map(({ status }) => status).sort()).toEqual([...Array(10).fill(400), 429]);
    });

    test('one password, however its accents are composed', async () => {
      const { user } = await signUp(app, { password: 'Zoë-mit-ü'.normalize('NFC') });
      expect((await login(user.email, 'Zoë-mit-ü'.normalize('NFD'))).status).toBe(200);
    });
  });

  describe('changing the email', () => {
    const tokenIn = (text = '') => /\/reset-password#token=([0-9a-f]{64})$/m.exec(text)?.[1];
    /** Changes the address, and answers the token of the link in the mail to the old one. */
    const change = async (old: string, email: string, token: string, password = TEST_PASSWORD) => {
      const { status, body } = await post('email', { email, password }, token);
      expect([status, body.email]).toEqual([200, email]);
      return tokenIn((await mails.mailTo(old, 'has changed')).text);
    };
    const takeBack = (token: string | undefined, password: string) =>
      post('reset-password', { token, password });

    test('asks for the password and tells the old address', async () => {
      const { user, token } = await signUp(app);
      const email = `new-${user.email}`;
      const wrong = await post('email', { email, password: 'wrong one' }, token);
      expect([wrong.status, wrong.body.details[0].field]).toEqual([400, 'password']);

      const secret = await change(user.email, email, token);
      expect((await login(email, TEST_PASSWORD)).status).toBe(200);
      expect((await login(user.email, TEST_PASSWORD)).status).toBe(401);
      const { text } = await mails.mailTo(user.email, 'has changed');
      for (const said of [email, user.email, 'within 24 hours', 'If it was not you', '/contact']) {
        expect(text).toContain(said);
      }
      const stored = await database().db.select().from(passwordResets);
      expect(secret).toBeDefined();
      expect(JSON.stringify(stored)).not.toContain(secret);
    });

    test('the answer waits for no mail server, and fails with none', async () => {
      const sending = Promise.withResolvers<void>();
      const mailer: Mailer = { send: () => sending.promise, close: async () => undefined };
      const slow = await createTestApp({ database: database(), mailer });
      const { user, token } = await signUp(slow);
      const body = { email: `new-${user.email}`, password: TEST_PASSWORD };
      const { status } = await callJson(slow, 'POST', '/api/auth/email', body, token);
      expect(status).toBe(200);
      sending.reject(new Error('No such mailbox'));
    });

    test('the link to the old address takes the account back, whatever a thief does meanwhile', async () => {
      const { user, token } = await signUp(app);
      const [first, second] = [`1-${user.email}`, `2-${user.email}`];
      const secret = await change(user.email, first, token);
      const stolen = { currentPassword: TEST_PASSWORD, newPassword: 'of the thief' };
      expect((await post('password', stolen, token)).status).toBe(200);
      const ofThief = await change(first, second, token, 'of the thief');
      expect((await takeBack(ofThief, 'of the thief again')).status).toBe(200);
      const thief = (await login(first, 'of the thief again')).body.token;
      const third = await change(first, second, thief, 'of the thief again');

      expect((await takeBack(secret, 'battery staple')).status).toBe(200);
      expect((await me(thief)).status).toBe(401);
      expect((await login(second, 'of the thief again')).status).toBe(401);
      expect((await login(user.email, 'battery staple')).status).toBe(200);
      expect((await takeBack(third, 'of the thief')).status).toBe(400);
      expect((await takeBack(secret, 'again')).status).toBe(400);
    });

    test('where another account has the old address by now, the new one stays', async () => {
      const { user, token } = await signUp(app);
      const email = `new-${user.email}`;
      const secret = await change(user.email, email, token);
      await signUp(app, { email: user.email });
      expect((await takeBack(secret, 'battery staple')).status).toBe(200);
      expect((await login(email, 'battery staple')).status).toBe(200);
    });

    test('who becomes an administrator has no such link left', async () => {
      for (const makeAdmin of [
        (email: string) => promote(database().db, email),
        (email: string) => ensureAdmin(database().db, email, TEST_PASSWORD),
      ]) {
        const { user, token } = await signUp(app);
        const email = `admin-${user.email}`;
        const secret = await change(user.email, email, token);
        await makeAdmin(email);
        expect((await takeBack(secret, 'battery staple')).status).toBe(400);
      }
    });

    test('a taken one answers 409 and changes nothing', async () => {
      const other = await signUp(app);
      const { user, token } = await signUp(app);
      const email = other.user.email.toUpperCase();
      expect((await post('email', { email, password: TEST_PASSWORD }, token)).status).toBe(409);
      expect((await me(token)).body).toEqual(user);
    });
  });

  describe('a forgotten password', () => {
    const mailedToken = async (email: string) =>
      /#token=([0-9a-f]{64})/.exec((await mails.mailTo(email, 'Reset')).text ?? '')?.[1];

    test('the mailed link replaces it once and ends every session and key', async () => {
      const { user, token } = await signUp(app);
      const key = await createTestKey(app, token);
      expect((await me(key)).status).toBe(200);
      expect((await post('forgot-password', { email: user.email })).body).toEqual({
        canMail: true,
      });
      const secret = await mailedToken(user.email);
      const stored = await database().db.select().from(passwordResets);
      expect(JSON.stringify(stored)).not.toContain(secret);

      const reset = (password: string) => post('reset-password', { token: secret, password });
      expect((await reset('12345')).status).toBe(400);
      const answers = await Promise.all([reset('battery staple'), reset('battery staple')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect((await me(token)).status).toBe(401);
      expect((await me(key)).status).toBe(401);
      expect((await login(user.email, 'battery staple')).status).toBe(200);
      expect((await login(user.email, TEST_PASSWORD)).status).toBe(401);
    });

    test('the answer is the same for an address without account, and nothing is sent', async () => {
      const links = () => mails.mails.filter(({ subject }) => subject?.includes('Reset')).length;
      const before = links();
      const answer = await post('forgot-password', { email: 'nobody@example.org' });
      expect([answer.status, answer.body]).toEqual([200, { canMail: true }]);
      const known = await signUp(app);
      await post('forgot-password', { email: known.user.email });
      await mails.mailTo(known.user.email, 'Reset');
      expect(links()).toBe(before + 1);
    });

    test('the fourth mail in an hour has to wait, whether or not there is an account', async () => {
      const { user } = await signUp(app);
      for (const email of [user.email, 'no-account@example.org']) {
        const statuses: number[] = [];
        for (let time = 0; time < 4; time += 1) {
          statuses.push((await post('forgot-password', { email })).status);
        }
        expect(statuses).toEqual([200, 200, 200, 429]);
      }
    });

    test.each(['', 'garbage', '0'.repeat(64), 'a\0'])('the token %j is refused', async (token) => {
      const answer = await post('reset-password', { token, password: 'battery staple' });
      expect([answer.status, answer.body.details[0].field]).toEqual([400, 'token']);
    });

    test('a link that is too old is refused, and so is one from before a change', async () => {
      const { user, token } = await signUp(app);
      await post('forgot-password', { email: user.email });
      const secret = await mailedToken(user.email);
      const reset = () => post('reset-password', { token: secret, password: 'battery staple' });
      const { db } = database();
      const own = eq(passwordResets.userId, user.id);
      const [row] = await db.select().from(passwordResets).where(own);
      expect(row!.expiresAt.getTime() - row!.createdAt.getTime()).toBeLessThan(3_660_000);
      await db.update(passwordResets).set({ expiresAt: sql`now()` }).where(own);
      expect((await reset()).status).toBe(400);

      await db.update(passwordResets).set({ expiresAt: sql`now() + '1 hour'` }).where(own);
      const change = { currentPassword: TEST_PASSWORD, newPassword: 'changed' };
      expect((await post('password', change, token)).status).toBe(200);
      expect((await reset()).status).toBe(400);
    });

    test('without a mail server the answer says so', async () => {
      const bare = await createTestApp({ database: database() });
      const body = { email: 'nobody@example.org' };
      const answer = await callJson(bare, 'POST', '/api/auth/forgot-password', body);
      expect([answer.status, answer.body]).toEqual([200, { canMail: false }]);
    });
  });

  describe('leaving', () => {
    test('asks for the password; everything goes, likes are taken back', async () => {
      const { db } = database();
      const { user, token } = await signUp(app);
      const other = await signUp(app);
      const [liked] = await db
        .insert(palettes)
        .values({ name: 'Theirs', colors: COLORS, likes: 5, userId: other.user.id })
        .returning();
      const paletteId = liked!.id;
      await db.insert(paletteLikes).values({ paletteId, userId: user.id });
      await db.insert(palettes).values({ name: 'Mine', colors: COLORS, userId: user.id });
      await db.insert(savedColors).values({ name: 'C', hexCode: '#112233', userId: user.id });

      const leave = (password: string) =>
        callJson(app, 'DELETE', '/api/auth/me', { password }, token);
      expect((await leave('wrong one')).status).toBe(400);
      expect((await me(token)).status).toBe(200);
      expect((await leave(TEST_PASSWORD)).status).toBe(200);

      expect((await me(token)).status).toBe(401);
      expect((await login(user.email, TEST_PASSWORD)).status).toBe(401);
      for (const table of [palettes, savedColors, paletteLikes, sessions]) {
        expect(await db.$count(table, eq(table.userId, user.id))).toBe(0);
      }
      expect(await db.$count(users, eq(users.id, user.id))).toBe(0);
      const [left] = await db.select().from(palettes).where(eq(palettes.id, paletteId));
      expect(left?.likes).toBe(4);
    });

    test('of two deletions at once one wins and none fails', async () => {
      const { token } = await signUp(app);
      const leave = () =>
        callJson(app, 'DELETE', '/api/auth/me', { password: TEST_PASSWORD }, token);
      const statuses = (await Promise.all([leave(), leave()])).map(({ status }) => status);
      expect(statuses).toContain(200);
      for (const status of statuses) expect([200, 401]).toContain(status);
    });
  });

  test('the export holds everything of one account and of nobody else', async () => {
    const { db } = database();
    const { user, token } = await signUp(app, { firstName: '<b>Ada</b>' });
    const other = await signUp(app);
    await db.insert(palettes).values([
      { name: 'Open', colors: COLORS, userId: user.id },
      { name: 'Private', colors: COLORS, userId: user.id, isPublic: false },
      { name: 'Foreign', colors: COLORS, userId: other.user.id },
    ]);
    const body = { hexCode: '3b82f6', tags: ['favorite'] };
    await callJson(app, 'POST', '/api/user/colors', body, token);
    const theme = { name: 'Ocean', input: { brands: ['teal'] }, isPublic: false };
    await callJson(app, 'POST', '/api/themes/saved', theme, token);

    const answer = await callJson(app, 'GET', '/api/auth/me/export', undefined, token);
    expect(answer.headers['content-disposition']).toContain('swatchwork-account.json');
    const data = AccountExport.parse(answer.body);
    expect(data.user).toEqual(user);
    expect(data.palettes.map(({ name }) => name).sort()).toEqual(['Open', 'Private']);
    expect(data.palettes[0]?.colors).toEqual(COLORS);
    expect(data.savedColors).toMatchObject([{ hexCode: '#3B82F6', name: 'Color #3B82F6' }]);
    expect(data.savedThemes).toMatchObject([theme]);
    expect(data.sessions).toHaveLength(1);
    expect(JSON.stringify(answer.body)).not.toMatch(/hash|argon2/i);
  });

  test('an account is exported ten times an hour, then told when to come back', async () => {
    const { token } = await signUp(app);
    const read = () => callJson(app, 'GET', '/api/auth/me/export', undefined, token);
    const answers = await Promise.all(Array.from({ length: 11 }, read));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3_500);
  });
});
