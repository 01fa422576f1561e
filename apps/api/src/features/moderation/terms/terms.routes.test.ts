import {
  type ActRequest,
  LIMITS,
  type ModerationAct,
  type SessionAnswer,
} from '@swatchwork/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { signUp, signUpAdmin, TEST_PASSWORD } from '../../../../testing/accounts.ts';
import { callJson, createTestApp, databaseOf, type TestApp } from '../../../../testing/app.ts';
import { openTestDatabase } from '../../../../testing/db/database.ts';
import { forbiddenTerms } from '../../../db/schema/moderation.ts';

let app: TestApp;
let admin: SessionAnswer;
let author: SessionAnswer;
beforeAll(async () => {
  app = await createTestApp({ database: await openTestDatabase() });
  admin = await signUpAdmin(app);
  author = await signUp(app);
});
afterAll(() => app.close());

const by = (
  who: { token: string },
  method: 'GET' | 'POST' | 'PATCH' | 'PUT',
  path: string,
  body?: unknown,
) => callJson(app, method, `/api${path}`, body, who.token);
const act = (order: ActRequest) => by(admin, 'POST', '/admin/moderation/acts', order);
const listed = async () => (await by(admin, 'GET', '/admin/moderation/terms')).body;

const DRAFT = { name: 'Dunes', colors: ['#112233', { hex: '#AABBCC', name: 'Mist' }] };
const THEME = { name: 'Ocean', input: { brands: ['#0A66C2'] } };
const refusal = (field: string, term = 'casino') => ({
  status: 400,
  body: {
    code: 'invalid_request',
    error: `${field}: must not contain “${term}”, which is not allowed on this site`,
    details: [{ field, message: expect.stringContaining(term) }],
  },
});

test('an admin forbids and allows words and hosts; each act is in the trail', async () => {
  const terms = ['Casino', 'casino', 'shop.example', 'passing'];
  const { status, body } = await act({ kind: 'forbid', terms, reason: 'Spam of May.' });
  expect(status, body.error).toBe(200);
  expect(body).toMatchObject({ kind: 'forbid', terms: ['casino', 'shop.example', 'passing'] });
  expect(await listed()).toEqual(['casino', 'passing', 'shop.example']);
  expect((await act({ kind: 'forbid', terms: ['casino'] })).status).toBe(409);
  const more = await act({ kind: 'forbid', terms: ['casino', 'lottery'] });
  expect(more.body.terms).toEqual(['lottery']);
  const fewer = await act({ kind: 'allow', terms: ['passing', 'lottery', 'never there'] });
  expect(fewer.body.terms.toSorted()).toEqual(['lottery', 'passing']);
  expect((await act({ kind: 'allow', terms: ['passing'] })).status).toBe(409);
  expect(await listed()).toEqual(['casino', 'shop.example']);
  const trail: ModerationAct[] = (await by(admin, 'GET', '/admin/moderation/acts')).body;
  expect(trail.map(({ kind, reason, moderator }) => [kind, reason, moderator])).toEqual([
    ['allow', '', admin.user.username],
    ['forbid', '', admin.user.username],
    ['forbid', 'Spam of May.', admin.user.username],
  ]);
});

test('what could never be found, or is too long or too much, is refused and changes nothing', async () => {
  const before = await listed();
  for (const terms of [[], ['x'], ['!!!', '…'], ['a'.repeat(61)], Array(101).fill('word')])
    expect((await act({ kind: 'forbid', terms })).status, String(terms)).toBe(400);
  expect(await listed()).toEqual(before);

  const { db } = databaseOf(app);
  const room = LIMITS.forbiddenTerms.max - before.length;
  const rows = Array.from({ length: room }, (_, number) => ({ term: `filler ${number} word` }));
  await db.insert(forbiddenTerms).values(rows);
  const full = await act({ kind: 'forbid', terms: ['one more'] });
  expect(full).toMatchObject({
    status: 409,
    body: { error: 'The list can have at most 2,000 entries' },
  });
  expect(await listed()).toHaveLength(LIMITS.forbiddenTerms.max);
});

