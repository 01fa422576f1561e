import { describe, expect, test } from 'vitest';

import { readView, type View, writeView } from './view.ts';

const PALETTE = { name: 'Steel & sea', colors: ['#0B2545', '#E4572E', '#EEF4ED'] as const };
const VIEW: View = {
  tab: 'dashboard',
  dark: true,
  gray: true,
  contrast: true,
  vision: 'tritan',
  proof: 'uncoated',
  chosen: { page: 2, accent: 0 },
};
const DEFAULT: View = {
  tab: 'cards',
  dark: false,
  gray: false,
  contrast: false,
  vision: undefined,
  chosen: {},
};

const read = (query: string) => readView(new URLSearchParams(query), 3);

describe('links to a view', () => {
  test('what is written is read again', () => {
    expect(read(writeView(PALETTE, VIEW))).toEqual(VIEW);
    expect(read(writeView(PALETTE, DEFAULT))).toEqual(DEFAULT);
  });

  test('a link of version 1 stays as it is, with nothing that has its default', () => {
    expect(writeView(PALETTE, DEFAULT)).toBe('?colors=0B2545,E4572E,EEF4ED&name=Steel+%26+sea');
    expect(
      read(
        '?v=1&tab=dashboard&dark=1&grey=1&contrast=1&vision=tritan&proof=uncoated&page=3&accent=1',
      ),
    ).toEqual(VIEW);
  });

  test('what cannot be read is the default: unknown tabs, visions, places outside the palette', () => {
    expect(
      read('?tab=cars&dark=yes&vision=x&proof=glossy&page=4&text=0&accent=1.5&primary=-1'),
    ).toEqual(DEFAULT);
  });
});
