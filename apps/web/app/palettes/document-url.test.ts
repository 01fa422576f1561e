import { exactSrgb, type Hex, toCssColor } from '@swatchwork/color';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type CreatorDocument, DEFAULT_COLORS, DEFAULT_DOCUMENT } from './creator-document.ts';
import { readColors, readDocument, unreadablePlaces, writeDocument } from './document-url.ts';
import { exactOf } from './exact-of.ts';

const FULL: CreatorDocument = {
  colors: ['#000001', '#ABCDEF', '#FF0B0C', '#10B981', '#3B82F6'],
  exact: [undefined, undefined, 'color(display-p3 1 0 0 / 0.5)', undefined, undefined],
  roles: { primary: 2, text: 0 },
  locked: [true, false, true, false, false],
  harmony: 'tetradic',
  selected: 4,
  style: 'one-hue',
  name: 'Sea & sand – 100% = "calm" #1 +ü',
  description: 'two\nlines',
  onlyMe: true,
  checking: true,
};

describe(writeDocument, () => {
  test('leaves out what has its default', () => {
    expect(writeDocument(DEFAULT_DOCUMENT)).toBe('?colors=F472B6-FB923C-FBBF24-10B981-3B82F6');
  });

  test('slots count from 1', () => {
    const { searchParams } = new URL(`http://x/${writeDocument(FULL)}`);
    expect(searchParams.get('locked')).toBe('1-3');
    expect(searchParams.get('selected')).toBe('5');
  });

  test.each([FULL, DEFAULT_DOCUMENT])('can be read back', (document) => {
    expect(readDocument(writeDocument(document))).toEqual(document);
  });
});

describe(readDocument, () => {
  test.each([
    ['character=vivid', 'bright'],
    ['character=any', 'balanced'],
    ['style=earthy', 'earthy'],
    ['style=neon', 'balanced'],
  ])('the style of %s is %s', (query, style) => {
    expect(readDocument(`?${query}`).style).toBe(style);
  });

  test('CREATOR-05: without a query the default palette shows', () => {
    expect(readDocument('').colors).toEqual([
      '#F472B6',
      '#FB923C',
      '#FBBF24',
      '#10B981',
      '#3B82F6',
    ]);
  });

  test.each([
    ['commas and #', '%23112233,#445566,778899,aabbcc,DDEEFF'],
    ['lower case', '112233-445566-778899-aabbcc-ddeeff'],
    ['bad entries between', '112233--xyz-445566-12345-778899-aabbcc-1234567-ddeeff'],
  ])('understands %s', (_, list) => {
    expect(readDocument(`?colors=${list.replaceAll('#', '%23')}`).colors).toEqual([
      '#112233',
      '#445566',
      '#778899',
      '#AABBCC',
      '#DDEEFF',
    ]);
  });

  test('one color is too few: the default palette fills the other slots', () => {
    expect(readDocument('?colors=112233').colors).toEqual(['#112233', ...DEFAULT_COLORS.slice(1)]);
  });

  test.each([2, 3, 9, 10])('D19: %d colors stay, with locks and selection of the last', (count) => {
    const list = Array(count).fill('112233');
    const document = readDocument(`?colors=${list.join('-')}&locked=${count}&selected=${count}`);
    expect(document.colors).toEqual(list.map((color) => `#${color}`));
    expect(document.locked).toEqual(list.map((_, i) => i === count - 1));
    expect(document.selected).toBe(count - 1);
    expect(readDocument(writeDocument(document))).toEqual(document);
  });

  test('D19: of more than ten the first ten show, and all can be read to choose', () => {
    const query = `?colors=${Array.from({ length: 12 }, (_, i) => `0000${i + 10}`).join('-')}`;
    expect(readDocument(query).colors).toHaveLength(10);
    expect(readColors(new URLSearchParams(query))).toHaveLength(12);
  });

  test('what belongs to a slot that is not there is dropped', () => {
    const { locked, selected } = readDocument('?colors=112233-445566&locked=2-3&selected=3');
    expect([locked, selected]).toEqual([[false, true], undefined]);
  });

  test.each([
    '?colors=&locked=0-6-x--1.5&selected=0&harmony=constructor&check=yes',
    '?v=99&colors=%E0%A4%A&selected=6&locked=-',
    '?selected=1e0&selected=2&locked=__proto__&visible=all',
  ])('%s is the default', (query) => {
    expect(readDocument(query)).toEqual(DEFAULT_DOCUMENT);
  });

  test('cuts texts that no palette can be saved with', () => {
    const { name, description } = readDocument(
      `?name=${'n'.repeat(300)}&description=${'d'.repeat(900)}`,
    );
    expect([name.length, description.length]).toEqual([100, 500]);
  });
});

