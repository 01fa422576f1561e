import { describe, expect, test } from 'vitest';

import { featuredArticles } from './featured.ts';

const article = (slug: string) => ({
  slug,
  title: slug,
  excerpt: null,
  createdAt: '',
  cover: [],
});
const slugs = (...all: string[]) => featuredArticles(all.map(article)).map(({ slug }) => slug);

describe(featuredArticles, () => {
  test('BLOG-04: the three chosen ones, wherever they are in the list', () => {
    expect(
      slugs('new', 'a-scale-from-one-colour', 'colour-is-relative', 'what-contrast-ratios-measure'),
    ).toEqual(['colour-is-relative', 'what-contrast-ratios-measure', 'a-scale-from-one-colour']);
  });

  test('the newest stand in for those that are gone, each once', () => {
    expect(slugs('new', 'colour-is-relative', 'old', 'oldest')).toEqual([
      'colour-is-relative',
      'new',
      'old',
    ]);
    expect(slugs('only')).toEqual(['only']);
    expect(slugs()).toEqual([]);
  });
});
