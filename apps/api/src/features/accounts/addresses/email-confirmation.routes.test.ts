import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, TEST_PASSWORD } from '../../../../testing/accounts.ts';
import { callJson, createTestApp, type TestApp } from '../../../../testing/app.ts';
import { describeOnEachEngine } from '../../../../testing/db/database.ts';
import { type MailServer, startMailServer } from '../../../../testing/mail-server.ts';
import { readConfig } from '../../../config.ts';
import { emailConfirmations } from '../../../db/schema/users.ts';
import { createMailer, type Mailer } from '../../../mail/mailer.ts';
import { ensureAdmin, promote } from '../admins.ts';

const QUESTION = 'confirm your email';

describeOnEachEngine('confirming the address of an account', (database) => {
  let app: TestApp;
  let mails: MailServer;
  beforeAll(async () => {
    mails = await startMailServer();
    const mailer = createMailer(mails.url, 'https://swatchwork.example');
    app = await createTestApp({ database: database(), mailer });
  });
  afterAll(() => mails.close());

  const post = (path: string, body?: unknown, token?: string, to = app) =>
    callJson(to, 'POST', `/api/auth/${path}`, body, token);
  const me = async (token: string) =>
    (await callJson(app, 'GET', '/api/auth/me', undefined, token)).body;
  const login = async (email: string) =>
    (await post('login', { email, password: TEST_PASSWORD })).status;
  const mailedToken = async (email: string) =>
    /\/confirm-email\?token=([0-9a-f]{64})$/m.exec(
      (await mails.mailTo(email, QUESTION)).text ?? '',
    )?.[1];
  const confirm = async (token: string | undefined) =>
    (await post('confirm-email', { token })).status;
  const refuse = async (token: string | undefined) =>
    (await post('refuse-email', { token })).status;
  const changeTo = async (email: string, token: string) =>
    expect((await post('email', { email, password: TEST_PASSWORD }, token)).status).toBe(200);
  const questionsTo = (email: string) =>
    mails.mails.filter(
      ({ to, subject }) => to?.[0]?.address === email && subject?.includes(QUESTION),
    ).length;

  test('registering signs in at once; the mailed link confirms once, with no sign-in', async () => {
    const { user, token } = await signUp(app);
    expect(user.emailConfirmed).toBe(false);
    const secret = await mailedToken(user.email);
    const stored = await database().db.select().from(emailConfirmations);
    expect(JSON.stringify(stored)).toContain(user.email);
    expect(JSON.stringify(stored)).not.toContain(secret);

    expect((await Promise.all([confirm(secret), confirm(secret)])).sort()).toEqual([200, 400]);
    expect(await me(token)).toEqual({ ...user, emailConfirmed: true });
    expect(await refuse(secret)).toBe(400);
  });

  test('a change of the address ends the link to the one before, and asks the new one', async () => {
    const { user, token } = await signUp(app);
    const first = await mailedToken(user.email);
    const email = `new-${user.email}`;
    await changeTo(email, token);
    expect(await confirm(first)).toBe(400);
    const second = await mailedToken(email);
    expect((await me(token)).emailConfirmed).toBe(false);
    expect(await confirm(second)).toBe(200);
    expect((await me(token)).emailConfirmed).toBe(true);

    await changeTo(email.toUpperCase(), token);
    expect((await me(token)).emailConfirmed).toBe(true);
    expect(questionsTo(email.toUpperCase())).toBe(0);
  });

  test('a link is for the address that it went to, also where an older instance changed that', async () => {
    const { user } = await signUp(app);
    const secret = await mailedToken(user.email);
    await database().db.execute(
      sql`update users set email = ${`old-${user.email}`} where id = ${user.id}`,
    );
    expect([await confirm(secret), await refuse(secret)]).toEqual([400, 400]);
  });

  test('a link that is too old is refused, and so is nonsense', async () => {
    const { user } = await signUp(app);
    const secret = await mailedToken(user.email);
    await database()
      .db.update(emailConfirmations)
      .set({ expiresAt: sql`now()` })
      .where(eq(emailConfirmations.userId, user.id));
    for (const token of [secret, '', 'garbage', '0'.repeat(64), 'a\0']) {
      for (const path of ['confirm-email', 'refuse-email']) {
        const { status, body } = await post(path, { token });
        expect([status, body.details[0].field]).toEqual([400, 'token']);
      }
    }
  });

  test('whoever gets the mail by mistake takes the address away, and what the account holds stays', async () => {
    const { user, token } = await signUp(app);
    expect(await refuse(await mailedToken(user.email))).toBe(200);
    const now = await me(token);
    expect(now).toMatchObject({ id: user.id, emailConfirmed: false });
    expect(now.email).toMatch(/@no-address\.invalid$/);
    expect(await login(user.email)).toBe(401);
    const again = await post('email/confirmation', undefined, token);
    expect([again.status, again.body.details[0].field]).toEqual([409, 'email']);

    const owner = await signUp(app, { email: user.email });
    expect(owner.user.email).toBe(user.email);
    await changeTo(`mine-${user.email}`, token);
    expect(await confirm(await mailedToken(`mine-${user.email}`))).toBe(200);
  });

  test('an account gets back the address that it had before one that was refused', async () => {
    const { user, token } = await signUp(app);
    expect(await confirm(await mailedToken(user.email))).toBe(200);
    const others = `others-${user.email}`;
    await changeTo(others, token);
    await mailedToken(others);
    expect((await post('email/confirmation', undefined, token)).status).toBe(200);
    await expect.poll(() => questionsTo(others)).toBe(2);
    expect(await refuse(await mailedToken(others))).toBe(200);
    expect(await me(token)).toEqual({ ...user, emailConfirmed: true });
    expect(await login(user.email)).toBe(200);
  });

  test('unless somebody else has that by now', async () => {
    const { user, token } = await signUp(app);
    const others = `others-${user.email}`;
    await changeTo(others, token);
    await signUp(app, { email: user.email });
    expect(await refuse(await mailedToken(others))).toBe(200);
    expect((await me(token)).email).toMatch(/@no-address\.invalid$/);
  });

  test('no such link is left after a new password or a promotion: it would give back what a stranger had', async () => {
    const takeOver = async (email: string) => {
      await post('forgot-password', { email });
      const { text = '' } = await mails.mailTo(email, 'Reset');
      const token = /#token=([0-9a-f]{64})/.exec(text)?.[1];
      expect((await post('reset-password', { token, password: TEST_PASSWORD })).status).toBe(200);
    };
    for (const end of [
      takeOver,
      (email: string) => promote(database().db, email),
      (email: string) => ensureAdmin(database().db, email, TEST_PASSWORD),
    ]) {
      const { user, token } = await signUp(app);
      const email = `owner-of-${user.email}`;
      await changeTo(email, token);
      const secret = await mailedToken(email);
      await end(email);
      expect(await refuse(secret)).toBe(400);
    }
  });

  test('an address that was confirmed before is not asked again', async () => {
    const { user, token } = await signUp(app);
    expect(await confirm(await mailedToken(user.email))).toBe(200);
    await changeTo(`other-${user.email}`, token);
    await changeTo(user.email, token);
    expect((await me(token)).emailConfirmed).toBe(true);
    await mailedToken(`other-${user.email}`);
    expect(questionsTo(user.email)).toBe(1);
  });

  test('asking again is limited, and asks nobody else', async () => {
    const { user, token } = await signUp(app);
    const first = await mailedToken(user.email);
    const again = () => post('email/confirmation', undefined, token);
    const { status, body } = await again();
    expect([status, body]).toEqual([200, user]);
    await expect.poll(() => questionsTo(user.email)).toBe(2);
    expect(await confirm(first)).toBe(400);
    expect([(await again()).status, (await again()).status]).toEqual([200, 429]);
    expect((await post('email/confirmation')).status).toBe(401);

    await expect.poll(() => questionsTo(user.email)).toBe(3);
    expect(await confirm(await mailedToken(user.email))).toBe(200);
    expect((await again()).body.emailConfirmed).toBe(true);
    expect(questionsTo(user.email)).toBe(3);
  });

  test('three mails an hour go to an address, and registering goes on without', async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    for (let time = 0; time < 5; time += 1) {
      const { token } = await signUp(app, { email });
      const body = { password: TEST_PASSWORD };
      expect((await callJson(app, 'DELETE', '/api/auth/me', body, token)).status).toBe(200);
    }
    const { user } = await signUp(app);
    await mailedToken(user.email); // this mail was sent after the others
    expect(questionsTo(email)).toBeLessThanOrEqual(3);

    const config = readConfig({ NODE_ENV: 'test', RATE_LIMIT: 'on' });
    const sent: string[] = [];
    const mailer: Mailer = { send: async ({ to }) => void sent.push(to), close: async () => {} };
    const limited = await createTestApp({ config, database: database(), mailer });
    for (let time = 0; time < 25; time += 1) await signUp(limited);
    await expect.poll(() => sent.length).toBe(20);
  });

  test('without mail nothing is asked, and nothing is said to be missing', async () => {
    const silent = await createTestApp({ database: database() });
    const { user, token } = await signUp(silent);
    expect(user.emailConfirmed).toBeNull();
    const { status, body } = await post('email/confirmation', undefined, token, silent);
    expect([status, body]).toEqual([200, user]);
    const links = database().db.$count(emailConfirmations, eq(emailConfirmations.userId, user.id));
    expect(await links).toBe(0);
  });
});
