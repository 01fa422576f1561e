import { Palette, type SessionAnswer } from '@swatchwork/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { signUp, signUpAdmin, TEST_PASSWORD } from '../../../../testing/accounts.ts';
import { callJson, createTestApp, type TestApp } from '../../../../testing/app.ts';
import { describeOnEachEngine } from '../../../../testing/db/database.ts';
import { paletteLikes, palettes } from '../../../db/schema/palettes.ts';
import { createDeletionsRepository } from '../../things/deletions.repository.ts';

const COLORS = ['#F472B6', '#fb923c', 'FBBF24', '#10B981', '#3B82F6'].map((hex, place) => ({
  hex,
  name: `Color ${place}`,
}));
const DRAFT = {
  name: 'Sunset <b>bold</b> 😀',
  description: 'Warm & late',
  colors: COLORS,
  isPublic: true,
  tags: ['triadic', 'custom'],
};
const PASSWORD = { password: TEST_PASSWORD };
const UNKNOWN = '0199f3c0-7a10-7cc2-9f35-1f6d9e0d8a11';

describeOnEachEngine('saving palettes', (database) => {
  let app: TestApp;
  let ada: SessionAnswer;
  let bob: SessionAnswer;
  beforeAll(async () => {
    app = await createTestApp({ database: database() });
    ada = await signUp(app);
    bob = await signUp(app);
  });

  const save = (body: unknown, token: string | undefined = ada.token) =>
    callJson(app, 'POST', '/api/palettes', body, token);
  const saved = async (more = {}): Promise<Palette> => (await save({ ...DRAFT, ...more })).body;
  const list = async (query: string, token?: string) => {
    const { body } = await callJson(app, 'GET', `/api/palettes?${query}`, undefined, token);
    return z.array(Palette).parse(body);
  };
  const idsOf = async (query: string, token?: string) =>
    (await list(query, token)).map(({ id }) => id);
  const read = (id: string, token?: string) =>
    callJson(app, 'GET', `/api/palettes/${id}`, undefined, token);
  const remove = (id: string, token?: string, body?: string) =>
    callJson(app, 'DELETE', `/api/palettes/${id}`, body, token);

  test('PALAPI-05, PALAPI-06, PALAPI-07, PALAPI-24, PALAPI-26: what was saved is listed', async () => {
    const before = Date.now();
    const { status, body } = await save(DRAFT);
    expect(status).toBe(201);
    const { id } = Palette.parse(body);
    const [entry] = await list(`userId=${ada.user.id}`, ada.token);
    expect(entry).toMatchObject({
      id,
      name: DRAFT.name,
      description: DRAFT.description,
      tags: DRAFT.tags,
      likes: 0,
      isPublic: true,
      userId: ada.user.id,
      colors: ['#F472B6', '#FB923C', '#FBBF24', '#10B981', '#3B82F6'].map((hex, place) => ({
        hex,
        name: `Color ${place}`,
      })),
    });
    expect(Date.parse(entry!.createdAt)).toBeGreaterThanOrEqual(before - 1000);
    expect(await idsOf('sort=newest')).toContain(id);
    expect(await idsOf('sort=newest&isPublic=true')).toContain(id);
    expect((await read(id)).body).toEqual(body);
  });

  test('the page that saved a palette is read with it, without its state in lists, until the colors change', async () => {
    const view = { page: '/contrast-check', state: '?colors=F472B6-FB923C&locked=1' };
    const { id, ...made } = await saved({ name: 'Check', view });
    expect(made.view).toEqual(view);
    expect((await read(id, ada.token)).body.view).toEqual(view);
    const [entry] = await list(`userId=${ada.user.id}`, ada.token);
    expect(entry).toMatchObject({ id, view: { page: view.page } });
    expect(entry!.view).not.toHaveProperty('state');

    const change = (changes: object) =>
      callJson(app, 'PATCH', `/api/palettes/${id}`, changes, ada.token);
    expect((await change({ name: 'Renamed' })).body.view).toEqual(view);
    expect((await change({ colors: ['#112233', '#AABBCC'] })).body).not.toHaveProperty('view');
    const other = { page: '/audit', state: '#work=abc' };
    expect((await change({ view: other })).body.view).toEqual(other);
  });

  test('a view of another page, another site or too many characters is refused', async () => {
    for (const [field, view] of [
      ['view.page', { page: '/admin', state: '?a' }],
      ['view.state', { page: '/audit', state: '@example.org' }],
      ['view.state', { page: '/audit', state: '?a b' }],
      ['view.state', { page: '/audit', state: `#${'x'.repeat(16_000)}` }],
      ['view.state', { page: '/audit' }],
    ]) {
      const { status, body } = await save({ ...DRAFT, view });
      expect([status, body.details]).toMatchObject([400, [{ field }]]);
    }
  });

  test.each([
    ['none', undefined],
    ['garbage', 'garbage'],
  ])('PALAPI-04: token: %s', async (_case, token) => {
    const { status, body } = await callJson(app, 'POST', '/api/palettes', DRAFT, token);
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'unauthorized', error: expect.any(String) });
  });

  test('PALAPI-08: likes, id and owner are not the caller’s to say', async () => {
    const palette = await saved({
      likes: 99,
      id: UNKNOWN,
      userId: bob.user.id,
      source: 'swatchwork',
    });
    expect(palette).toMatchObject({ likes: 0, userId: ada.user.id, source: 'user' });
    expect(palette.id).not.toBe(UNKNOWN);
  });

  test.each([
    ['PALAPI-09', 'name', undefined],
    ['PALAPI-09', 'name', ''],
    ['PALAPI-09', 'name', ' \t '],
    ['PALAPI-25', 'name', 5],
    ['PALAPI-24', 'name', 'a\0b'],
    ['PALAPI-24', 'name', 'x'.repeat(101)],
    ['PALAPI-24', 'name', '\u202Eevil'],
    ['PALAPI-24', 'description', 'x'.repeat(501)],
    ['PALAPI-24', 'description', 'a\0b'],
    ['PALAPI-10', 'colors', undefined],
    ['PALAPI-10', 'colors', []],
    ['PALAPI-10', 'colors', '#112233'],
    ['PALAPI-10', 'colors', ['#112233']],
    ['PALAPI-10', 'colors', Array(11).fill('#112233')],
    ['PALAPI-10', 'colors.1', ['#112233', 'red']],
    ['PALAPI-10', 'colors.1.hex', ['#112233', { hex: '#12345' }]],
    ['PALAPI-25', 'colors.0.hex', [{ hex: 5 }, '#112233']],
    ['PALAPI-25', 'tags', 'warm'],
    ['PALAPI-25', 'tags', Array(21).fill('warm')],
    ['PALAPI-25', 'tags.0', ['x'.repeat(51)]],
    ['PALAPI-25', 'isPublic', 'yes'],
  ])('%s: %s may not be %j', async (_id, field, value) => {
    const { status, body } = await save({ ...DRAFT, [field.split('.')[0]!]: value });
    expect(status).toBe(400);
    expect(body.details[0].field).toBe(field);
  });

  test('PALAPI-11: a description is optional, an empty one is none', async () => {
    const { description: _, ...without } = DRAFT;
    expect((await save(without)).body.description).toBeNull();
    expect(await saved({ description: '  ' })).toMatchObject({ description: null });
    expect(await saved({ description: null })).toMatchObject({ description: null });
  });

  test('hex texts do as well, and a tag counts once', async () => {
    const palette = await saved({
      colors: ['#aabbcc', '001122'],
      tags: ['a', ' a ', 'b'],
      name: ' x ',
    });
    expect(palette).toMatchObject({ colors: ['#AABBCC', '#001122'], tags: ['a', 'b'], name: 'x' });
  });

  test('colors beyond sRGB and opacities are kept; others are answered as ever', async () => {
    const colors = [
      '3b82f6',
      { hex: '#10b981', name: 'Mint' },
      { hex: '#000000', css: 'COLOR(display-p3 100% 0 0 / 50%)', name: 'Red' },
      { hex: '#000000', css: 'oklch(62.5% 0.3 none)' },
      { hex: '#10b981', alpha: 0.25 },
      { hex: '#10b981', css: 'rgb(16 185 129)', alpha: 1 },
    ];
    const answered = [
      '#3B82F6',
      { hex: '#10B981', name: 'Mint' },
      { hex: '#FF0B0C', name: 'Red', css: 'color(display-p3 1 0 0)', alpha: 0.5 },
      { hex: expect.stringMatching(/^#[0-9A-F]{6}$/), css: 'oklch(0.625 0.3 none)' },
      { hex: '#10B981', alpha: 0.25 },
      '#10B981',
    ];
    const { body } = await save({ ...DRAFT, colors });
    expect(body.colors).toEqual(answered);
    expect((await read(body.id)).body.colors).toEqual(answered);
    const [entry] = await list(`userId=${ada.user.id}`, ada.token);
    expect(entry?.colors).toEqual(answered);

    // What an answer holds can be sent back.
    const changed = await callJson(
      app,
      'PATCH',
      `/api/palettes/${body.id}`,
      { colors: body.colors },
      ada.token,
    );
    expect(changed.body.colors).toEqual(answered);
    const { body: exported } = await callJson(
      app,
      'GET',
      '/api/auth/me/export',
      undefined,
      ada.token,
    );
    expect(exported.palettes.find(({ id }: Palette) => id === body.id).colors[2]).toEqual(
      answered[2],
    );
  });

  test('only what a hex leaves out is stored beside it, as older versions read it', async () => {
    const { id } = await saved({ colors: ['#3B82F6', { hex: '#000000', css: 'lab(50 120 60)' }] });
    const [row] = await database()
      .db.select({ colors: palettes.colors })
      .from(palettes)
      .where(eq(palettes.id, id));
    expect(row?.colors).toEqual([
      { hex: '#3B82F6' },
      { hex: expect.stringMatching(/^#[0-9A-F]{6}$/), css: 'lab(50 120 60)' },
    ]);
  });

  test.each(['var(--red)', 'red-ish', `rgb(${'1'.repeat(200)} 0 0)`])(
    '%j is no color of CSS',
    async (css) => {
      const { status, body } = await save({
        ...DRAFT,
        colors: [{ hex: '#000000', css }, '#FFFFFF'],
      });
      expect(status).toBe(400);
      expect(body.details[0].field).toMatch(/^colors\.0/);
    },
  );

  describe('private palettes', () => {
    let id: string;
    beforeAll(async () => {
      ({ id } = await saved({ isPublic: false, name: 'Secret shade' }));
    });

    test('PALAPI-13: the owner sees it', async () => {
      expect(await idsOf(`userId=${ada.user.id}`, ada.token)).toContain(id);
      expect(await idsOf('isPublic=false', ada.token)).toEqual([id]);
      expect(await idsOf(`isPublic=false&userId=${ada.user.id}`, ada.token)).toEqual([id]);
      expect(await idsOf(`userId=${ada.user.id}&q=Secret`, ada.token)).toEqual([id]);
      expect((await read(id, ada.token)).status).toBe(200);
    });

    test('PALAPI-12, PALAPI-14: nobody else does, in no way', async () => {
      const queries = [
        '',
        'isPublic=true',
        'isPublic=false',
        'q=Secret',
        'q=Secret%20shade',
        'tag=custom',
        'color=F472B6',
        'sort=name',
      ];
      for (const token of [undefined, bob.token]) {
        for (const query of [...queries, ...queries.map((one) => `userId=${ada.user.id}&${one}`)]) {
          expect(await idsOf(query, token), query).not.toContain(id);
        }
        expect((await read(id, token)).status).toBe(404);
        for (const call of ['like', 'view', 'copy']) {
          const url = `/api/palettes/${id}/${call}`;
          expect((await callJson(app, 'POST', url, undefined, token)).status).toBe(404);
        }
        const similar = await callJson(app, 'GET', `/api/palettes/${id}/similar`, undefined, token);
        expect(similar.status).toBe(404);
      }
      expect(await idsOf('isPublic=true', ada.token)).not.toContain(id);
      expect(await idsOf(`isPublic=false&userId=${bob.user.id}`, ada.token)).toEqual([]);
    });
  });

  test('the owner changes a palette, and nobody else', async () => {
    const { id } = await saved();
    const change = (body: unknown, token?: string) =>
      callJson(app, 'PATCH', `/api/palettes/${id}`, body, token);
    const changed = await change({ name: 'New', tags: [], description: '' }, ada.token);
    expect(changed.body).toMatchObject({ id, name: 'New', tags: [], description: null });
    expect(changed.body.colors).toHaveLength(5);
    expect(await idsOf('q=new&sort=newest')).toContain(id);
    expect((await change({}, ada.token)).body.name).toBe('New');
    expect((await change({ name: ' ' }, ada.token)).status).toBe(400);
    expect((await change({ name: 'Bob' }, bob.token)).status).toBe(403);
    expect((await change({ name: 'Nobody' })).status).toBe(401);
    await change({ isPublic: false }, ada.token);
    expect((await change({ name: 'Bob' }, bob.token)).status).toBe(404);
    expect((await read(id, ada.token)).body).toMatchObject({ name: 'New', isPublic: false });
  });

  describe('DELETE', () => {
    test('PALAPI-16, PALAPI-20, PALAPI-21: the owner deletes it once', async () => {
      const { id } = await saved();
      const answer = await app.inject({
        method: 'DELETE',
        url: `/api/palettes/${id}`,
        headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
      });
      expect(answer.statusCode).toBe(200);
      expect((await read(id)).status).toBe(404);
      expect(await idsOf(`userId=${ada.user.id}`, ada.token)).not.toContain(id);
      expect((await remove(id, ada.token)).status).toBe(404);
    });

    test('PALAPI-17, PALAPI-18: nobody else does; an admin may, but not what is private', async () => {
      const { id } = await saved();
      const hidden = await saved({ isPublic: false });
      expect((await remove(id)).status).toBe(401);
      expect((await remove(id, bob.token)).status).toBe(403);
      expect((await remove(hidden.id, bob.token)).status).toBe(404);
      expect((await read(id)).status).toBe(200);
      const admin = await signUpAdmin(app);
      expect((await remove(hidden.id, admin.token)).status).toBe(404);
      expect((await remove(id, admin.token)).status).toBe(200);
    });

    test.each([UNKNOWN, 'odd', '1', "'%20or%201=1", '%00'])('PALAPI-19: of %s', async (id) => {
      const { status } = await remove(id, ada.token);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    });

    const restore = (id: string, token?: string) =>
      callJson(app, 'POST', `/api/palettes/${id}/restore`, undefined, token);

    test('its owner restores it as it was: id, texts, tags, likes, date, visibility', async () => {
      for (const isPublic of [true, false]) {
        const { id } = await saved({ isPublic, tags: ['calm'] });
        const like = { liked: true };
        await callJson(app, 'POST', `/api/palettes/${id}/like`, like, ada.token);
        if (isPublic) await callJson(app, 'POST', `/api/palettes/${id}/like`, like, bob.token);
        const before = (await read(id, ada.token)).body;
        expect(before.likes).toBe(isPublic ? 2 : 1);
        await remove(id, ada.token);
        expect((await restore(id, ada.token)).body).toEqual(before);
        expect((await read(id, ada.token)).body).toEqual(before);
        expect((await idsOf('q=sunset&tag=calm&sort=newest')).includes(id)).toBe(isPublic);
        expect((await restore(id, ada.token)).status).toBe(404);
        const liked = await callJson(
          app,
          'GET',
          `/api/palettes/liked?ids=${id}`,
          undefined,
          ada.token,
        );
        expect(liked.body.ids).toEqual([id]);
      }
    });

    test('until then nobody finds it, in no way, its owner included', async () => {
      const { id } = await saved({ name: 'Vanished' });
      await remove(id, ada.token);
      const queries = ['q=Vanished', 'sort=newest', `userId=${ada.user.id}`, 'isPublic=false'];
      for (const token of [undefined, bob.token, ada.token]) {
        for (const query of queries) expect(await idsOf(query, token), query).not.toContain(id);
        expect((await read(id, token)).status).toBe(404);
        expect((await callJson(app, 'POST', `/api/palettes/${id}/view`)).status).toBe(404);
      }
      expect((await callJson(app, 'PATCH', `/api/palettes/${id}`, {}, ada.token)).status).toBe(404);
      const kept = await callJson(app, 'GET', '/api/auth/me/export', undefined, ada.token);
      expect(JSON.stringify(kept.body.palettes)).not.toContain(id);
      expect((await restore(id)).status).toBe(401);
      expect((await restore(id, bob.token)).status).toBe(404);
      const admin = await signUpAdmin(app);
      expect((await restore(id, admin.token)).status).toBe(404);
      expect((await restore(id, ada.token)).status).toBe(200);
    });

    test('of two restoring it at the same time one does; what an admin deleted stays away', async () => {
      const { id } = await saved();
      await remove(id, ada.token);
      const answers = await Promise.all([1, 2, 3].map(() => restore(id, ada.token)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
      await remove(id, (await signUpAdmin(app)).token);
      expect((await restore(id, ada.token)).status).toBe(404);
      expect((await restore('odd', ada.token)).status).toBe(404);
    });

    test('after an hour it is gone for good, with its likes; with its owner at once', async () => {
      const { db } = database();
      const stored = async (id: string) => [
        await db.$count(palettes, eq(palettes.id, id)),
        await db.$count(paletteLikes, eq(paletteLikes.paletteId, id)),
      ];
      const { id } = await saved();
      const late = await saved();
      await callJson(app, 'POST', `/api/palettes/${id}/like`, { liked: true }, bob.token);
      for (const one of [id, late.id]) await remove(one, ada.token);
      const deletedAt = new Date(Date.now() - 3_600_001);
      await db.update(palettes).set({ deletedAt }).where(eq(palettes.id, id));
      expect((await restore(id, ada.token)).status).toBe(404);
      expect(await stored(id)).toEqual([1, 1]);
      await createDeletionsRepository(db, 'palette').purge();
      expect(await stored(id)).toEqual([0, 0]);
      expect(await stored(late.id)).toEqual([1, 0]);

      const eve = await signUp(app);
      const { body: hers } = await save(DRAFT, eve.token);
      await remove(hers.id, eve.token);
      const answer = await callJson(app, 'DELETE', '/api/auth/me', PASSWORD, eve.token);
      expect(answer.status).toBe(200);
      expect(await stored(hers.id)).toEqual([0, 0]);
    });

    test('so are as many as an account can delete in an hour', async () => {
      const { db } = database();
      const [hex, other] = ['#112233', '#AABBCC'] as const;
      const many = {
        name: 'Many',
        colors: [{ hex }, { hex: other }],
        userId: ada.user.id,
        deletedAt: new Date(0),
      };
      await db.insert(palettes).values(Array.from({ length: 250 }, () => many));
      await createDeletionsRepository(db, 'palette').purge();
      expect(await db.$count(palettes, eq(palettes.name, 'Many'))).toBe(0);
    });

    test('a change that comes with the deletion brings nothing back for others', async () => {
      for (let round = 0; round < 5; round++) {
        const { id } = await saved({ isPublic: false });
        const publish = { isPublic: true, name: 'Late' };
        const late = () => callJson(app, 'PATCH', `/api/palettes/${id}`, publish, ada.token);
        const answers = await Promise.all([late(), remove(id, ada.token), late(), late()]);
        for (const { status } of answers) expect([200, 404]).toContain(status);
        expect((await read(id)).status).toBe(404);
        expect(await idsOf('sort=newest')).not.toContain(id);
      }
    });

    test('of two at the same time one wins', async () => {
      const { id } = await saved();
      const answers = await Promise.all([1, 2, 3, 4].map(() => remove(id, ada.token)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
    });
  });
});
