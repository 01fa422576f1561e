import { describe, expect, test } from 'vitest';

import { type CreatorDocument, DEFAULT_COLORS, DEFAULT_DOCUMENT } from './creator-document.ts';
import { readColors, readDocument, writeDocument } from './document-url.ts';

const FULL: CreatorDocument = {
  colors: ['#000001', '#ABCDEF', '#FFFFFF', '#10B981', '#3B82F6'],
  locked: [true, false, true, false, false],
  harmony: 'tetradic',
  selected: 4,
  character: 'one-hue',
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
