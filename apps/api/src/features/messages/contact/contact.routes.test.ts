import { ContactMessageList } from '@swatchwork/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp, signUpAdmin } from '../../../../testing/accounts.ts';
import { callJson, createTestApp, type TestApp } from '../../../../testing/app.ts';
import { describeOnEachEngine, openTestDatabase } from '../../../../testing/db/database.ts';
import { type MailServer, startMailServer } from '../../../../testing/mail-server.ts';
import { contactMessages } from '../../../db/schema/messages.ts';
import { createMailer } from '../../../mail/mailer.ts';

const MESSAGE = {
  name: 'Ada <b>L</b>',
  email: 'ada@example.org',
  subject: 'Grüße 😀',
  message: 'First line\n<script>alert(1)</script>',
};
const THANKS = "Thank you for your message! We'll get back to you soon.";

describeOnEachEngine('POST /api/contact', (database) => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await createTestApp({ database: database() });
    token = (await signUpAdmin(app)).token;
  });

  const list = async (query = '') => {
    const path = `/api/admin/messages${query}`;
    const { body, headers } = await callJson(app, 'GET', path, undefined, token);
    return { messages: ContactMessageList.parse(body), headers };
  };

  test('CONTACT-04: stores the message as it was written, and admins read it', async () => {
    const { status, body } = await callJson(app, 'POST', '/api/contact', MESSAGE);
    expect({ status, body }).toEqual({ status: 200, body: { message: THANKS } });
    const { messages, headers } = await list();
    expect(messages).toEqual([expect.objectContaining(MESSAGE)]);
    expect(headers['x-total-count']).toBe('1');
    expect(headers.link).toBeUndefined();
  });

  test('a form that is sent twice is thanked for twice and stored once', async () => {
    const twice = { ...MESSAGE, subject: 'Twice' };
    const send = () => callJson(app, 'POST', '/api/contact', twice);
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ message: THANKS }));
    await callJson(app, 'POST', '/api/contact', { ...twice, message: 'Another text' });
    const { db } = database();
    const own = eq(contactMessages.subject, twice.subject);
    expect(await db.$count(contactMessages, own)).toBe(2);

    await db.update(contactMessages).set({ createdAt: sql`now() - interval '61 seconds'` });
    await send();
    expect(await db.$count(contactMessages, own)).toBe(3);
  });

  test('what a program wrote into the hidden field is thanked for and dropped', async () => {
    const before = await database().db.$count(contactMessages);
    const sent = { ...MESSAGE, website: 'https://spam.example' };
    expect((await callJson(app, 'POST', '/api/contact', sent)).body).toEqual({ message: THANKS });
    expect(await database().db.$count(contactMessages)).toBe(before);
  });

  test.each([
    ['name', { name: '' }],
    ['name', { name: undefined }],
    ['name', { name: 'x'.repeat(201) }],
    ['email', { email: 'not an address' }],
    ['email', { email: `${'a'.repeat(250)}@b.org` }],
    ['subject', { subject: ' ' }],
    ['subject', { subject: 'Hi\r\nBcc: everybody@example.org' }],
    ['message', { message: '\n' }],
    ['message', { message: 'NUL \0' }],
    ['message', { message: 'x'.repeat(10_001) }],
  ])(
    'CONTACT-02, CONTACT-03: a wrong %s is refused by its name (case %#)',
    async (field, wrong) => {
      const { status, body } = await callJson(app, 'POST', '/api/contact', {
        ...MESSAGE,
        ...wrong,
      });
      expect(status).toBe(400);
      expect(body.details[0].field).toBe(field);
    },
  );

  test('the list is for admins alone', async () => {
    const user = await signUp(app);
    const path = '/api/admin/messages';
    expect((await callJson(app, 'GET', path)).status).toBe(401);
    expect((await callJson(app, 'GET', path, undefined, 'garbage')).status).toBe(401);
    expect((await callJson(app, 'GET', path, undefined, user.token)).status).toBe(403);
  });

  test('the list is read in pages, newest first, each message once', async () => {
    await database().db.delete(contactMessages);
    for (let i = 0; i < 5; i += 1) {
      await database()
        .db.insert(contactMessages)
        .values({ ...MESSAGE, subject: `${i}` });
    }
    const seen: string[] = [];
    let next: string | undefined = '/api/admin/messages?limit=2';
    while (next) {
      const { body, headers }: { body: { subject: string }[]; headers: Record<string, unknown> } =
        await callJson(app, 'GET', next, undefined, token);
      expect(headers['x-total-count']).toBe('5');
      seen.push(...body.map(({ subject }) => subject));
      next = /^<(.+)>; rel="next"$/.exec(String(headers.link))?.[1];
    }
    expect(seen).toEqual(['4', '3', '2', '1', '0']);
  });

  test.each(['limit=0', 'limit=101', 'limit=x', 'cursor=x'])(
    '?%s is refused by its name',
    async (query) => {
      const path = `/api/admin/messages?${query}`;
      const { status, body } = await callJson(app, 'GET', path, undefined, token);
      expect(status).toBe(400);
      expect(body.details[0].field).toBe(query.split('=')[0]);
    },
  );
});

describe('where mail is set up', () => {
  let server: MailServer;
  let app: TestApp;
  beforeAll(async () => {
    server = await startMailServer();
    const mailer = createMailer(server.url, 'https://swatchwork.example');
    app = await createTestApp({ database: await openTestDatabase(), mailer });
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  test('a message is forwarded to the admins, and an answer goes to the writer', async () => {
    await signUp(app, { email: 'user@example.org' });
    await signUpAdmin(app, { email: 'boss@example.org' });
    const send = () => callJson(app, 'POST', '/api/contact', MESSAGE);
    await Promise.all([send(), send()]);
    const mail = await server.mailTo('boss@example.org', 'Contact');
    expect(mail.subject).toBe('Contact: Grüße 😀');
    expect(mail.text).toContain(MESSAGE.message);
    expect(mail.html).toBeUndefined();
    expect(mail.replyTo?.[0]?.address).toBe('ada@example.org');
    // The server also sends mails that ask new accounts to confirm their addresses.
    const forwarded = server.mails.filter(({ subject }) => subject?.startsWith('Contact'));
    expect(forwarded).toHaveLength(1);
  });

  test('a mail that cannot be sent is no failure of the writer', async () => {
    await signUpAdmin(app, { email: 'refused@example.org' });
    const { status } = await callJson(app, 'POST', '/api/contact', MESSAGE);
    expect(status).toBe(200);
  });

  test('one caller is heard ten times an hour, then told when to come back', async () => {
    const send = async () => callJson(app, 'POST', '/api/contact', MESSAGE);
    const answers = await Promise.all(Array.from({ length: 12 }, send));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(2);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

test('without a database the answer is 503, so that nobody is thanked for nothing', async () => {
  const app = await createTestApp();
  const { status, body } = await callJson(app, 'POST', '/api/contact', MESSAGE);
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'database_unavailable' });
  await app.close();
});
