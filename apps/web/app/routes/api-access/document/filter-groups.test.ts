import { expect, test } from 'vitest';

import { filterGroups } from './filter-groups.ts';
import type { EndpointGroup } from './read-groups.ts';

const GROUPS: EndpointGroup[] = [
  {
    title: 'Colors',
    endpoints: [
      { id: 'mixColors', method: 'GET', path: '/colors/mix', title: 'Mix two colors' },
      { id: 'convertColor', method: 'POST', path: '/colors/convert', title: 'Convert a color' },
    ],
  },
  {
    title: 'Articles',
    endpoints: [{ id: 'listArticles', method: 'GET', path: '/blog', title: 'List articles' }],
  },
];

test.each([
  ['', ['mixColors', 'convertColor', 'listArticles']],
  ['  ', ['mixColors', 'convertColor', 'listArticles']],
  ['MIX', ['mixColors']],
  ['post colors', ['convertColor']],
  ['colors/con', ['convertColor']],
  ['convertcolor', ['convertColor']],
  ['get', ['mixColors', 'listArticles']],
  ['articles', ['listArticles']],
  ['mix convert', []],
])('%j finds %j', (text, ids) => {
  const found = filterGroups(GROUPS, text);
  expect(found.flatMap(({ endpoints }) => endpoints.map(({ id }) => id))).toEqual(ids);
  expect(found.every(({ endpoints }) => endpoints.length > 0)).toBe(true);
});
