import { expect, test } from 'vitest';

import { BROWSER_DEFAULTS, readFields } from './browser-fields.ts';

test('an old link keeps its meaning', () => {
  const link = new URLSearchParams('v=1&q=ff&sort=brightness&view=list&tab=tone');
  const fields = { ...BROWSER_DEFAULTS, ...Object.fromEntries(link) };
  expect(readFields(fields)).toEqual({
    search: 'ff',
    sort: 'brightness',
    view: 'list',
    tab: 'tone',
  });
});

test('what a link says wrongly becomes the default', () => {
  const fields = { q: '<b>', sort: 'size', view: '', tab: 'constructor' };
  expect(readFields(fields)).toEqual({ search: '<b>', sort: 'hex', view: 'grid', tab: 'all' });
});
