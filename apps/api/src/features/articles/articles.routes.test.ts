import { ArticleList } from '@swatchwork/contract';
import { beforeAll, expect, test } from 'vitest';

import { articles } from '../../db/schema/articles.ts';
import { describeOnEachEngine } from '../../db/test-database.ts';
import { callJson, createTestApp, type TestApp } from '../../test-app.ts';

describeOnEachEngine('GET /api/blog', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database: database() });
    const common = { content: 'Text', isPublished: true };
    await database()
      .db.insert(articles)
      .values([
        { ...common, slug: 'older', title: 'Older', createdAt: new Date('2025-01-01T00:00:00Z') },
        { ...common, slug: 'newer', title: 'Newer', createdAt: new Date('2025-02-01T00:00:00Z') },
        { ...common, slug: 'draft', title: 'Draft', isPublished: false },
      ]);
  });

  test('answers the published articles, newest first, and no draft', async () => {
    const { status, body } = await callJson(app, 'GET', '/api/blog');
    expect(status).toBe(200);
    const list = ArticleList.parse(body);
    expect(list.map(({ slug }) => slug)).toEqual(['newer', 'older']);
    expect(list[0]).toMatchObject({
      title: 'Newer',
      content: 'Text',
      excerpt: null,
      isPublished: true,
      authorId: 'admin',
      createdAt: '2025-02-01T00:00:00.000Z',
    });
  });

  test('does not say which account wrote an article', async () => {
    const { body } = await callJson(app, 'GET', '/api/v1/blog');
    expect(body[0]).not.toHaveProperty('createdBy');
  });
});
