import { formatHex, WEB_SAFE_COLORS } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import { searchColors } from './search-colors.ts';

const find = (search: string) => searchColors(WEB_SAFE_COLORS, search).map(formatHex);

describe(searchColors, () => {
  test('no search, or only spaces, finds all', () => {
    expect(find('').length).toBe(216);
    expect(find('  ').length).toBe(216);
  });

  test.each(['ff0000', '#FF0000', ' #Ff0000 ', '#f00'])('WEBSAFE-03: hex "%s"', (text) => {
    expect(find(text)).toContain('#FF0000');
    expect(find(text)).not.toContain('#00FF00');
  });

  test('WEBSAFE-03: part of a hex finds every color that has it', () => {
    expect(find('#CC99')).toEqual([
      '#CC9900',
      '#CC9933',
      '#CC9966',
      '#CC9999',
      '#CC99CC',
      '#CC99FF',
    ]);
  });

  test.each([
    'rgb(255, 102, 51)',
    'RGB(255,102,51)',
    '255 102 51',
    '255 , 102,51',
    '(255, 102, 51',
  ])('WEBSAFE-04: rgb "%s"', (text) => {
    expect(find(text)).toEqual(['#FF6633']);
  });

  test('WEBSAFE-04: part of an rgb text', () => {
    expect(find('rgb(153').length).toBe(36);
  });

  test.each(['zzz', '#123456', 'rgb(1, 2, 3)', '[', '\\', '#f01'])(
    'WEBSAFE-18: "%s" finds none',
    (text) => {
      expect(find(text)).toEqual([]);
    },
  );
});
