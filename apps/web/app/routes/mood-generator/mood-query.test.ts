import { describe, expect, test } from 'vitest';

import { readMood, readMoodPalette, writeMoodQuery } from './mood-query.ts';

const COLORS = ['#5D84A6', '#8FAE9C', '#B3A6CE', '#98CCE9', '#EAF3F7'] as const;
const LINK = '?mood=calm&colors=5D84A6-8FAE9C-B3A6CE-98CCE9-EAF3F7';

const read = (query: string) => readMoodPalette(new URLSearchParams(query));

describe(writeMoodQuery, () => {
  test('a link opens, also an old one with its version, and is what is written', () => {
    expect(read(LINK)).toEqual({ mood: 'calm', colors: COLORS });
    expect(read(LINK.replace('?', '?v=1&'))).toEqual({ mood: 'calm', colors: COLORS });
    expect(writeMoodQuery({ mood: 'calm', colors: COLORS })).toBe(LINK);
  });
});

describe(readMoodPalette, () => {
  test('typed by hand: no version, any case, commas, more than five', () => {
    expect(read('?mood=calm&colors=%235d84a6,8fae9c,x,b3a6ce,98cce9,eaf3f7,000000')).toEqual({
      mood: 'calm',
      colors: COLORS,
    });
  });

  test.each([
    '',
    '?mood=calm',
    '?mood=calm&colors=5D84A6-8FAE9C-B3A6CE-98CCE9',
    '?mood=constructor&colors=5D84A6-8FAE9C-B3A6CE-98CCE9-EAF3F7',
    '?colors=5D84A6-8FAE9C-B3A6CE-98CCE9-EAF3F7',
  ])('%s holds no palette', (query) => {
    expect(read(query)).toBeUndefined();
  });
});

test('a color outside sRGB of a link is carried whole', () => {
  const query = new URLSearchParams(LINK);
  query.set('css', '_color(display-p3 1 0 0)');
  expect(read(`?${query}`)).toEqual({
    mood: 'calm',
    colors: [COLORS[0], '#FF0B0C', ...COLORS.slice(2)],
    exact: [undefined, 'color(display-p3 1 0 0)', undefined, undefined, undefined],
  });
});

describe(readMood, () => {
  test.each([
    ['?mood=luxury', 'luxury'],
    ['?mood=__proto__', undefined],
    ['?mood=Calm', undefined],
    ['', undefined],
  ])('%s names %s', (query, mood) => {
    expect(readMood(new URLSearchParams(query))).toBe(mood);
  });
});
