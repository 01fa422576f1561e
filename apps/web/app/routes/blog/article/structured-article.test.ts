import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { JsonLd } from '../../../meta/json-ld.tsx';
import { structuredArticle } from './structured-article.ts';

test('the texts of an article cannot end the element that holds them', () => {
  const title = '</script><script>alert(1)</script>';
  const data = structuredArticle(
    { slug: 'a', title, excerpt: null, createdAt: '2025-01-01', updatedAt: '2025-01-02' },
    'https://example.org/pictures/article/a.png',
    'https://example.org',
  );
  const html = renderToStaticMarkup(createElement(JsonLd, { data }));
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(JSON.parse(html.replace(/<[^>]*>/g, ''))['@graph'][0]).toMatchObject({
    headline: title,
    image: 'https://example.org/pictures/article/a.png',
    mainEntityOfPage: 'https://example.org/blog/a',
    dateModified: '2025-01-02',
  });
});
