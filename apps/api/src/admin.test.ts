import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { runAdmin } from './admin.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/client.ts';
import { copyTemplate } from './db/test-template.ts';
import { signUp } from './test-accounts.ts';
import { callJson, createTestApp, type TestApp } from './test-app.ts';

const log = pino({ level: 'silent' });
let dataDir: string;
const config = () =>
  readConfig({ DATA_DIR: dataDir, SEED: 'none', PUBLIC_URL: 'https://swatchwork.example' });

beforeAll(async () => {
  dataDir = await copyTemplate(log, await mkdtemp(join(tmpdir(), 'swatchwork-admin-')));
}, 60_000);
afterAll(() => rmSync(dataDir, { recursive: true }));

/** The embedded database serves one process at a time: the site and the command take turns. */
async function withApp<Result>(use: (app: TestApp) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ dataDir, seed: 'none', log });
  const app = await createTestApp({ database });
  try {
    return await use(app);
  } finally {
    await app.close();
  }
}

test('promote makes an administrator, reset-password a link that works once', async () => {
  const { user, token } = await withApp((app) => signUp(app));
  expect(await runAdmin(['promote', user.email.toUpperCase()], config())).toContain(
    'administrator',
  );

  const printed = await runAdmin(['reset-password', user.email], config());
  const secret = /^https:\/\/swatchwork\.example\/reset-password#token=([0-9a-f]{64})$/m.exec(
    printed,
  )?.[1];
  await withApp(async (app) => {
    const body = { token: secret, password: 'brand new' };
    const reset = () => callJson(app, 'POST', '/api/auth/reset-password', body);
    expect((await reset()).status).toBe(200);
    expect((await reset()).status).toBe(400);
    expect((await callJson(app, 'GET', '/api/auth/me', undefined, token)).status).toBe(401);
    const login = await callJson(app, 'POST', '/api/auth/login', {
      email: user.email,
      password: 'brand new',
    });
    expect([login.status, login.body.user.role]).toEqual([200, 'admin']);
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
