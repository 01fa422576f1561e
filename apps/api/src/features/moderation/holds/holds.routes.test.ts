import {
  type ActRequest,
  LIMITS,
  type ModerationQueue,
  type Palette,
  type SessionAnswer,
} from '@swatchwork/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { signUp, signUpAdmin } from '../../../../testing/accounts.ts';
import { callJson, createTestApp, databaseOf, type TestApp } from '../../../../testing/app.ts';
import { openTestDatabase } from '../../../../testing/db/database.ts';
import { readConfig } from '../../../config.ts';
import { palettes } from '../../../db/schema/palettes.ts';
import { users } from '../../../db/schema/users.ts';
import { ATTEMPT_LIMITS } from '../../../limits/attempt-limits.ts';
import { setPlan } from '../../api-keys/plans.ts';

const FROM_PAGE = { 'sec-fetch-site': 'same-origin' };
const LINK = { description: 'Cheap paint at https://shop.example' };
const { ofNew, settledDays, alike } = ATTEMPT_LIMITS.publications;

let app: TestApp;
let admin: SessionAnswer;
let reader: SessionAnswer;
beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test' }); // with limits, as the site runs
  app = await createTestApp({ config, database: await openTestDatabase() });
  admin = await signUpAdmin(app);
  reader = await signUp(app);
});
afterAll(() => app.close());

type Method = 'GET' | 'POST' | 'PATCH';
const by = (who: { token: string }, method: Method, path: string, body?: unknown) =>
  callJson(app, method, `/api${path}`, body, who.token, FROM_PAGE);
const act = (order: ActRequest) => by(admin, 'POST', '/admin/moderation/acts', order);
const readQueue = async (): Promise<ModerationQueue> =>
  (await by(admin, 'GET', '/admin/moderation')).body;

let drafts = 0;
/** Saves a palette whose name and colors no other has, unless they are given. */
async function save(who: SessionAnswer, more: object = {}): Promise<Palette> {
  const hex = `#${(++drafts * 4099).toString(16).padStart(6, '0')}`;
  const draft = { name: `Draft ${drafts}`, colors: [hex, '#FFFFFF'], ...more };
  const { status, body } = await by(who, 'POST', '/palettes', draft);
  expect(status, body.error).toBe(201);
  return body;
}
const seen = async ({ id }: { id: string }) => (await by(reader, 'GET', `/palettes/${id}`)).status;
const isHeld = async (id: string) =>
  (await readQueue()).held.some(({ palette }) => palette.id === id);

async function settle({ user }: SessionAnswer) {
  const createdAt = new Date(Date.now() - (settledDays * 24 + 1) * 3_600_000);
  await databaseOf(app).db.update(users).set({ createdAt }).where(eq(users.id, user.id));
}

test('a new account that links somewhere waits, is told so, and is released', async () => {
  const author = await signUp(app);
  const palette = await save(author, LINK);
  const held = { reason: 'links', since: expect.any(String) };
  expect(palette).toMatchObject({ isPublic: false, held });
  expect(await seen(palette)).toBe(404);
  expect((await by(author, 'GET', `/palettes/${palette.slug}`)).body).toMatchObject({ held });
  const own = (await by(author, 'GET', `/palettes?userId=${author.user.id}`)).body;
  expect(own).toMatchObject([{ id: palette.id, held }]);

  expect(await readQueue()).toMatchObject({
    totalHeld: 1,
    held: [{ palette: { id: palette.id }, held, hidden: null, author: { heldPalettes: 1 } }],
  });
  const publish = await by(author, 'PATCH', `/palettes/${palette.id}`, { isPublic: true });
  expect(publish).toMatchObject({ status: 200, body: { isPublic: false, held } });
  const { db } = databaseOf(app);
  await db.update(palettes).set({ isPublic: true }).where(eq(palettes.id, palette.id));
  expect(await seen(palette), 'as an older instance writes it').toBe(404);

  const { status, body } = await act({ kind: 'release', paletteId: palette.id });
  expect([status, body.palettes]).toEqual([200, 1]);
  expect(await seen(palette)).toBe(200);
  expect(await readQueue()).toMatchObject({ totalHeld: 0, held: [] });
  expect((await act({ kind: 'release', paletteId: palette.id })).status).toBe(409);
});

