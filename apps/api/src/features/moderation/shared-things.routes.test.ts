import type {
  AccountExport,
  ModeratedShared,
  ModerationNotice,
  Project,
  SavedTheme,
  SessionAnswer,
  SharedKind,
} from '@swatchwork/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { signUp, signUpAdmin } from '../../../testing/accounts.ts';
import { callJson, createTestApp, type Method, type TestApp } from '../../../testing/app.ts';
import { describeOnEachEngine } from '../../../testing/db/database.ts';
import { type Moderator, moderatorOf } from '../../../testing/moderator.ts';
import { ATTEMPT_LIMITS } from '../../limits/attempt-limits.ts';

const WHY = 'Advertises a shop.';
const KINDS = [
  { kind: 'theme', path: '/themes/saved', key: 'themeId' },
  { kind: 'project', path: '/projects', key: 'projectId' },
] as const;

describeOnEachEngine('reports of themes and projects', (database) => {
  let app: TestApp;
  let admin: SessionAnswer;
  let moderator: Moderator;
  let author: SessionAnswer;
  beforeAll(async () => {
    app = await createTestApp({ database: database() });
    admin = await signUpAdmin(app);
    moderator = moderatorOf(app, admin);
  });
  beforeEach(async () => {
    author = await signUp(app);
  });

  type Who = { token: string };
  const call = (method: Method, path: string, body?: unknown, who?: Who) =>
    callJson(app, method, `/api${path}`, body, who?.token);
  const waits = async (id: string): Promise<ModeratedShared | undefined> =>
    (await moderator.queue()).shared.find((entry) => entry.id === id);
  const notices = async (): Promise<ModerationNotice[]> =>
    (await call('GET', '/user/notices', undefined, author)).body;

  let visitors = 0;
  const report = async (path: string, visitor = ++visitors, address = visitor % 250) => {
    const reply = await app.inject({
      method: 'POST',
      url: `/api${path}/report`,
      headers: { 'x-visitor': `visitor-of-shared-${visitor}` },
      payload: { reason: 'spam', text: 'It names a shop.' },
      remoteAddress: `192.0.2.${address}`,
    });
    return { status: reply.statusCode, body: reply.json() };
  };

  /** A public theme, or a public project that holds one. */
  async function share(kind: SharedKind): Promise<SavedTheme | Project> {
    const name = `q${crypto.randomUUID().slice(0, 8)}`;
    const draft = { name, input: { brands: ['#0A66C2'] } };
    const theme = await call('POST', '/themes/saved', draft, author);
    expect(theme.status).toBe(201);
    if (kind === 'theme') return theme.body;
    const { status, body } = await call('POST', '/projects', { name, isPublic: true }, author);
    expect(status).toBe(201);
    await call('PUT', `/projects/${body.id}/items/${theme.body.id}`, {}, author);
    return body;
  }

  const status = async (path: string, who?: Who) =>
    (await call('GET', path, undefined, who)).status;
  const sitemap = async () => (await app.inject('/projects/sitemap.xml')).payload;

  for (const { kind, path, key } of KINDS) {
    const aboutIt = (id: string) => ({ [key]: id });

    test(`a ${kind} is reported, hidden everywhere, answered for and brought back`, async () => {
      const { id, name } = await share(kind);
      const place = `${path}/${id}`;
      expect((await report(place, 1)).body.message).toBe(
        `Thank you. A moderator will look at this ${kind}.`,
      );
      expect((await report(place, 1)).body.message).toMatch(`have already reported this ${kind}`);
      expect((await report(place, 2)).status).toBe(200);
      expect((await call('POST', `${place}/report`, { reason: 'spam' }, author)).status).toBe(403);

      expect(await waits(id)).toMatchObject({
        kind,
        name,
        colors: ['#0A66C2'],
        hidden: null,
        openReports: 2,
        reports: [{ reason: 'spam', text: 'It names a shop.', byAccount: false }, {}],
        author: { id: author.user.id, hiddenBefore: 0 },
      });

      const hide = await moderator.done({ kind: 'hide', ...aboutIt(id), reason: WHY });
      expect(hide).toMatchObject({ shared: { kind, id, name }, palette: null, canUndo: true });
      expect(await waits(id)).toBeUndefined();
      expect([await status(place), await status(place, author)]).toEqual([404, 200]);
      expect((await report(place, 3)).status).toBe(404);
      expect(await sitemap()).not.toContain(id);
      const found = await call('GET', `/admin/moderation/shared/${id}`, undefined, admin);
      expect(found.body).toMatchObject({ kind, hidden: WHY, author: { hiddenBefore: 1 } });
      const publish = await call('PATCH', place, { isPublic: true }, author);
      expect([publish.status, publish.body.error]).toEqual([
        403,
        `A moderator has hidden this ${kind}, so it cannot be made public; your profile says why.`,
      ]);
      expect((await call('PATCH', place, { name: 'Renamed' }, author)).body.isPublic).toBe(false);

      const [notice] = await notices();
      expect(notice).toMatchObject({
        kind: 'hide',
        reason: WHY,
        palette: null,
        shared: { kind, name: 'Renamed' },
      });
      const answer = () =>
        call('POST', `/user/notices/${notice?.id}/answer`, { text: 'My name.' }, author);
      expect([(await answer()).status, (await answer()).status]).toEqual([200, 409]);
      expect((await moderator.queue()).answers.map((one) => one.id)).toContain(hide.id);

      const undo = await moderator.done({ kind: 'undo', actId: hide.id });
      expect(undo.shared).toEqual({ kind, id, name: 'Renamed' });
      expect(await status(place)).toBe(200);
      if (kind === 'project') expect(await sitemap()).toContain(id);
      expect(await notices()).toEqual([]);
      expect((await moderator.queue()).answers.map((one) => one.id)).not.toContain(hide.id);
      expect((await moderator.act({ kind: 'undo', actId: hide.id })).status).toBe(409);
    });

    test(`reports of a ${kind} are dismissed, it is restored, and deleted for good`, async () => {
      const { id } = await share(kind);
      const place = `${path}/${id}`;
      const about = aboutIt(id);
      expect((await moderator.act({ kind: 'dismiss', ...about })).status).toBe(409);
      await report(place);
      await moderator.done({ kind: 'dismiss', ...about });
      expect(await waits(id)).toBeUndefined();
      expect((await moderator.act({ kind: 'restore', ...about })).status).toBe(409);
      await moderator.done({ kind: 'hide', ...about, reason: WHY });
      await moderator.done({ kind: 'restore', ...about });
      expect(await status(place)).toBe(200);
      await moderator.done({ kind: 'delete', ...about, reason: WHY });
      expect(await status(place, author)).toBe(404);
      expect((await moderator.act({ kind: 'hide', ...about, reason: WHY })).status).toBe(404);
      const [notice] = await notices();
      expect(notice).toMatchObject({ kind: 'delete', shared: { kind, name: null } });
    });

    test(`what its owner wants private, or deletes, is not published by bringing a ${kind} back`, async () => {
      const [kept, deleted] = [await share(kind), await share(kind)];
      const hides = await Promise.all(
        [kept, deleted].map(({ id }) =>
          moderator.done({ kind: 'hide', ...aboutIt(id), reason: WHY }),
        ),
      );
      expect((await call('PATCH', `${path}/${kept.id}`, { isPublic: false }, author)).status).toBe(
        200,
      );
      expect((await call('DELETE', `${path}/${deleted.id}`, undefined, author)).status).toBe(200);
      for (const { id } of hides) await moderator.done({ kind: 'undo', actId: id });
      expect([await status(`${path}/${kept.id}`), await status(`${path}/${deleted.id}`)]).toEqual([
        404, 404,
      ]);
    });

    test(`a ${kind} that is hidden while its owner renames and publishes it stays hidden`, async () => {
      for (let round = 0; round < 5; round++) {
        const { id } = await share(kind);
        const changes = [{ name: 'Other' }, { isPublic: true }, { isPublic: true, name: 'Third' }];
        const [hide, ...renames] = await Promise.all([
          moderator.act({ kind: 'hide', ...aboutIt(id), reason: WHY }),
          ...changes.map((change) => call('PATCH', `${path}/${id}`, change, author)),
        ]);
        expect(hide.status).toBe(200);
        for (const { status } of renames) expect([200, 403]).toContain(status);
        expect(await status(`${path}/${id}`)).toBe(404);
      }
    });
  }

  for (const { kind, path } of KINDS) {
    test(`a ${kind} of a suspended account is there for its owner alone, until it is no longer`, async () => {
      const [shown, deleted, own] = [await share(kind), await share(kind), await share(kind)];
      await call('PATCH', `${path}/${own.id}`, { isPublic: false }, author);
      await call('DELETE', `${path}/${deleted.id}`, undefined, author);
      await moderator.done({ kind: 'suspend', userId: author.user.id, reason: WHY });
      const restored = await call('POST', `${path}/${deleted.id}/restore`, undefined, author);
      expect([restored.status, restored.body.isPublic]).toEqual([200, false]);
      const seen = async (who?: Who) =>
        Promise.all([shown, deleted, own].map(({ id }) => status(`${path}/${id}`, who)));
      expect(await seen()).toEqual([404, 404, 404]);
      expect(await seen(author)).toEqual([200, 200, 200]);
      expect(await sitemap()).not.toContain(shown.id);
      expect((await call('PATCH', `${path}/${own.id}`, { isPublic: true }, author)).status).toBe(
        403,
      );
      expect(await notices()).toMatchObject([{ kind: 'suspend', shared: null }]);

      await moderator.done({ kind: 'unsuspend', userId: author.user.id });
      expect(await seen()).toEqual([200, 200, 404]);
    });

    test(`who publishes a ${kind} while the account is being suspended has published nothing`, async () => {
      const drafts = await Promise.all(Array.from({ length: 6 }, () => share(kind)));
      for (const { id } of drafts)
        await call('PATCH', `${path}/${id}`, { isPublic: false }, author);
      const input = { brands: ['#0A66C2'] };
      await Promise.all([
        moderator.done({ kind: 'suspend', userId: author.user.id, reason: WHY }),
        ...drafts.map(({ id }) => call('PATCH', `${path}/${id}`, { isPublic: true }, author)),
        ...drafts.map(({ name }) => call('POST', path, { name, input, isPublic: true }, author)),
      ]);
      const { body } = await call('GET', path, undefined, author);
      for (const { id } of body) expect(await status(`${path}/${id}`)).toBe(404);
    });
  }

  test('an act names one thing', async () => {
    const { id } = await share('theme');
    for (const about of [{}, { themeId: id, projectId: id }]) {
      const { status, body } = await moderator.act({ kind: 'hide', ...about, reason: WHY });
      expect(status).toBe(400);
      expect(body.details[0].field).toBe('paletteId');
    }
    for (const name of ['x', crypto.randomUUID()]) {
      const path = `/admin/moderation/shared/${name}`;
      expect((await call('GET', path, undefined, admin)).status).toBe(404);
      expect((await report(`/projects/${name}`)).status).toBe(404);
    }
  });

  test('reports are bounded for each address, and in the export of who sent them', async () => {
    const { ofAddress } = ATTEMPT_LIMITS.reports;
    const { id } = await share('theme');
    const sent = [];
    for (let visitor = 0; visitor <= ofAddress; visitor++)
      sent.push((await report(`/themes/saved/${id}`, 1_000 + visitor, 251)).status);
    expect(sent).toEqual([...Array(ofAddress).fill(200), 429]);

    const reader = await signUp(app);
    await call('POST', `/themes/saved/${id}/report`, { reason: 'copied' }, reader);
    const { body } = await call('GET', '/auth/me/export', undefined, reader);
    const { reports, purgedLikes }: AccountExport = body;
    expect(reports).toMatchObject([{ reason: 'copied', text: null }]);
    expect(purgedLikes).toEqual([]);
  });
});
