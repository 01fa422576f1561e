import { createClient } from '@swatchwork/client/once';
import { expect, test } from 'vitest';

import { loadArticles } from './load-articles.ts';

const ARTICLE = { slug: 'a', title: 'A', excerpt: null, createdAt: '2026-01-02T03:04:05.000Z' };
const answering = (answer: () => Response) =>
  createClient({ fetch: async () => answer(), baseUrl: 'https://swatchwork.example/api' });

test('BLOG-14: a failed fetch of the articles says so, and why', async () => {
  const errors: Error[] = [];
  const client = answering(() => Response.json({ error: 'away' }, { status: 503 }));
  expect(await loadArticles(client, (error) => errors.push(error))).toBeUndefined();
  expect(errors).toEqual([new Error('Failed to fetch articles')]);
  expect(errors[0]?.cause).toMatchObject({ status: 503 });
});

test('BLOG-08: a card knows how long its article takes to read, and has no text', async () => {
  const content = `${'word '.repeat(238 * 3)} #aabbcc`;
  const client = answering(() => Response.json([{ ...ARTICLE, content }]));
  const articles = await loadArticles(client, (error) => {
    throw error;
  });
  expect(articles).toEqual([{ ...ARTICLE, cover: ['#AABBCC'] }]);
});
