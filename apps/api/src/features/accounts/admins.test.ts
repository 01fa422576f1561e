import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signUp, TEST_PASSWORD } from '../../../testing/accounts.ts';
import { callJson, createTestApp } from '../../../testing/app.ts';
import { describeOnEachEngine } from '../../../testing/db/database.ts';
import { users } from '../../db/schema/users.ts';
import { StartError } from '../../start-error.ts';
import { ensureAdmin } from './admins.ts';

describeOnEachEngine('ADMIN_EMAIL and ADMIN_PASSWORD', (database) => {
  const roleOf = async (email: string) => {
    const rows = await database()
      .db.select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
    return rows.map(({ role }) => role);
  };
  const login = async (email: string, password: string) => {
    const app = await createTestApp({ database: database() });
    return callJson(app, 'POST', '/api/auth/login', { email, password });
  };

  test('the account is made, once, however many instances start together', async () => {
    const { db } = database();
    await Promise.all(
      Array.from({ length: 4 }, () => ensureAdmin(db, 'boss@example.org', 'first secret')),
    );
    expect(await roleOf('boss@example.org')).toEqual(['admin']);
    const { status, body } = await login('boss@example.org', 'first secret');
    expect([status, body.user.role, body.user.username]).toEqual([200, 'admin', 'boss']);
  });

  test('a later start with another password changes nothing', async () => {
    await ensureAdmin(database().db, 'BOSS@example.org', 'second secret');
    expect((await login('boss@example.org', 'first secret')).status).toBe(200);
    expect((await login('boss@example.org', 'second secret')).status).toBe(401);
  });

  test('D15: an account that has this password is promoted, and its sessions end', async () => {
    const app = await createTestApp({ database: database() });
    const { user, token } = await signUp(app);
    await ensureAdmin(database().db, user.email.toUpperCase(), TEST_PASSWORD);
    const { body } = await login(user.email, TEST_PASSWORD);
    expect(body.user.role).toBe('admin');
    expect((await callJson(app, 'GET', '/api/auth/me', undefined, token)).status).toBe(401);
  });

  test('D15: one that somebody registered with another password stops the start', async () => {
    const app = await createTestApp({ database: database() });
    const { user } = await signUp(app);
    const starting = ensureAdmin(database().db, user.email, 'another secret');
    await expect(starting).rejects.toThrow(StartError);
    await expect(starting).rejects.toThrow(`npm run admin -- promote ${user.email}`);
    expect(await roleOf(user.email)).toEqual(['user']);
  });

  test('a username that is taken, too short or odd is no obstacle', async () => {
    const { db } = database();
    for (const email of ['boss@example.net', 'a@example.org', "o'neil+x@example.org"]) {
      await ensureAdmin(db, email, 'a secret');
      expect(await roleOf(email)).toEqual(['admin']);
    }
  });
});
