import { LIMITS } from '@swatchwork/contract';
import { expect, test } from 'vitest';
import { signUp } from '../../../../testing/accounts.ts';
import { callJson, createTestApp, databaseOf } from '../../../../testing/app.ts';
import { openTestDatabase } from '../../../../testing/db/database.ts';
import { readConfig } from '../../../config.ts';
import { palettes } from '../../../db/schema/palettes.ts';
import { setPlan } from '../../api-keys/plans.ts';

const COLORS = [{ hex: '#112233' }, { hex: '#AABBCC' }] as const;
const DRAFT = { name: 'Dunes', colors: COLORS };
const FROM_PAGE = { 'sec-fetch-site': 'same-origin' };

test('an account saves so many palettes a minute, wherever it asks from; another may go on', async () => {
  const config = readConfig({ NODE_ENV: 'test' }); // with limits, as the site runs
  const app = await createTestApp({ config, database: await openTestDatabase() });
  const [{ token, user }, other] = [await signUp(app), await signUp(app)];
  const save = (as = token) => callJson(app, 'POST', '/api/palettes', DRAFT, as, FROM_PAGE);
  const answers = await Promise.all(
    Array.from({ length: LIMITS.savesPerMinute + 5 }, () => save()),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
  expect(refused[0]!.body.error).toMatch(/^Too many attempts/);
  expect(Number(refused[0]!.headers['retry-after'])).toBeLessThanOrEqual(60);
  const { id } = answers.find(({ status }) => status === 201)!.body;
  const change = { name: 'Other' };
  const path = `/api/palettes/${id}`;
  expect((await callJson(app, 'PATCH', path, change, token, FROM_PAGE)).status).toBe(429);
  const restored = await callJson(app, 'POST', `${path}/restore`, undefined, token, FROM_PAGE);
  expect(restored.status).toBe(429);
  expect((await save(other.token)).status).toBe(201);
  await setPlan(databaseOf(app).db, user.id, 'pro');
  expect((await save()).status).toBe(201);
  await app.close();
});

test('an account keeps at most 5,000 palettes, even when it asks at once', async () => {
  const database = await openTestDatabase();
  const app = await createTestApp({ database });
  const { token, user } = await signUp(app);
  const rows = Array.from({ length: LIMITS.palettes - 2 }, () => ({
    name: 'Many',
    colors: [...COLORS],
    userId: user.id,
    isPublic: false,
  }));
  for (let at = 0; at < rows.length; at += 1000) {
    await database.db.insert(palettes).values(rows.slice(at, at + 1000));
  }
  const save = () => callJson(app, 'POST', '/api/palettes', DRAFT, token);
  const answers = await Promise.all([save(), save(), save(), save()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
  const { body } = answers.find(({ status }) => status === 409)!;
  const full = 'An account can have at most 5,000 palettes. Please delete one first.';
  expect(body.error).toBe(full);

  const { id } = answers.find(({ status }) => status === 201)!.body;
  const restore = () => callJson(app, 'POST', `/api/palettes/${id}/restore`, undefined, token);
  await callJson(app, 'DELETE', `/api/palettes/${id}`, undefined, token);
  const { body: another } = await save();
  expect(await restore()).toMatchObject({ status: 409, body: { error: full } });
  await callJson(app, 'DELETE', `/api/palettes/${another.id}`, undefined, token);
  expect((await restore()).status).toBe(200);
  await app.close();
});
