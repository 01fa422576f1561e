import { rmSync } from 'node:fs';

import pino from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { createTestKey, signUp, TEST_PASSWORD } from '../testing/accounts.ts';
import { callJson, createTestApp, type TestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/db/database.ts';
import { templateOnServer } from '../testing/db/server-template.ts';
import { copyTemplate } from '../testing/db/template.ts';
import { IS_SHORT } from '../testing/short.ts';
import { runAdmin } from './admin.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/client.ts';

const log = pino({ level: 'silent' });
const SERVER = IS_SHORT ? process.env.TEST_DATABASE_URL : undefined;
let place: { DATABASE_URL: string } | { DATA_DIR: string };
const config = () =>
  readConfig({ ...place, SEED: 'none', PUBLIC_URL: 'https://swatchwork.example' });

beforeAll(async () => {
  if (SERVER) {
    const { url, drop } = await createTestDatabase(SERVER, await templateOnServer(SERVER, log));
    place = { DATABASE_URL: url };
    return drop;
  }
  const dataDir = await copyTemplate(log);
  place = { DATA_DIR: dataDir };
  return () => rmSync(dataDir, { recursive: true });
}, 60_000);

/** The embedded database serves one process at a time, so the site and the command take turns. */
async function withApp<Result>(use: (app: TestApp) => Promise<Result>): Promise<Result> {
  const { databaseUrl, dataDir } = config();
  const database = await openDatabase({ databaseUrl, dataDir, seed: 'none', log });
  const app = await createTestApp({ database });
  try {
    return await use(app);
  } finally {
    await app.close();
  }
}

const secretOf = (printed: string) =>
  /^https:\/\/swatchwork\.example\/reset-password#token=([0-9a-f]{64})$/m.exec(printed)?.[1];

const chooseBrandNew = (app: TestApp, token: string | undefined) =>
  callJson(app, 'POST', '/api/auth/reset-password', { token, password: 'brand new' });

test('promote makes an administrator, and locks out whoever had registered the address', async () => {
  const { user, token, key } = await withApp(async (app) => {
    const session = await signUp(app);
    return { ...session, key: await createTestKey(app, session.token) };
  });
  const printed = await runAdmin(['promote', user.email.toUpperCase()], config());
  expect(printed).toContain('is an administrator now.');
  await withApp(async (app) => {
    for (const bearer of [token, key]) {
      expect((await callJson(app, 'GET', '/api/auth/me', undefined, bearer)).status).toBe(401);
    }
    const login = (password: string) =>
      callJson(app, 'POST', '/api/auth/login', { email: user.email, password });
    expect((await login(TEST_PASSWORD)).status).toBe(401);
    expect((await chooseBrandNew(app, secretOf(printed))).status).toBe(200);
    const { status, body } = await login('brand new');
    expect([status, body.user.role]).toEqual([200, 'admin']);
  });
  expect(await runAdmin(['promote', user.email], config())).toBe(
    `${user.email} is an administrator already; nothing has changed.`,
  );
  const login = { email: user.email, password: 'brand new' };
  const again = await withApp((app) => callJson(app, 'POST', '/api/auth/login', login));
  expect(again.status).toBe(200);
});

test('reset-password prints a link that works once', async () => {
  const { user, token } = await withApp((app) => signUp(app));
  const secret = secretOf(await runAdmin(['reset-password', user.email], config()));
  await withApp(async (app) => {
    expect((await chooseBrandNew(app, secret)).status).toBe(200);
    expect((await chooseBrandNew(app, secret)).status).toBe(400);
    expect((await callJson(app, 'GET', '/api/auth/me', undefined, token)).status).toBe(401);
    const login = { email: user.email, password: 'brand new' };
    expect((await callJson(app, 'POST', '/api/auth/login', login)).status).toBe(200);
  });
});

test('plan sets what the keys of an account may ask', async () => {
  const { user, token } = await withApp((app) => signUp(app));
  expect(await runAdmin(['plan', user.email, 'pro'], config())).toBe(
    `${user.email} has the plan pro now.`,
  );
  const me = await withApp((app) => callJson(app, 'GET', '/api/auth/me', undefined, token));
  expect(me.body.plan).toBe('pro');
  await expect(runAdmin(['plan', 'no@example.org', 'pro'], config())).rejects.toThrow(
    'There is no account with the email no@example.org.',
  );
});

test.each([
  [['plan', 'a@example.org']],
  [['plan', 'a@example.org', 'gold']],
  [[]],
  [['promote']],
  [['demote', 'a@example.org']],
  [['promote', 'a@b.org', 'x']],
])('%j prints the usage', async (args) => {
  await expect(runAdmin(args, config())).rejects.toThrow(/^Usage:/);
});

test.each(['promote', 'reset-password'])(
  '%s names an email without an account',
  async (command) => {
    await expect(runAdmin([command, 'no@example.org'], config())).rejects.toThrow(
      'There is no account with the email no@example.org.',
    );
  },
);
