import { Article, ArticleList, ArticlePage } from '@swatchwork/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { signUp, signUpAdmin } from '../../../testing/accounts.ts';
import { callJson, createTestApp, type TestApp } from '../../../testing/app.ts';
import { describeOnEachEngine } from '../../../testing/db/database.ts';
import { articles } from '../../db/schema/articles.ts';
import { users } from '../../db/schema/users.ts';

const UNKNOWN_ID = '0198c5a0-1c3e-7a51-8f0a-3f7d9b2c4e10';
const DRAFT = { title: 'A quiet page', excerpt: 'Short.', content: '## Text\n\nMore. \n' };

describeOnEachEngine('articles over HTTP', (database) => {
  let app: TestApp;
  let admin: Awaited<ReturnType<typeof signUpAdmin>>;
  let user: Awaited<ReturnType<typeof signUp>>;
  beforeAll(async () => {
    app = await createTestApp({ database: database() });
    admin = await signUpAdmin(app);
    user = await signUp(app);
  });

  const slugs = async (path: string, token?: string) =>
    ArticleList.parse((await callJson(app, 'GET', path, undefined, token)).body).map(
      ({ slug }) => slug,
    );
  const create = async (article: Record<string, unknown>) => {
    const { status, body } = await callJson(app, 'POST', '/api/blog', article, admin.token);
    expect(status, JSON.stringify(body)).toBe(201);
    return Article.parse(body);
  };
  const change = (id: string, article: Record<string, unknown>, token = admin.token) =>
    callJson(app, 'PUT', `/api/blog/${id}`, article, token);
  const remove = (id: string, token = admin.token) =>
    callJson(app, 'DELETE', `/api/blog/${id}`, undefined, token);

  test('BLOGAPI-01, BLOGAPI-02, BLOG-13: lists the published articles alone, newest first', async () => {
    const { db } = database();
    const common = { content: 'Text', isPublished: true };
    await db.insert(articles).values([
      { ...common, slug: 'older', title: 'Older', createdAt: new Date('2025-01-01T00:00:00Z') },
      { ...common, slug: 'newer', title: 'Newer', createdAt: new Date('2025-02-01T00:00:00Z') },
      { ...common, slug: 'draft', title: 'Draft', isPublished: false },
    ]);
    const { status, body } = await callJson(app, 'GET', '/api/blog');
    expect(status).toBe(200);
    expect(ArticleList.parse(body).map(({ slug }) => slug)).toEqual(['newer', 'older']);
    expect(body[0]).toMatchObject({
      title: 'Newer',
      content: 'Text',
      excerpt: null,
      isPublished: true,
      authorId: 'admin',
      createdAt: '2025-02-01T00:00:00.000Z',
    });
    expect(body[0]).not.toHaveProperty('createdBy');
  });

  test('an article knows its published neighbors, whatever drafts lie between', async () => {
    const older = ArticlePage.parse((await callJson(app, 'GET', '/api/blog/older')).body);
    expect(older).toMatchObject({ previous: null, next: { slug: 'newer', title: 'Newer' } });
    const newer = ArticlePage.parse((await callJson(app, 'GET', '/api/v1/blog/newer')).body);
    expect(newer).toMatchObject({ previous: { slug: 'older', title: 'Older' }, next: null });
  });

  describe('who may do what', () => {
    const callers = () => [
      { name: 'a visitor', token: undefined, status: 401 },
      { name: 'a garbage token', token: 'garbage', status: 401 },
      { name: 'an ordinary user', token: user.token, status: 403 },
    ];

    test('BLOGAPI-03, BLOGAPI-04: drafts are not listed for others', async () => {
      for (const { name, token, status } of callers()) {
        const answer = await callJson(app, 'GET', '/api/blog?admin=true', undefined, token);
        expect(answer.status, name).toBe(status);
      }
    });

    test.each([
      'admin=TRUE',
      'admin=1',
      'admin',
      'admin=true&admin=true',
      'Admin=true',
      'admin[]=true',
    ])('BLOGAPI-05: ?%s shows no draft', async (query) => {
      const { status, body } = await callJson(app, 'GET', `/api/blog?${query}`);
      expect([200, 400]).toContain(status);
      expect(JSON.stringify(body)).not.toContain('"Draft"');
    });

    test('BLOGAPI-06, BLOGAPI-07, BLOGAPI-08, ADMIN-25: only admins write', async () => {
      const { id } = await create({ ...DRAFT, title: 'Untouched' });
      for (const { name, token, status } of callers()) {
        const calls = [
          await callJson(app, 'POST', '/api/blog', DRAFT, token),
          await callJson(app, 'PUT', `/api/blog/${id}`, DRAFT, token),
          await callJson(app, 'DELETE', `/api/blog/${id}`, undefined, token),
        ];
        expect(
          calls.map((call) => call.status),
          name,
        ).toEqual([status, status, status]);
      }
      const [row] = await database().db.select().from(articles).where(eq(articles.id, id));
      expect(row).toMatchObject({ title: 'Untouched', createdBy: admin.user.id });
    });
  });

  test('BLOGAPI-09, BLOGAPI-10, ADMIN-24: a draft is in the list of admins and nowhere else', async () => {
    const draft = await create({ ...DRAFT, title: 'Half done' });
    expect(draft.isPublished).toBe(false);
    expect(await slugs('/api/blog?admin=true', admin.token)).toContain('half-done');
    expect(await slugs('/api/blog', admin.token)).not.toContain('half-done');
    for (const name of [draft.slug, draft.id]) {
      for (const token of [undefined, admin.token]) {
        expect((await callJson(app, 'GET', `/api/blog/${name}`, undefined, token)).status).toBe(
          404,
        );
      }
    }
  });

  test('BLOGAPI-11, BLOGAPI-12, BLOGAPI-18, ADMIN-13, ADMIN-14: a published article, as it was sent, under the slug of its title', async () => {
    const sent = { ...DRAFT, title: '  Ünder, the <b>Sun</b>! ', isPublished: true };
    const article = await create({ ...sent, slug: 'NOT the / rule', authorId: 'somebody' });
    expect(article).toMatchObject({
      title: 'Ünder, the <b>Sun</b>!',
      slug: 'nder-the-b-sun-b',
      authorId: 'admin',
      content: DRAFT.content,
    });
    const { body } = await callJson(app, 'GET', `/api/blog/${article.slug}`);
    expect(body).toMatchObject({ id: article.id, content: DRAFT.content });
    expect((await callJson(app, 'GET', `/api/blog/${article.id}`)).body).toEqual(body);
  });

  test.each([
    ['title', { title: undefined }],
    ['title', { title: ' \n ' }],
    ['title', { title: 'x'.repeat(201) }],
    ['title', { title: 'NUL \0' }],
    ['title', { title: 7 }],
    ['content', { content: undefined }],
    ['content', { content: '' }],
    ['content', { content: ' \n' }],
    ['content', { content: 'NUL \0' }],
    ['content', { content: 'half \ud800' }],
    ['content', { content: 'x'.repeat(200_001) }],
    ['excerpt', { excerpt: 'x'.repeat(1001) }],
    ['isPublished', { isPublished: 'yes' }],
  ])('BLOGAPI-13: a wrong %s is refused by its name (case %#)', async (field, wrong) => {
    const { status, body } = await callJson(
      app,
      'POST',
      '/api/blog',
      { ...DRAFT, ...wrong },
      admin.token,
    );
    expect(status).toBe(400);
    expect(body.details).toMatchObject([{ field }]);
  });

  test('the longest of everything is kept, 4-byte characters and overrides of nothing included', async () => {
    const long = {
      title: 'e'.repeat(200),
      excerpt: '🎨'.repeat(500),
      content: '🎨'.repeat(100_000),
    };
    const article = await create({ ...long, isPublished: true });
    const { body } = await callJson(app, 'GET', `/api/blog/${article.slug}`);
    expect(body).toMatchObject(long);
    await remove(article.id);
  });

  test.each([undefined, null, '', '  '])('BLOGAPI-14: %j is no excerpt', async (excerpt) => {
    expect((await create({ ...DRAFT, excerpt })).excerpt).toBeNull();
  });

  test('BLOGAPI-15: a change publishes and hides at once, and keeps the address of what is read', async () => {
    const { id, slug } = await create({ ...DRAFT, title: 'First' });
    const published = await change(id, {
      title: 'Second',
      excerpt: 'New',
      content: 'Other',
      isPublished: true,
    });
    expect(published.status).toBe(200);
    expect(published.body).toMatchObject({
      id,
      title: 'Second',
      slug: 'second',
      excerpt: 'New',
      content: 'Other',
      isPublished: true,
    });
    expect(slug).toBe('first');
    expect(await slugs('/api/blog')).toContain('second');

    const renamed = await change(id, { title: 'Third', content: 'Other' });
    expect(renamed.body).toMatchObject({ slug: 'second', isPublished: true, excerpt: 'New' });

    await change(id, { title: 'Third', content: 'Other', isPublished: false });
    expect(await slugs('/api/blog')).not.toContain('second');
    expect((await callJson(app, 'GET', '/api/blog/second')).status).toBe(404);
  });

  const readSlug = async (name: string) => {
    const { status, body } = await callJson(app, 'GET', `/api/blog/${name}`);
    return status === 200 ? ArticlePage.parse(body).slug : status;
  };

  test('an article that was published keeps its address while it is hidden, changed and published again', async () => {
    const { id } = await create({ ...DRAFT, title: 'Named once', isPublished: true });
    await change(id, { ...DRAFT, title: 'Named anew', isPublished: true });
    const hidden = await change(id, { ...DRAFT, title: 'Named anew', isPublished: false });
    expect(hidden.body).toMatchObject({ slug: 'named-once', wasPublished: true });
    await change(id, { ...DRAFT, title: 'Named a third time', isPublished: false });
    const again = await change(id, { ...DRAFT, title: 'Named a third time', isPublished: true });
    expect(again.body.slug).toBe('named-once');
    expect(await readSlug('named-once')).toBe('named-once');
  });

  test('a slug that is sent is taken, one that breaks the rule is not; former addresses give the article', async () => {
    const { id, ...made } = await create({ ...DRAFT, slug: 'chosen-1', isPublished: true });
    expect(made).toMatchObject({ slug: 'chosen-1', wasPublished: true });
    const moved = await change(id, { ...DRAFT, slug: 'chosen-2' });
    expect(moved.body.slug).toBe('chosen-2');
    expect(await slugs('/api/blog')).toContain('chosen-2');
    expect(await slugs('/api/blog')).not.toContain('chosen-1');
    for (const slug of ['Not it', '-x', 'a--b', '', null, 'x'.repeat(196)]) {
      expect((await change(id, { ...DRAFT, slug })).body.slug).toBe('chosen-2');
    }
    expect((await change(id, { ...DRAFT, slug: 7 })).body.details).toMatchObject([
      { field: 'slug' },
    ]);
    expect(await readSlug('chosen-1')).toBe('chosen-2');

    await change(id, { ...DRAFT, isPublished: false });
    expect(await readSlug('chosen-1')).toBe(404);
    const back = await change(id, { ...DRAFT, slug: 'chosen-1', isPublished: true });
    expect(back.body.slug).toBe('chosen-1');
    expect(await readSlug('chosen-2')).toBe('chosen-1');
  });

  test('no other article takes a former address, until the article is deleted', async () => {
    const first = await create({ ...DRAFT, title: 'Coveted', isPublished: true });
    await change(first.id, { ...DRAFT, slug: 'moved-on' });
    const second = await create({ ...DRAFT, title: 'Coveted' });
    expect(second.slug).toMatch(/^coveted-[a-z0-9]{4}$/);
    const third = await create({ ...DRAFT, title: 'Harmless' });
    const renamed = await change(third.id, { ...DRAFT, slug: 'coveted' });
    expect(renamed.body.slug).toMatch(/^coveted-[a-z0-9]{4}$/);
    expect(await readSlug('coveted')).toBe('moved-on');

    await remove(first.id);
    expect((await change(third.id, { ...DRAFT, slug: 'coveted' })).body.slug).toBe('coveted');
  });

  test('the address of what was never published follows the title, and is free afterwards', async () => {
    const { id } = await create({ ...DRAFT, title: 'Working title' });
    const { body } = await change(id, { ...DRAFT, title: 'Better title' });
    expect(body).toMatchObject({ slug: 'better-title', wasPublished: false });
    expect((await create({ ...DRAFT, title: 'Working title' })).slug).toBe('working-title');
  });

  test('a draft renamed to a taken title gets a suffix, and keeps it while the title stays', async () => {
    await create({ ...DRAFT, title: 'Taken' });
    const { id } = await create({ ...DRAFT, title: 'Free' });
    const { body } = await change(id, { ...DRAFT, title: 'Taken' });
    expect(body.slug).toMatch(/^taken-[a-z0-9]{4}$/);
    const again = await change(id, { ...DRAFT, title: 'Taken', content: 'New' });
    expect(again.body).toMatchObject({ slug: body.slug, content: 'New' });
  });

  test('BLOGAPI-16: deleted is deleted, and only once', async () => {
    const { id, slug } = await create({ ...DRAFT, title: 'Short life', isPublished: true });
    const answers = await Promise.all([remove(id), remove(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await remove(id)).status).toBe(404);
    expect((await callJson(app, 'GET', `/api/blog/${slug}`)).status).toBe(404);
  });

  test('BLOGAPI-17: there is nothing to change or delete under an unknown id', async () => {
    expect((await change(UNKNOWN_ID, DRAFT)).status).toBe(404);
    expect((await remove(UNKNOWN_ID)).status).toBe(404);
    expect((await change('nonsense', DRAFT)).body.details).toMatchObject([{ field: 'id' }]);
  });

  test('BLOGAPI-19: one title many times at once, each with a slug of its own', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, () => create({ ...DRAFT, title: 'Same again' })),
    );
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(8);
    expect(made.filter(({ slug }) => slug === 'same-again')).toHaveLength(1);
    for (const { slug } of made) expect(slug).toMatch(/^same-again(-[a-z0-9]{4})?$/);
  });

  test.each(['色彩', '!!!'])(
    'a title like %s without any a to z gets a slug as well',
    async (title) => {
      expect((await create({ ...DRAFT, title })).slug).toMatch(/^[a-z0-9]{4}$/);
    },
  );

  test('an account that goes leaves its articles', async () => {
    const leaver = await signUpAdmin(app);
    const { body } = await callJson(
      app,
      'POST',
      '/api/blog',
      { ...DRAFT, title: 'Left behind', isPublished: true },
      leaver.token,
    );

    await database().db.delete(users).where(eq(users.id, leaver.user.id));
    expect(await slugs('/api/blog')).toContain(body.slug);
  });
});
