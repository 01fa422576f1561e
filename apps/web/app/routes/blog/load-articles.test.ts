import { createClient } from '@swatchwork/client/once';
import { expect, test } from 'vitest';

import { loadArticles } from './load-articles.ts';

test('BLOG-14: a failed fetch of the articles says so', async () => {
  const client = createClient({ fetch, baseUrl: 'http://127.0.0.1:1/api' });
  await expect(loadArticles(client)).rejects.toThrow(/^Failed to fetch articles$/);
});
