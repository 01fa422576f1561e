import { SubscriberList } from '@swatchwork/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, signUpAdmin } from '../../../../testing/accounts.ts';
import { callJson, createTestApp, type TestApp } from '../../../../testing/app.ts';
import { describeOnEachEngine } from '../../../../testing/db/database.ts';
import { type MailServer, startMailServer } from '../../../../testing/mail-server.ts';
import { subscribers } from '../../../db/schema/messages.ts';
import { createMailer } from '../../../mail/mailer.ts';
import { readServerSecret } from '../../../secrets/server-secret.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

describeOnEachEngine('the newsletter', (database) => {
  let server: MailServer;
  let app: TestApp;
  beforeAll(async () => {
    server = await startMailServer();
    const mailer = createMailer(server.url, 'https://swatchwork.example');
    app = await createTestApp({ database: database(), mailer });
  });
  afterAll(() => server.close());

  const post = (path: string, body: unknown) =>
    callJson(app, 'POST', `/api/newsletter${path}`, body);
  const find = (email: string) =>
    database().db.select().from(subscribers).where(eq(subscribers.email, email));
  const linksOf = async (email: string) => {
    const { text = '' } = await server.mailTo(email);
    return {
      token: /newsletter\?token=(\w+)/.exec(text)?.[1] ?? '',
      id: /newsletter\?id=([\w-]+)/.exec(text)?.[1] ?? '',
      signature: /&signature=(\w+)/.exec(text)?.[1] ?? '',
    };
  };

  test('an address is pending until the link in the mail is used, which works once', async () => {
    const email = 'ada@example.org';
    expect((await post('', { email })).status).toBe(200);
    const { token } = await linksOf(email);
    expect(await find(email)).toMatchObject([{ status: 'pending', topic: 'newsletter' }]);
    expect(JSON.stringify(await find(email))).not.toContain(token);

    const answers = await Promise.all([post('/confirm', { token }), post('/confirm', { token })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await find(email)).toMatchObject([{ status: 'confirmed', confirmTokenHash: null }]);
    expect((await post('/confirm', { token })).body.error).toContain('has already been used');
  });

  test('the answer is the same for an address that is known', async () => {
    const fresh = await post('', { email: 'new@example.org' });
    const known = await post('', { email: 'ADA@example.org' });
    expect(known.body).toEqual(fresh.body);
    expect(known.status).toBe(fresh.status);
    expect(await find('ADA@example.org')).toEqual([]);
    expect(await find('ada@example.org')).toMatchObject([{ status: 'confirmed' }]);
  });

  test('nobody gets a second question at once, whoever asks for it', async () => {
    const email = 'often@example.org';
    await Promise.all(Array.from({ length: 4 }, () => post('', { email })));
    const { token } = await linksOf(email);
    // A mail of a later call would arrive before this one.
    await post('', { email: 'after@example.org' });
    await server.mailTo('after@example.org');
    const mails = server.mails.filter(({ to }) => to?.[0]?.address === email);
    expect(mails).toHaveLength(1);

    await database()
      .db.update(subscribers)
      .set({ confirmSentAt: new Date(Date.now() - 3_600_000) })
      .where(eq(subscribers.email, email));
    await post('', { email });
    await expect.poll(async () => (await linksOf(email)).token).not.toBe(token);
    expect((await post('/confirm', { token })).status).toBe(404);
    const { token: newer } = await linksOf(email);
    expect((await post('/confirm', { token: newer })).status).toBe(200);
  });

  test('a link is too old after a week', async () => {
    const email = 'late@example.org';
    await post('', { email });
    const { token } = await linksOf(email);
    await database()
      .db.update(subscribers)
      .set({ confirmSentAt: new Date(Date.now() - WEEK_MS - 1000) })
      .where(eq(subscribers.email, email));
    expect((await post('/confirm', { token })).status).toBe(404);
  });

  test('the signed link ends the subscription, as often as it is opened; a forged one does not', async () => {
    const email = 'leaver@example.org';
    await post('', { email, topic: 'sdk' });
    const { token, id, signature } = await linksOf(email);
    await post('/confirm', { token });
    const other = await linksOf('ada@example.org');
    expect((await post('/unsubscribe', { id, signature: other.signature })).status).toBe(404);
    expect((await post('/unsubscribe', { id, signature: '0'.repeat(64) })).status).toBe(404);
    expect(await find(email)).toMatchObject([{ status: 'confirmed', topic: 'sdk' }]);

    for (const _time of [1, 2]) {
      expect((await post('/unsubscribe', { id, signature })).status).toBe(200);
      expect(await find(email)).toMatchObject([{ status: 'unsubscribed' }]);
    }
    const { headers } = await server.mailTo(email);
    const header = headers.find(({ key }) => key === 'list-unsubscribe');
    expect(header?.value).toContain(signature);
  });

  test('the key of the signatures is made once, by whoever asks first', async () => {
    const { db } = database();
    const keys = await Promise.all([1, 2, 3].map(() => readServerSecret(db, 'test')));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(await readServerSecret(db, 'other')).not.toBe(keys[0]);
  });

  test('admins see who subscribed, with the link that belongs into every mail', async () => {
    const { token } = await signUpAdmin(app);
    const path = '/api/admin/subscribers';
    const { body, headers } = await callJson(app, 'GET', `${path}?limit=1`, undefined, token);
    const [newest] = SubscriberList.parse(body);
    expect(headers.link).toContain(`cursor=${newest?.id}`);
    const url = new URL(newest!.unsubscribeUrl);
    expect(url.pathname).toBe('/newsletter');
    expect((await post('/unsubscribe', Object.fromEntries(url.searchParams))).status).toBe(200);

    const user = await signUp(app);
    expect((await callJson(app, 'GET', path)).status).toBe(401);
    expect((await callJson(app, 'GET', path, undefined, user.token)).status).toBe(403);
  });

  test.each([
    ['', { email: 'nonsense' }, 'email'],
    ['', {}, 'email'],
    ['', { email: 'a@example.org', topic: 'all' }, 'topic'],
    ['/confirm', { token: 'x' }, 'token'],
    ['/unsubscribe', { id: 'x', signature: '0'.repeat(64) }, 'id'],
    ['/unsubscribe', { id: crypto.randomUUID() }, 'signature'],
  ])('POST …%s refuses %j', async (path, body, field) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(400);
    expect(answer.body.details).toMatchObject([{ field }]);
  });
});

describeOnEachEngine('the newsletter without mail', (database) => {
  test('addresses wait as pending, and the answer says so', async () => {
    const app = await createTestApp({ database: database() });
    const { status, body } = await callJson(app, 'POST', '/api/newsletter', {
      email: 'ada@example.org',
    });
    expect(status).toBe(200);
    expect(body.message).toContain('cannot send mail yet');
    const again = await callJson(app, 'POST', '/api/newsletter', { email: 'Ada@example.org' });
    expect(again.body).toEqual(body);
    const rows = await database().db.select().from(subscribers);
    expect(rows).toMatchObject([{ status: 'pending', confirmTokenHash: null }]);
  });

  test('one caller may enter twenty addresses an hour', async () => {
    const app = await createTestApp({ database: database() });
    const subscribe = (_: unknown, i: number) =>
      callJson(app, 'POST', '/api/newsletter', { email: `a${i}@example.org` });
    const answers = await Promise.all(Array.from({ length: 22 }, subscribe));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});
