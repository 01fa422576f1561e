import { describe, expect, test } from 'vitest';

import { searchArticles } from './search-articles.ts';

const article = (slug: string, title: string, excerpt: string | null) => ({
  slug,
  title,
  excerpt,
  createdAt: '2025-01-01T00:00:00.000Z',
});
const ARTICLES = [
  article('a', 'Contrast', 'What the ratio measures'),
  article('b', 'The wheel', null),
  article('c', 'Scales', 'Even steps around the Wheel'),
];
const find = (text: string) => searchArticles(ARTICLES, text).map(({ slug }) => slug);

describe(searchArticles, () => {
  test.each([
    ['contrast', ['a']],
    ['WHEEL', ['b', 'c']],
    ['  ratio ', ['a']],
    ['', ['a', 'b', 'c']],
    ['null', []],
    ['contrastwhat', []],
  ])('LEARN-02: %j finds %j', (text, slugs) => {
    expect(find(text)).toEqual(slugs);
  });
});