describe('colors that are more than their hex', () => {
  test('a link names them by place behind the hexes to fall back on', () => {
    const link = writeDocument({
      ...DEFAULT_DOCUMENT,
      colors: ['#FF0B0C', '#112233', '#3B82F6'],
      exact: ['color(display-p3 1 0 0)', undefined, 'rgb(59 130 246 / 0.5)'],
    });
    expect(new URLSearchParams(link).get('colors')).toBe('FF0B0C-112233-3B82F6');
    expect(new URLSearchParams(link).get('css')).toBe(
      'color(display-p3 1 0 0)__rgb(59 130 246 / 0.5)',
    );
  });

  test('the color counts, not the hex beside it', () => {
    const { colors, exact } = readDocument('?colors=000000-112233&css=color(display-p3+1+0+0)');
    expect([colors[0], exact[0]]).toEqual(['#FF0B0C', 'color(display-p3 1 0 0)']);
    expect([colors[1], exact[1]]).toEqual(['#112233', undefined]);
  });

  test('where css has no color, the hex counts, and its place is told', () => {
    const query = '?colors=112233-445566-778899&css=tomatoes__lab(1';
    expect(readDocument(query).colors).toEqual(['#112233', '#445566', '#778899']);
    expect(unreadablePlaces(new URLSearchParams(query))).toEqual([1, 3]);
    expect(unreadablePlaces(new URLSearchParams('?colors=112233-445566'))).toEqual([]);
  });

  const part = fc.double({ min: 0, max: 1, noNaN: true });
  const channel = fc.oneof(part, part, part, fc.constant('none' as const));
  const spaces = [
    ...['srgb', 'srgb-linear', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'xyz-d50'],
    ...['oklch', 'oklab', 'lab', 'lch'],
  ];
  const written = fc
    .tuple(fc.constantFrom(...spaces), channel, channel, channel, fc.option(part))
    .map(([space, a, b, c, alpha]) => {
      const parts = `${a} ${b} ${c}${alpha === null ? '' : ` / ${alpha}`}`;
      return /^(ok)?l/.test(space) ? `${space}(${parts})` : `color(${space} ${parts})`;
    });

  test('any palette comes back from its link, to 1e-4 in every channel', () => {
    fc.assert(
      fc.property(fc.array(written, { minLength: 2, maxLength: 10 }), (texts) => {
        const sent = texts.map((text) => toCssColor(text)!);
        const colors = sent.map(({ hex }) => hex);
        const link = writeDocument({ ...DEFAULT_DOCUMENT, colors, exact: sent.map(exactOf) });
        const back = readDocument(link);
        expect(back.colors).toEqual(colors);
        for (const [i, color] of sent.entries()) {
          const got = toCssColor(back.exact[i] ?? back.colors[i]!)!;
          expect(got.alpha ?? 1).toBeCloseTo(color.alpha ?? 1, 4);
          expect(got.css?.includes('none')).toBe(color.css?.includes('none'));
          const [a, b] = [exactSrgb(got), exactSrgb(color)];
          for (const key of ['r', 'g', 'b'] as const) expect(a[key]).toBeCloseTo(b[key], 4);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a palette of hexes has the link of before', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value): Hex => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
    fc.assert(
      fc.property(fc.array(hex, { minLength: 2, maxLength: 10 }), (colors) => {
        const list = colors.map((color) => color.slice(1)).join('-');
        const read = readDocument(`?colors=${list}`);
        expect(writeDocument(read)).toBe(`?colors=${list}`);
        expect(read.exact).toEqual(colors.map(() => undefined));
      }),
    );
  });
});
