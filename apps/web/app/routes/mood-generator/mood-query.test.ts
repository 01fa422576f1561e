import { describe, expect, test } from 'vitest';

import { readMood, readMoodPalette, writeMoodQuery } from './mood-query.ts';

const COLORS = ['#5D84A6', '#8FAE9C', '#B3A6CE', '#98CCE9', '#EAF3F7'] as const;
const VERSION_1 = '?v=1&mood=calm&colors=5D84A6-8FAE9C-B3A6CE-98CCE9-EAF3F7';

const read = (query: string) => readMoodPalette(new URLSearchParams(query));

describe(writeMoodQuery, () => {
  test('a link of version 1 keeps opening, and is what is written now', () => {
    expect(read(VERSION_1)).toEqual({ mood: 'calm', colors: COLORS });
    expect(writeMoodQuery({ mood: 'calm', colors: COLORS })).toBe(VERSION_1);
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
