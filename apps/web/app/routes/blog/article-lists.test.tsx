import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';

import { ArticleLists } from './article-lists.tsx';

test('BLOG-11: a blog without articles says so, and features none', () => {
  const element = <ArticleLists articles={[]} search="" onSearch={() => undefined} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  const html = renderToString(<RouterProvider router={router} />);
  expect(html).toContain('No articles found.');
  expect(html).not.toContain('Featured articles');
});
