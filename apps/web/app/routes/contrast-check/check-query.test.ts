import { describe, expect, test } from 'vitest';

import { contrastCheckLink } from '../../palettes/contrast-check-link.ts';
import {
  type CheckQuery,
  EXAMPLE,
  readCheck,
  spliced,
  withColors,
  writeCheck,
} from './check-query.ts';

const read = (query: string) => readCheck(new URLSearchParams(query));

const QUERY: CheckQuery = {
  text: '0B2545-E4572E-EEF4ED',
  colors: ['#0B2545', '#E4572E', '#EEF4ED'],
  problems: [],
  name: 'Steel & sea',
  target: 7,
  roles: {},
  locked: [true, false, true],
  pair: [0, 2],
  view: 'list',
  was: ['#0B2545', '#E4572F', '#EEF4ED'],
};

describe('links to a contrast check', () => {
  test('what is written is read again', () => {
    const query = { ...QUERY, roles: { page: 2 } };
    expect(read(writeCheck(query))).toEqual(query);
    expect(writeCheck(read('colors=0B2545&view=table'))).toBe('?colors=0B2545&view=table');
    const plain = withColors(read(''), ['#0B2545']);
    expect(read(writeCheck(plain))).toEqual({ ...plain, locked: [false] });
  });

  test('a color that is added or removed takes along what belongs to the others', () => {
    const query = { ...read('colors=0B2545-E4572E-EEF4ED&locked=1-3&page=3&text=1&pair=1-2') };
    expect(writeCheck(spliced(query, 1, '#123456'))).toBe(
      '?colors=0B2545-123456-E4572E-EEF4ED&locked=1-4&page=4&text=1',
    );
    expect(writeCheck(spliced(query, 0))).toBe('?colors=E4572E-EEF4ED&locked=2&page=2');
  });

  test('a link of version 1 stays as it is, with nothing that has its default', () => {
    expect(writeCheck(read('colors=0b2545,%23E4572E'))).toBe('?colors=0B2545-E4572E');
    expect(writeCheck(QUERY)).toBe(
      '?colors=0B2545-E4572E-EEF4ED&name=Steel+%26+sea&target=7&locked=1-3&pair=1-3&view=list&was=0B2545-E4572F-EEF4ED',
    );
    expect(read('colors=0B2545-E4572E&locked=1&locked=2').locked).toEqual([true, true]);
  });

  test('links of other pages are read', () => {
    const { colors, name, locked } = QUERY;
    const link = contrastCheckLink({ colors, name, locked });
    expect(read(link.split('?')[1] ?? '')).toMatchObject({ colors, name, locked, problems: [] });
    expect(contrastCheckLink({ colors: ['#0B2545'] })).toBe('/contrast-check?colors=0B2545');
  });

  test('colors beyond their hexes are read, kept where they stay, and brought back', () => {
    const css = ['color(display-p3 1 0 0)', undefined, 'oklch(0.7 0.3 150)'];
    const colors = ['#FF0B0C', '#112233', '#00BF3A'] as const;
    const query = read(contrastCheckLink({ colors, exact: css }).split('?')[1] ?? '');
    expect(query.exact).toEqual(css);
    expect(read(writeCheck(query))).toEqual(query);
    const changed = {
      ...withColors(query, ['#FF0B0C', '#112233', '#000000']),
      was: query.colors,
      wasExact: css,
    };
    expect(changed.exact).toEqual([css[0], undefined, undefined]);
    expect(read(writeCheck(changed))).toEqual(changed);
  });

  test('what a form without scripts sends keeps the colors that were not typed anew', () => {
    const css = ['color(display-p3 1 0 0)', 'color(display-p3 0 1 0)'];
    const form = { css: css.join('_'), cssof: 'FF0B0C-00FB29' };
    const sent = (colors: string) => read(`${new URLSearchParams({ ...form, colors })}`);
    expect(sent('FF0B0C-00FB29').exact).toEqual(css);
    expect(sent('FF0B0C-112233')).toMatchObject({
      colors: ['#FF0B0C', '#112233'],
      exact: [css[0], undefined],
    });
    expect(sent('112233-FF0B0C').exact).toBeUndefined();
  });

  test('without colors there is an example', () => {
    expect(read('')).toMatchObject({ colors: EXAMPLE, problems: [], target: 4.5 });
  });

  test('what cannot be read is the default', () => {
    const bare = read('colors=0B2545-E4572E');
    for (const rest of [
      'target=5&view=x&pair=1-1&locked=3-x-0',
      'pair=1-3&was=0B2545',
      'pair=0-1&target=4.50',
      'pair=1.5-2',
    ]) {
      expect(read(`colors=0B2545-E4572E&${rest}`)).toEqual(bare);
    }
    expect(read('colors=0B2545-E4572E&pair=2-1').pair).toEqual([0, 1]);
  });
});

describe('a text that is not all colors', () => {
  test.each([
    ['', [], [/^There are no colors yet/]],
    [' , - ', [], [/^There are no colors yet/]],
    ['zz', [], [/^“zz” is not a color: write six hex digits, such as 0B2545\.$/]],
    ['0B2545-zz-12', ['#0B2545'], [/^“zz”, “12” are not colors.* The others are checked\.$/]],
    ['0B2545 #0af8', ['#0B2545'], [/^“#0af8” is not a color/]],
    ['navy #0AF', ['#000080', '#00AAFF'], []],
    [`0B2545 ${'x'.repeat(50)}`, ['#0B2545'], [/^“x{20}…” is not a color/]],
    ['a1-a2-a3-a4', [], [/^“a1”, “a2”, “a3” and 1 more are not colors/]],
  ])('%j', (text, colors, problems) => {
    const query = readCheck(new URLSearchParams({ colors: text }));
    expect(query.colors).toEqual(colors);
    expect(query.problems).toEqual(problems.map((problem) => expect.stringMatching(problem)));
    if (problems.length > 0) {
      expect(query.text).toBe(text);
      expect(read(writeCheck(query))).toEqual(query);
    }
  });

  test('of more than ten colors the first ten are checked, and the others named', () => {
    const query = read(`colors=${Array.from({ length: 12 }, (_, i) => `0000${i + 10}`).join('-')}`);
    expect(query.colors).toHaveLength(10);
    expect(query.problems).toEqual([
      '10 colors are checked; leave out #000020, #000021 or others.',
    ]);
  });
});
