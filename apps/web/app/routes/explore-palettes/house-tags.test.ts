import { expect, test } from 'vitest';

import { tagsLike } from './house-tags.ts';

test.each([
  ['Oceans', ['ocean']],
  ['deep past', ['pastel']],
  ['warm  Neon', ['neon', 'warm']],
  ['oc', []],
  ['xyzzy', []],
  ['', []],
])('%j may mean the tags %j', (text, tags) => {
  expect(tagsLike(text)).toEqual(tags);
});
