import { expect, test } from 'vitest';

import type { ApiDocument } from './openapi.ts';
import { readGroups } from './read-groups.ts';

const operation = (operationId: string, tag: string) => ({
  operationId,
  summary: operationId,
  description: '',
  tags: [tag],
  responses: {},
});

const DOCUMENT: ApiDocument = {
  info: { title: '', version: '', description: '' },
  components: { schemas: {} },
  tags: [{ name: 'Colors' }, { name: 'Unused' }, { name: 'Palettes' }],
  paths: {
    '/extra': { get: operation('extra', 'New subject') },
    '/palettes/mood/{mood}': { get: operation('mood', 'Palettes') },
    '/palettes': { get: operation('list', 'Palettes'), post: operation('save', 'Palettes') },
    '/colors/convert': { post: operation('convert', 'Colors'), get: operation('read', 'Colors') },
  },
};

test('APIDOC-03: the essentials stand first, all others under their subject, each once', () => {
  const groups = readGroups(DOCUMENT).map(({ title, endpoints }) => [
    title,
    endpoints.map(({ id }) => id),
  ]);
  expect(groups).toEqual([
    ['Essentials', ['convert', 'mood']],
    ['Colors', ['read']],
    ['Palettes', ['list', 'save']],
    ['New subject', ['extra']],
  ]);
});
