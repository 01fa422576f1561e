import { Client } from 'pg';
import { expect, test } from 'vitest';

import { startPostgres } from '../../../testing/servers.ts';
import { describeOnServer } from '../testing/db/database.ts';
import {
  ADA,
  ADMIN,
  bearer,
  CALLER,
  CONTACT,
  createCaller,
  MARK,
  type Secrets,
  sendNonsense,
  useAccounts,
  useKeys,
  workAsAdmin,
  writeMessages,
} from '../testing/journeys.ts';
import { startLoggedServer } from '../testing/logged-server.ts';
import { startMailServer } from '../testing/mail-server.ts';

describeOnServer('the whole log of a server at its most talkative', () => {
  test('has no password, token, key, address or word that anybody entered', {
    timeout: 180_000,
  }, async () => {
    // a server of this test's own, which it may break and stop
    const database = await startPostgres();
    if (!database) throw new Error('PostgreSQL is not installed');
    const mail = await startMailServer();
    const server = await startLoggedServer({
      DATABASE_URL: database.url,
      SMTP_URL: mail.url,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'trace',
      RATE_LIMIT: 'off',
    });
    const secrets: Secrets = new Set();
    const call = createCaller(server.address);
    let log = '';
    try {
      await useAccounts(call, mail.mailTo, secrets);
      await useKeys(call, secrets);
      await writeMessages(call, mail.mailTo, secrets);
      await workAsAdmin(call, secrets);
      await sendNonsense(call);

      // The database refuses a value, and quotes it in the error.
      const client = new Client(database.url);
      await client.connect();
      await client.query('drop table contact_messages');
      await client.query(`create table contact_messages (id uuid, name integer, email text,
        subject text, message text, created_at timestamptz)`);
      await client.end();
      expect((await call('POST', '/api/contact', { body: CONTACT })).status).toBe(500);

      await database.halt();
      const again = { ...ADA, username: `later-${MARK}` };
      expect((await call('POST', '/api/auth/register', { body: again })).status).toBe(503);
      await call('POST', '/api/auth/login', { body: ADA });
      await call('POST', '/api/auth/forgot-password', { body: { email: ADA.email } });
      await call('GET', '/api/auth/me', bearer([...secrets][0] ?? ''));
    } finally {
      log = await server.stop();
      await Promise.all([mail.close(), database.stop()]);
    }

    // The log has the expected lines: requests, failed mails, and both failures of the database.
    for (const said of ['"route":"/api/auth/login"', 'could not be mailed', 'Failed query']) {
      expect(log).toContain(said);
    }
    expect(secrets.size).toBeGreaterThan(7);
    const found = log
      .split('\n')
      .filter((line) => [MARK, CALLER, ...secrets].some((secret) => line.includes(secret)));
    expect(found).toEqual([]);
  });
});
