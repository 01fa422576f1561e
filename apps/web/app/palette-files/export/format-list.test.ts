import { FORMAT_GROUPS, FORMATS } from '@swatchwork/formats/formats';
import { expect, test } from 'vitest';

import { FORMAT_LIST } from './format-list.ts';

test('the list of formats is that of the writers', () => {
  const written = FORMAT_GROUPS.map((group) => [
    group,
    FORMATS.filter((format) => format.group === group).map(({ id, label, extension }) => [
      id,
      label,
      extension,
    ]),
  ]);
  expect(Object.entries(FORMAT_LIST)).toEqual(written);
});
