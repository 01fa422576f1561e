import { readTheme } from '@swatchwork/formats/repair';
import { expect, test } from 'vitest';

import { ownVariables } from './own-variables.ts';

const read = (text: string) => readTheme([{ name: 'theme.css', text }]);

test('the design has the colors of the theme, before and after its repair', () => {
  const { pairs } = read(`:root { --background: #ffffff; --foreground: #111111;
    --muted: #f4f4f5; --muted-foreground: #8a8a8a;
    --primary: #2563eb; --primary-foreground: #ffffff; }`);
  const { before, after } = ownVariables(pairs, 'light')!;
  expect(before).toMatchObject({
    '--design-page': '#FFFFFF',
    '--design-on-page-text': '#111111',
    '--design-on-page-soft': '#8A8A8A',
    '--design-surface': '#F4F4F5',
    '--design-primary': '#2563EB',
    '--design-on-primary-text': '#FFFFFF',
  });
  expect(after['--design-page']).toBe('#FFFFFF');
  expect(after['--design-on-page-soft']).not.toBe('#8A8A8A');
  expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
});

test('without a background of the page there is no design', () => {
  const { pairs } = read('.note { color: #fff; background: #ffc107 }');
  expect(ownVariables(pairs, 'light')).toBeUndefined();
});
