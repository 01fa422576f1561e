import type { ModerationAct, ModerationNotice, Palette, SessionAnswer } from '@swatchwork/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { signUp, signUpAdmin, TEST_PASSWORD } from '../../../testing/accounts.ts';
import { callJson, createTestApp, type Method, type TestApp } from '../../../testing/app.ts';
import { describeOnEachEngine } from '../../../testing/db/database.ts';
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts';
import { type Moderator, moderatorOf } from '../../../testing/moderator.ts';
import { moderationActs } from '../../db/schema/moderation.ts';
import { palettes } from '../../db/schema/palettes.ts';
import { users } from '../../db/schema/users.ts';
import { ATTEMPT_LIMITS } from '../../limits/attempt-limits.ts';
import { createMailer } from '../../mail/mailer.ts';

const THEME = { name: 'Ocean', input: { brands: ['#0A66C2'] } };
const WHY = 'Advertises a shop.';

describeOnEachEngine('moderation', (database) => {
  let app: TestApp;
  let mails: MailServer;
  let admin: SessionAnswer;
  let moderator: Moderator;
  let reader: SessionAnswer;
  beforeAll(async () => {
    mails = await startMailServer();
    const mailer = createMailer(mails.url, 'https://swatchwork.example');
    app = await createTestApp({ database: database(), mailer });
    admin = await signUpAdmin(app);
    moderator = moderatorOf(app, admin);
    reader = await signUp(app);
  });
  afterAll(() => mails.close());

  type Who = { token: string };
  const call = (method: Method, path: string, body?: unknown, who?: Who) =>
    callJson(app, method, `/api${path}`, body, who?.token);
  const noticesOf = async (who: Who): Promise<ModerationNotice[]> =>
    (await call('GET', '/user/notices', undefined, who)).body;
  const answer = (who: Who, id: string, text = 'It is my name.') =>
    call('POST', `/user/notices/${id}/answer`, { text }, who);

  /** A palette of a name that nothing else has, with a color of its own. */
  async function save(who: Who, more: object = {}): Promise<Palette> {
    const name = `q${crypto.randomUUID().slice(0, 8)}`;
    const hex = `#${Math.floor(Math.random() * 0xffffff)
      .toString(16)
      .padStart(6, '0')}`;
    const draft = { name, colors: [hex, '#FFFFFF'], tags: [name], ...more };
    const { status, body } = await call('POST', '/palettes', draft, who);
    expect(status, body.error).toBe(201);
    return body;
  }
  const read = async (id: string, who?: Who) =>
    (await call('GET', `/palettes/${id}`, undefined, who)).status;
  const list = async (query: string, who?: Who): Promise<Palette[]> =>
    (await call('GET', `/palettes?${query}`, undefined, who)).body;
  const ownOf = ({ user, token }: SessionAnswer) => list(`userId=${user.id}&limit=100`, { token });
  const seenOf = async ({ user }: SessionAnswer) =>
    (await list(`userId=${user.id}&limit=100`, reader)).length;
  let visitors = 0;
  const report = (id: string, body: object = { reason: 'spam' }, visitor = ++visitors) => {
    const headers = { 'x-visitor': `visitor-of-reports-${visitor}` };
    const from = `192.0.2.${visitor % 250}`;
    return app
      .inject({
        method: 'POST',
        url: `/api/palettes/${id}/report`,
        headers,
        payload: body,
        remoteAddress: from,
      })
      .then((reply) => ({ status: reply.statusCode, body: reply.json() }));
  };

  /** In how many ways a reader and a visitor find a palette. */
  async function ways({ id, slug, name, colors, userId }: Palette): Promise<string[]> {
    const [color] = colors.map((one) => (typeof one === 'string' ? one : one.hex));
    const lists: [string, string][] = [
      ['search', `q=${name}`],
      ['tag', `tag=${name}`],
      ['newest', 'sort=newest&limit=100'],
      ['color', `color=${color?.slice(1)}&limit=100`],
      ['author', `userId=${userId}&limit=100`],
    ];
    const found: string[] = [];
    for (const [way, query] of lists) {
      if ((await list(query, reader)).some((one) => one.id === id)) found.push(way);
    }
    if ((await read(id)) === 200) found.push('id');
    if ((await read(slug, reader)) === 200) found.push('address');
    if ((await app.inject(`/embed/palettes/${slug}`)).statusCode === 200) found.push('frame');
    const mcp = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search_palettes', arguments: { q: name } },
    };
    const { payload } = await app.inject({
      method: 'POST',
      url: '/mcp',
      payload: mcp,
      headers: { accept: 'application/json, text/event-stream' },
    });
    if (payload.includes(id) || payload.includes(slug)) found.push('assistant');
    return found;
  }

  test('a hidden palette is gone in every way for others, and its author sees it with the reason', async () => {
    const author = await signUp(app);
    const palette = await save(author);
    const everyWay = await ways(palette);
    expect(everyWay).toEqual(
      expect.arrayContaining([
        'search',
        'tag',
        'newest',
        'color',
        'author',
        'id',
        'address',
        'frame',
        'assistant',
      ]),
    );
    const { id } = await moderator.done({ kind: 'hide', paletteId: palette.id, reason: WHY });
    expect(await ways(palette)).toEqual([]);
    expect(await read(palette.id, author)).toBe(200);
    expect(await ownOf(author)).toMatchObject([
      { id: palette.id, isPublic: false, hidden: { reason: WHY } },
    ]);
    await moderator.done({ kind: 'undo', actId: id });
    expect(await ways(palette)).toEqual(everyWay);
    expect((await ownOf(author))[0]).not.toHaveProperty('hidden');
    expect((await moderator.act({ kind: 'undo', actId: id })).status).toBe(409);
  });

  test('it stays hidden whoever writes it, an older instance included', async () => {
    const author = await signUp(app);
    const { id } = await save(author);
    await moderator.done({ kind: 'hide', paletteId: id, reason: WHY });
    const publish = await call('PATCH', `/palettes/${id}`, { isPublic: true }, author);
    expect(publish).toMatchObject({
      status: 403,
      body: { error: expect.stringContaining('hidden') },
    });
    expect((await call('PATCH', `/palettes/${id}`, { name: 'Better' }, author)).status).toBe(200);
    await database().db.update(palettes).set({ isPublic: true }).where(eq(palettes.id, id));
    expect(await read(id, reader)).toBe(404);
    await call('DELETE', `/palettes/${id}`, undefined, author);
    await call('POST', `/palettes/${id}/restore`, undefined, author);
    expect(await read(id, reader)).toBe(404);
    await moderator.done({ kind: 'restore', paletteId: id });
    expect(await read(id, reader)).toBe(200);
  });

  test('what its owner made private or deleted meanwhile is not published by restoring', async () => {
    const author = await signUp(app);
    const [kept, deleted] = [await save(author), await save(author)];
    const { id } = await moderator.done({ kind: 'hide_all', userId: author.user.id, reason: WHY });
    await call('PATCH', `/palettes/${kept.id}`, { isPublic: false }, author);
    await call('DELETE', `/palettes/${deleted.id}`, undefined, author);
    await moderator.done({ kind: 'undo', actId: id });
    expect([await read(kept.id, reader), await read(deleted.id, reader)]).toEqual([404, 404]);
    expect([await read(kept.id, author), await read(deleted.id, author)]).toEqual([200, 404]);
  });

  test('a moderator sees no private palette, and hides none', async () => {
    const { id } = await save(await signUp(app), { isPublic: false });
    const find = await call('GET', `/admin/moderation/palettes/${id}`, undefined, admin);
    const statuses = (['hide', 'restore', 'delete', 'dismiss'] as const).map(
      async (kind) => (await moderator.act({ kind, paletteId: id, reason: WHY })).status,
    );
    expect([find.status, ...(await Promise.all(statuses))]).toEqual([404, 404, 404, 404, 404]);
    expect(await database().db.$count(moderationActs, eq(moderationActs.paletteId, id))).toBe(0);
  });

  test('one act hides the palettes of a burst, or all of an account, and undoes it', async () => {
    const author = await signUp(app);
    await database().db.execute(sql`
      insert into palettes (id, user_id, name, colors, created_at)
      select gen_random_uuid(), ${author.user.id}, 'Burst', '[{"hex":"#112233"},{"hex":"#AABBCC"}]',
        timestamptz '2026-05-01' + number * interval '1 second'
      from generate_series(1, 250) as number`);
    const count = async (): Promise<number> =>
      database().db.$count(palettes, sql`user_id = ${author.user.id} and is_public`);
    const { id: userId } = author.user;
    const burst = await moderator.done({
      kind: 'hide_all',
      userId,
      reason: WHY,
      madeFrom: '2026-05-01T00:00:01Z',
      madeUntil: '2026-05-01T00:02:00Z',
    });
    expect([burst.palettes, await count()]).toEqual([120, 130]);
    const all = await moderator.done({ kind: 'hide_all', userId, reason: WHY });
    expect([all.palettes, await count()]).toEqual([130, 0]);
    expect((await moderator.done({ kind: 'undo', actId: burst.id })).palettes).toBe(120);
    expect(await count()).toBe(120);
    await moderator.done({ kind: 'undo', actId: all.id });
    expect(await count()).toBe(250);
  });

  test('a suspended account publishes nothing, in no way, and keeps what is its own', async () => {
    const author = await signUp(app);
    const other = await save(author);
    await moderator.done({ kind: 'hide', paletteId: other.id, reason: 'Names a person.' });
    const palette = await save(author);
    const theme = (await call('POST', '/themes/saved', THEME, author)).body;
    const act = await moderator.done({ kind: 'suspend', userId: author.user.id, reason: WHY });
    expect(act).toMatchObject({ palettes: 1, account: { username: author.user.username } });
    expect(await ways(palette)).toEqual([]);
    expect((await call('GET', `/themes/saved/${theme.id}`, undefined, reader)).status).toBe(404);
    expect((await call('GET', `/themes/saved/${theme.id}`, undefined, author)).status).toBe(200);

    const { email } = author.user;
    const signedIn = await call('POST', '/auth/login', { email, password: TEST_PASSWORD });
    expect(signedIn.status).toBe(200);
    const draft = { name: 'More', colors: ['#112233', '#AABBCC'] };
    const refused = await call('POST', '/palettes', draft, author);
    expect(refused).toMatchObject({
      status: 403,
      body: { error: expect.stringContaining('suspended') },
    });
    expect((await call('POST', '/themes/saved', THEME, author)).status).toBe(403);
    const own = await save(author, { isPublic: false });
    expect((await call('PATCH', `/palettes/${own.id}`, { isPublic: true }, author)).status).toBe(
      403,
    );
    const [row] = await database()
      .db.insert(palettes)
      .values({
        name: 'Older',
        colors: [{ hex: '#112233' }, { hex: '#AABBCC' }],
        userId: author.user.id,
      })
      .returning();
    expect(row?.isPublic).toBe(false);
    expect((await call('GET', '/auth/me/export', undefined, author)).body.palettes).toHaveLength(4);

    await moderator.done({ kind: 'unsuspend', userId: author.user.id });
    expect([await seenOf(author), await read(palette.id, reader)]).toEqual([1, 200]);
    expect((await call('GET', `/themes/saved/${theme.id}`, undefined, reader)).status).toBe(200);
    expect((await call('POST', '/palettes', draft, author)).status).toBe(201);
    const gone = await call('DELETE', '/auth/me', { password: TEST_PASSWORD }, author);
    expect(gone.status).toBe(200);
  });

  test('palettes of a suspended account come back with it alone; admins are not suspended', async () => {
    const author = await signUp(app);
    const { id: paletteId } = await save(author);
    const hidden = await moderator.done({ kind: 'hide', paletteId, reason: WHY });
    await moderator.done({ kind: 'suspend', userId: author.user.id, reason: WHY });
    expect((await moderator.act({ kind: 'restore', paletteId })).status).toBe(409);
    expect((await moderator.act({ kind: 'undo', actId: hidden.id })).status).toBe(409);
    const again = await moderator.act({ kind: 'suspend', userId: author.user.id, reason: WHY });
    expect(again.status).toBe(409);
    expect(
      (await moderator.act({ kind: 'suspend', userId: admin.user.id, reason: WHY })).status,
    ).toBe(403);
    await moderator.done({ kind: 'unsuspend', userId: author.user.id });
    expect((await moderator.act({ kind: 'unsuspend', userId: author.user.id })).status).toBe(409);
    expect(await read(paletteId, reader)).toBe(404);
    await moderator.done({ kind: 'undo', actId: hidden.id });
    expect(await read(paletteId, reader)).toBe(200);
  });

  test('who publishes while the account is being suspended has published nothing', async () => {
    const author = await signUp(app);
    const drafts = await Promise.all(
      Array.from({ length: 6 }, () => save(author, { isPublic: false })),
    );
    await Promise.all([
      moderator.done({ kind: 'suspend', userId: author.user.id, reason: WHY }),
      ...drafts.map(({ id }) => call('PATCH', `/palettes/${id}`, { isPublic: true }, author)),
      ...drafts.map(({ name, colors }) => call('POST', '/palettes', { name, colors }, author)),
    ]);
    expect(await seenOf(author)).toBe(0);
  });

  test('anybody reports a palette once; the queue has the most reported first, with its author', async () => {
    const author = await signUp(app);
    const [some, most] = [await save(author), await save(author)];
    expect((await report(some.id)).status).toBe(200);
    const text = 'Look at <b>the name</b>.';
    expect((await report(most.id, { reason: 'offensive', text }, 900)).body.message).toMatch(
      /^Thank/,
    );
    expect((await report(most.id, { reason: 'spam' }, 900)).body.message).toMatch(
      /already reported/,
    );
    const byReader = () => call('POST', `/palettes/${most.id}/report`, { reason: 'other' }, reader);
    expect([(await byReader()).status, (await byReader()).status]).toEqual([200, 200]);
    const own = await call('POST', `/palettes/${most.id}/report`, { reason: 'other' }, author);
    expect(own.status).toBe(403);
    const kept = (await call('GET', '/auth/me/export', undefined, reader)).body;
    expect(kept.reports).toMatchObject([{ reason: 'other', text: null }]);
    const tooLong = await report(most.id, { reason: 'other', text: 'x'.repeat(501) });
    expect([tooLong.status, (await report(most.id, { reason: 'dull' })).status]).toEqual([
      400, 400,
    ]);

    const { palettes: entries, total } = await moderator.queue();
    expect(total).toBe(2);
    expect(entries.map(({ palette, openReports }) => [palette.id, openReports])).toEqual([
      [most.id, 2],
      [some.id, 1],
    ]);
    expect(entries[0]).toMatchObject({
      hidden: null,
      reports: [
        { reason: 'other', text: null, byAccount: true },
        { reason: 'offensive', text, byAccount: false },
      ],
      author: { username: author.user.username, palettes: 2, publicPalettes: 2, hiddenBefore: 0 },
    });

    await moderator.done({ kind: 'dismiss', paletteId: some.id });
    expect((await moderator.act({ kind: 'dismiss', paletteId: some.id })).status).toBe(409);
    await moderator.done({ kind: 'hide', paletteId: most.id, reason: WHY });
    expect((await moderator.queue()).palettes).toEqual([]);
    expect((await report(most.id)).status).toBe(404);
    const found = await call('GET', `/admin/moderation/palettes/${most.slug}`, undefined, admin);
    expect(found.body).toMatchObject({ hidden: WHY, openReports: 0, author: { hiddenBefore: 1 } });
  });

  test('an address reports twenty times an hour', async () => {
    const author = await signUp(app);
    const { id } = await save(author);
    const statuses: number[] = [];
    for (let turn = 0; turn <= ATTEMPT_LIMITS.reports.ofAddress; turn++) {
      const headers = { 'x-visitor': `another-visitor-of-reports-${turn}` };
      const payload = { reason: 'spam' };
      const url = `/api/palettes/${id}/report`;
      const sent = {
        method: 'POST',
        url,
        headers,
        payload,
        remoteAddress: '198.51.100.7',
      } as const;
      statuses.push((await app.inject(sent)).statusCode);
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    await moderator.done({ kind: 'delete', paletteId: id, reason: WHY });
  });

  test('an author is told why, answers once, and the answer waits for a moderator', async () => {
    const author = await signUp(app);
    const palette = await save(author);
    expect(await noticesOf(author)).toEqual([]);
    const { id } = await moderator.done({ kind: 'hide', paletteId: palette.id, reason: WHY });
    expect(await noticesOf(author)).toMatchObject([
      { id, kind: 'hide', reason: WHY, palette: palette.name, palettes: 1, answer: null },
    ]);
    expect((await answer(reader, id)).status).toBe(404);
    expect((await answer(author, id, 'It is my name.')).body).toMatchObject({
      answer: 'It is my name.',
    });
    expect((await answer(author, id, 'Again.')).status).toBe(409);
    const kept = (await call('GET', '/auth/me/export', undefined, author)).body;
    expect(kept.answersToModerators).toMatchObject([{ text: 'It is my name.' }]);
    expect((await moderator.queue()).answers).toMatchObject([
      { id, answer: { text: 'It is my name.', isOpen: true }, canUndo: true },
    ]);
    await moderator.done({ kind: 'keep', actId: id });
    expect((await moderator.queue()).answers).toEqual([]);
    expect(await noticesOf(author)).toMatchObject([{ answer: 'It is my name.' }]);
    await moderator.done({ kind: 'undo', actId: id });
    expect(await noticesOf(author)).toEqual([]);
    expect((await answer(author, id)).status).toBe(404);
  });

  test('an author with a confirmed address is mailed; a stranger who has it by mistake is not', async () => {
    const [author, other] = [await signUp(app), await signUp(app)];
    const { email } = author.user;
    await database().db.update(users).set({ confirmedEmail: email }).where(eq(users.email, email));
    for (const who of [other, author]) {
      await moderator.done({ kind: 'hide', paletteId: (await save(who)).id, reason: WHY });
    }
    const { text } = await mails.mailTo(email, 'A moderator');
    expect(text).toContain(WHY);
    expect(text).toContain('/profile');
    const toOther = mails.mails.filter(({ to }) => to?.[0]?.address === other.user.email);
    expect(toOther.map(({ subject }) => subject)).not.toContain(
      'A moderator has looked at your palettes – Swatchwork',
    );
  });

  test('every act is in the trail: who, when, what and why, also of what is deleted', async () => {
    const author = await signUp(app);
    const { id: paletteId, name } = await save(author);
    await moderator.done({ kind: 'hide', paletteId, reason: 'First.' });
    const trail = async (): Promise<ModerationAct[]> =>
      (await call('GET', '/admin/moderation/acts?limit=2', undefined, admin)).body;
    const byAdmin = { moderator: admin.user.username };
    const account = { id: author.user.id, username: author.user.username };
    expect((await trail())[0]).toMatchObject({
      kind: 'hide',
      reason: 'First.',
      ...byAdmin,
      palette: { id: paletteId, name },
      account,
    });
    await moderator.done({ kind: 'delete', paletteId, reason: 'Second.' });
    const palette = { id: paletteId, name: null };
    expect(await trail()).toMatchObject([
      { kind: 'delete', reason: 'Second.', ...byAdmin, palette, account, canUndo: false },
      { kind: 'hide', reason: 'First.', ...byAdmin, palette, account },
    ]);
    expect(await noticesOf(author)).toMatchObject([{ kind: 'delete', reason: 'Second.' }]);

    const [{ id: hiding } = { id: '' }] = (await trail()).slice(1);
    expect((await moderator.done({ kind: 'undo', actId: hiding })).palettes).toBe(0);
    await call('DELETE', '/auth/me', { password: TEST_PASSWORD }, author);
    expect(await trail()).toMatchObject([{ kind: 'undo', account: null }, { account: null }]);
    const without = await moderator.act({ kind: 'hide', paletteId, reason: ' ' });
    expect(without.status).toBe(400);
  });
});
