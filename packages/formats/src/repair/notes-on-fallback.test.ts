import { expect, test } from 'vitest';

import { readTheme } from './read-theme.ts';

const LIGHT =
  ':root { --bg: #fff; --text: #111; --card: #f4f4f5; --card-foreground: #222; --primary: #0a66c2; --primary-foreground: #fff }';

const notesOn = (dark: string) =>
  readTheme([{ name: 'a.css', text: `${LIGHT}\n${dark}` }], { mend: false }).notes;

test('says which color of a failing pair falls back to light', () => {
  expect(notesOn('.dark { --bg: #111; --text: #eee; --card-foreground: #eee }')).toEqual([
    'In dark --card (#F4F4F5) has no value and shows that of light, beside colors that change.',
  ]);
});

test.each([
  ['has no dark mode', ''],
  ['has all values', '.dark { --bg: #111; --text: #eee; --card: #222; --card-foreground: #eee }'],
  [
    'passes though a color is the same in both',
    '.dark { --bg: #111; --text: #eee; --primary: #1d4ed8 }',
  ],
  ['fails with two colors of its own', '.dark { --bg: #111; --text: #333 }'],
])('says nothing of a theme that %s', (_, dark) => {
  expect(notesOn(dark)).toEqual([]);
});