test('a link that comes after publishing holds the palette as well', async () => {
  const author = await signUp(app);
  const palette = await save(author);
  expect(palette).toMatchObject({ isPublic: true });
  expect(palette).not.toHaveProperty('held');
  const { body } = await by(author, 'PATCH', `/palettes/${palette.id}`, LINK);
  expect(body).toMatchObject({ isPublic: false, held: { reason: 'links' } });
  expect(await seen(palette)).toBe(404);
});

test('who makes it private again has withdrawn it', async () => {
  const author = await signUp(app);
  const { id } = await save(author, LINK);
  const { body } = await by(author, 'PATCH', `/palettes/${id}`, { isPublic: false });
  expect(body).not.toHaveProperty('held');
  expect(await isHeld(id)).toBe(false);
  expect((await act({ kind: 'release', paletteId: id })).status).toBe(404);
  const mended = { isPublic: true, description: null };
  expect((await by(author, 'PATCH', `/palettes/${id}`, mended)).body.isPublic).toBe(true);
});

test('of a new account ten an hour are public at once; a settled one goes on, with links', async () => {
  const [author, other] = [await signUp(app), await signUp(app)];
  const made: Palette[] = [];
  for (let turn = 0; turn < ofNew + 2; turn++) made.push(await save(author));
  expect(made.map(({ held }) => held?.reason)).toEqual([
    ...Array(ofNew).fill(undefined),
    'many',
    'many',
  ]);
  expect((await save(other)).isPublic).toBe(true);
  await settle(author);
  expect((await save(author, LINK)).isPublic).toBe(true);
});

test('of alike ones the fourth of a day waits, also of a settled account; drafts of one name do not', async () => {
  const author = await signUp(app);
  await settle(author);
  for (const more of [
    { colors: ['#102030', '#FFFFFF'] },
    { name: 'Same', description: 'Same words.' },
  ]) {
    const made: Palette[] = [];
    for (let turn = 0; turn <= alike; turn++) made.push(await save(author, more));
    const reasons = made.map(({ held }) => held?.reason);
    expect(reasons).toEqual([...Array(alike).fill(undefined), 'alike']);
  }
  for (let turn = 0; turn <= alike; turn++)
    expect((await save(author, { name: 'My palette' })).isPublic).toBe(true);
});

test('a refused one is hidden with the reason, which its author can answer', async () => {
  const author = await signUp(app);
  const palette = await save(author, LINK);
  const refused = await act({ kind: 'hide', paletteId: palette.id, reason: 'Advertises.' });
  expect([refused.status, await isHeld(palette.id), await seen(palette)]).toEqual([
    200,
    false,
    404,
  ]);
  const notices = (await by(author, 'GET', '/user/notices')).body;
  expect(notices).toMatchObject([{ kind: 'hide', reason: 'Advertises.', answer: null }]);
  expect((await act({ kind: 'release', paletteId: palette.id })).status).toBe(409);
});

test('one act releases or hides all that an account has waiting; the queue shows a few of each', async () => {
  const author = await signUp(app);
  const { id: userId } = author.user;
  for (let turn = 0; turn < 5; turn++) await save(author, { name: `${turn} shop.example/` });
  const ofAuthor = async () =>
    (await readQueue()).held.filter(({ author: one }) => one?.id === userId).length;
  expect(await ofAuthor()).toBe(LIMITS.heldShown);

  const suspended = (await act({ kind: 'suspend', userId, reason: 'Advertises.' })).body;
  expect([suspended.palettes, await ofAuthor()]).toEqual([5, 0]);
  expect((await act({ kind: 'release_all', userId })).status).toBe(409);
  await act({ kind: 'unsuspend', userId });

  const more = await save(author, LINK);
  await save(author, { name: 'Another shop.example/' });
  const { body } = await act({ kind: 'release_all', userId });
  expect([body.palettes, await seen(more), await ofAuthor()]).toEqual([2, 200, 0]);
});

test('admins and larger plans do not wait', async () => {
  const author = await signUp(app);
  await setPlan(databaseOf(app).db, author.user.id, 'pro');
  expect((await save(author, LINK)).isPublic).toBe(true);
  expect((await save(admin, LINK)).isPublic).toBe(true);
});
