import { describe, expect, test } from 'vitest';

import { documentEntries, EXAMPLE, ofKind, readDocument } from './chart-document.ts';
import { toRequest } from './chart-request.ts';

const read = (query: string) => readDocument(new URLSearchParams(query));
const written = (query: string) => String(new URLSearchParams(documentEntries(read(query))));

describe('a link', () => {
  test('without anything is the example, and the example needs no entry', () => {
    expect(read('')).toEqual(EXAMPLE);
    expect(documentEntries(EXAMPLE)).toEqual([]);
  });

  test.each([
    'count=5&c=0A66C2&c=rgb%281%2C+2%2C+3%29&ground=both&contrast=4.5',
    'light=FAFAFA&dark=000000&severity=60&gray=25&lightness=0.3-0.8&chroma=0-0.2',
    'kind=sequential&count=256&c=15803D',
    'kind=diverging&c=0A66C2&c=15803D',
    'c=bluish',
    'style=muted&seed=7&c=0A66C2&c=C2410C&at=2-5&loose=5',
    'kind=sequential&style=earthy&seed=2',
  ])('comes back as it was: %s', (query) => {
    expect(written(query)).toBe(query);
  });

  test('takes colors with commas or dashes, and keeps what is none', () => {
    expect(read('c=FFE600,0A66C2,zz').colors).toEqual(['#FFE600', '#0A66C2', 'zz']);
    expect(read('c=ffe600-0a6').colors).toEqual(['#ffe600', '#0a6']);
    expect(read('c=oklch(62%25 0.19 30)').colors).toEqual(['oklch(62% 0.19 30)']);
  });

  test.each([
    ['kind=pie', EXAMPLE],
    ['count=many&contrast=&severity=x&lightness=0.9-0.1&chroma=-', EXAMPLE],
    ['count=99', { ...EXAMPLE, count: 20 }],
    ['contrast=100', { ...EXAMPLE, contrast: 7 }],
    ['style=loud&at=1-1', EXAMPLE],
    ['c=0A66C2&at=3-4', { ...EXAMPLE, colors: ['#0A66C2'], places: [0] }],
  ])('that is unreadable in part gets the usual or the nearest: %s', (query, document) => {
    expect(read(query)).toEqual(document);
  });
});

describe('another kind', () => {
  test('brings what it needs, and keeps the colors that it can use', () => {
    expect(ofKind(EXAMPLE, 'sequential')).toMatchObject({ count: 9, colors: [] });
    const three = { ...EXAMPLE, colors: ['#111111', '#222222', '#333333'] };
    const wings = ofKind(three, 'diverging');
    expect(wings).toMatchObject({ count: 9, colors: ['#111111', '#222222'] });
    expect(ofKind({ ...wings, count: 200 }, 'sequential').count).toBe(200);
    expect(ofKind(wings, 'categorical')).toMatchObject({ count: 8, colors: wings.colors });
  });
});

describe('a request', () => {
  test('leaves out what is no color, and has room for all that are', () => {
    const request = toRequest(read('c=0A66C2,zz,C2410C,15803D&count=2'));
    expect(request).toMatchObject({
      count: 4,
      colors: ['#0A66C2', '#C2410C', '#15803D'],
      places: [0, 2, 3],
    });
  });

  test('asks nothing of a ground where any will do', () => {
    expect(toRequest(read('ground=none&contrast=7'))).toMatchObject({ contrast: 1 });
    expect(toRequest(read('ground=both&dark=222222'))).toMatchObject({
      grounds: ['#FFFFFF', '#222222'],
    });
  });

  test('of a ramp holds nothing but kind, count, colors, style and seed', () => {
    expect(toRequest(read('kind=sequential&c=zz'))).toEqual({
      kind: 'sequential',
      count: 9,
      colors: [],
      style: 'balanced',
      places: [],
      own: [],
    });
  });
});
