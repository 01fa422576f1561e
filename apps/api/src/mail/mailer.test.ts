import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { createMailer, type Mailer } from './mailer.ts';

let server: MailServer;
let mailer: Mailer;
beforeAll(async () => {
  server = await startMailServer();
  mailer = createMailer(server.url, 'https://swatchwork.example');
});
afterAll(async () => {
  await mailer.close();
  await server.close();
});

test('a mail arrives as it was written, from the host of the site', async () => {
  const text = `Grüße 😀\n\nhttps://swatchwork.example/reset-password#token=${'0f'.repeat(32)}\n`;
  await mailer.send({
    to: 'ada@example.org',
    subject: 'Reset your password – Swatchwork',
    text,
    replyTo: 'bob@example.org',
    headers: { 'List-Unsubscribe': '<https://swatchwork.example/x>' },
  });
  const mail = await server.mailTo('ada@example.org');
  expect(mail.subject).toBe('Reset your password – Swatchwork');
  expect(mail.text).toBe(text);
  expect(mail.from).toMatchObject({
    name: 'Swatchwork',
    address: 'no-reply@swatchwork.example',
  });
  expect(mail.replyTo?.[0]).toMatchObject({ address: 'bob@example.org' });
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: 'list-unsubscribe', value: '<https://swatchwork.example/x>' }),
  );
});

test('a subject cannot add headers, an address cannot add recipients', async () => {
  await mailer.send({ to: 'eve@example.org', subject: 'Hi\r\nBcc: all@example.org', text: 'x' });
  const mail = await server.mailTo('eve@example.org');
  expect(mail.bcc ?? []).toEqual([]);
  const two = mailer.send({ to: 'a@example.org, b@example.org', subject: 'x', text: 'x' });
  await two.catch(() => undefined);
  expect(server.mails.flatMap(({ to }) => to?.map(({ address }) => address))).not.toContain(
    'b@example.org',
  );
});

test('SMTP_URL may name the sender', async () => {
  const other = createMailer(`${server.url}?from=hello@example.net`, 'http://localhost:3000');
  await other.send({ to: 'bob@example.org', subject: 'x', text: 'x' });
  await other.close();
  expect((await server.mailTo('bob@example.org')).from?.address).toBe('hello@example.net');
});

test('a mail that the server refuses fails', async () => {
  const refused = mailer.send({ to: 'refused@example.org', subject: 'x', text: 'x' });
  await expect(refused).rejects.toThrow(/No such mailbox/);
});

test('closing waits for the mail under way', async () => {
  const other = createMailer(server.url, 'http://localhost:3000');
  const sending = other.send({ to: 'last@example.org', subject: 'x', text: 'x' });
  await other.close();
  await sending;
  expect((await server.mailTo('last@example.org')).subject).toBe('x');
});