test.each([
  ['name', { name: 'My C4sinó' }],
  ['description', { description: 'Visit https://www.shop.example/now' }, 'shop.example'],
  ['tags', { tags: ['calm', 'casino'] }],
  ['colors', { colors: ['#112233', { hex: '#AABBCC', name: 'Casino' }] }],
  ['view.state', { view: { page: '/data-palettes', state: '?c=112233&name=My+C4sin%C3%B3' } }],
])(
  'a public palette with one in its %s is refused, a private one is not',
  async (field, more, term = 'casino') => {
    const refused = refusal(field, term);
    expect(await by(author, 'POST', '/palettes', { ...DRAFT, ...more })).toMatchObject(refused);
    const draft = { ...DRAFT, ...more, isPublic: false };
    const { status, body: kept } = await by(author, 'POST', '/palettes', draft);
    expect(status).toBe(201);
    const publish = await by(author, 'PATCH', `/palettes/${kept.id}`, { isPublic: true });
    expect(publish).toMatchObject(refused);
    const mended = { isPublic: true, ...DRAFT, description: null, tags: [] };
    expect((await by(author, 'PATCH', `/palettes/${kept.id}`, mended)).status).toBe(200);
    expect(await by(author, 'PATCH', `/palettes/${kept.id}`, more)).toMatchObject(refused);
    const hidden = await by(author, 'PATCH', `/palettes/${kept.id}`, { ...more, isPublic: false });
    expect(hidden.status).toBe(200);
  },
);

test('what was public before a word was forbidden stays, and can be changed otherwise', async () => {
  const { body } = await by(author, 'POST', '/palettes', { ...DRAFT, name: 'Later' });
  await act({ kind: 'allow', terms: ['filler 1 word'] });
  await act({ kind: 'forbid', terms: ['later'] });
  const { status } = await by(author, 'PATCH', `/palettes/${body.id}`, { tags: ['calm'] });
  expect(status).toBe(200);
});

test('a public theme with one in its name is refused, a private one is not', async () => {
  const name = 'Casino';
  expect(await by(author, 'POST', '/themes/saved', { ...THEME, name })).toMatchObject(
    refusal('name'),
  );
  const theme = { ...THEME, name, isPublic: false };
  const { body } = await by(author, 'POST', '/themes/saved', theme);
  const path = `/themes/saved/${body.id}`;
  expect(await by(author, 'PATCH', path, { isPublic: true })).toMatchObject(refusal('name'));
  expect((await by(author, 'PATCH', path, { isPublic: true, name: 'Ocean' })).status).toBe(200);
  expect(await by(author, 'PATCH', path, { name })).toMatchObject(refusal('name'));
});

test('a public theme with one in the name of a brand color is refused', async () => {
  const input = {
    brands: [
      { color: '#0A66C2', name: 'sea' },
      { color: 'teal', name: 'cas1no' },
    ],
  };
  const field = 'input.brands.1.name';
  const draft = { name: 'Ocean', input };
  expect(await by(author, 'POST', '/themes/saved', draft)).toMatchObject(refusal(field));
  const { body } = await by(author, 'POST', '/themes/saved', { ...draft, isPublic: false });
  const path = `/themes/saved/${body.id}`;
  expect(await by(author, 'PATCH', path, { isPublic: true })).toMatchObject(refusal(field));
  const harmless = { input: THEME.input, isPublic: true };
  expect((await by(author, 'PATCH', path, harmless)).status).toBe(200);
  expect(await by(author, 'PATCH', path, { input })).toMatchObject(refusal(field));
});

test('a username with one is refused, when registering and when renaming', async () => {
  const username = 'free_CAS1NO';
  const person = { username, email: 'free@example.org', password: TEST_PASSWORD };
  const registered = await callJson(app, 'POST', '/api/auth/register', person);
  expect(registered).toMatchObject(refusal('username'));
  expect(await by(author, 'PUT', '/auth/me', { username })).toMatchObject(refusal('username'));
  expect((await by(author, 'PUT', '/auth/me', { username: 'casinoist' })).status).toBe(200);
});
