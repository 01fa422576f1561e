import { writeTheme } from '@swatchwork/formats/themes';
import { createTheme } from '@swatchwork/theme';
import { readThemeQuery, toInput } from '@swatchwork/theme/link';
import { expect, test } from 'vitest';

import { shadcnLine } from './shadcn-line.ts';

const ORIGIN = 'https://colors.example';
const lineOf = (query: string) => shadcnLine(readThemeQuery(query).document, ORIGIN);

test.each([
  ['?c=0A66C2', 'https://colors.example/api/themes/0A66C2.json'],
  ['?c=0A66C2,teal', 'https://colors.example/api/themes/0A66C2-008080.json'],
  [
    '?c=0A66C2,FF0000&primary=2&steps=9&names=sea',
    'https://colors.example/api/themes/FF0000-0A66C2.json',
  ],
  [
    '?c=0A66C2&target=AAA&neutral=FF0000&solids=exact',
    '"https://colors.example/api/themes/0A66C2.json?target=AAA&neutral=%23FF0000&solids=exact"',
  ],
])('%s is added by its address', (query, address) => {
  expect(lineOf(query)).toBe(`npx shadcn@latest add ${address}`);
});

test.each([
  '?c=color(display-p3 1 0 0)',
  '?c=0A66C2&dark=000000',
  '?c=0A66C2&set=light.text:222222',
])('%s has no address', (query) => {
  expect(lineOf(query)).toBeUndefined();
});

test('the address has the variables of the theme', () => {
  const { document } = readThemeQuery(
    '?c=0A66C2,FF0000,2E7D32&primary=2&steps=9&names=sea&neutral=FF0000&target=AAA',
  );
  const [, colors = '', query = ''] = /themes\/(.*)\.json\?(.*)"$/.exec(
    shadcnLine(document, ORIGIN)!,
  )!;
  const { neutral, target } = Object.fromEntries(new URLSearchParams(query));
  const asked = {
    brands: colors.split('-').map((hex) => `#${hex}`),
    neutral: neutral!,
    target: 'AAA',
  } as const;
  expect(target).toBe('AAA');
  const variablesOf = (input: Parameters<typeof createTheme>[0]) =>
    JSON.parse(writeTheme('shadcn-registry', createTheme(input)).files[0]!.text).cssVars;
  expect(variablesOf(asked)).toEqual(variablesOf(toInput(document)));
});
