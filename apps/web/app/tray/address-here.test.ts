import { describe, expect, test } from 'vitest';

import { DEFAULT_DOCUMENT } from '../palettes/creator-document.ts';
import { readDocument, writeDocument } from '../palettes/document-url.ts';
import { addressHere, type PairField } from './address-here.ts';

const HEX = '#0A66C2';
const here = (address: string, field: PairField = 'background') => {
  const { pathname, search } = new URL(address, 'https://x.example');
  return decodeURIComponent(addressHere({ hex: HEX }, { pathname, search }, field));
};

describe(addressHere, () => {
  test.each([
    ['/color-tools/color-converter', '/color-tools/color-converter?color=#0A66C2'],
    [
      '/interactive-color-wheel?color=D92626&harmony=triadic',
      '/interactive-color-wheel?color=0A66C2&harmony=triadic',
    ],
    [
      '/color-tools/color-contrast?text=red',
      '/color-tools/color-contrast?text=red&background=#0A66C2',
    ],
    ['/explore-palettes?q=sea', '/explore-palettes?q=sea&tab=all&color=#0A66C2'],
    [
      '/color-tools/color-web-safe-colors?view=list',
      '/color-tools/color-web-safe-colors?view=list&q=#0A66C2',
    ],
    ['/color/ff0000?tab=values', '/color/0a66c2'],
    ['/', '/color/0a66c2'],
    ['/blog', '/color/0a66c2'],
    [
      '/palette-visualizer?colors=FF0000,00FF00',
      '/palette-visualizer?colors=FF0000-00FF00-0A66C2&name=Custom+Palette',
    ],
  ])('on %s it leads to %s', (from, to) => {
    expect(here(from)).toBe(to);
  });

  test.each([
    ['/color-tools/color-converter', '/color-tools/color-converter?color=color(display-p3+1+0+0)'],
    [
      '/color-tools/color-contrast',
      '/color-tools/color-contrast?background=color(display-p3+1+0+0)',
    ],
    [
      '/palette-visualizer?colors=00FF00',
      '/palette-visualizer?colors=00FF00-FF0B0C&css=_color(display-p3+1+0+0)&name=Custom+Palette',
    ],
  ])('a color beyond sRGB leads from %s to %s', (pathname, to) => {
    const red = { hex: '#FF0B0C', exact: 'color(display-p3 1 0 0)' } as const;
    const { pathname: path, search } = new URL(pathname, 'https://x.example');
    expect(decodeURIComponent(addressHere(red, { pathname: path, search }, 'background'))).toBe(to);
  });

  test('of a pair it becomes the color of the field that was used last', () => {
    expect(here('/color-tools/color-contrast', 'text')).toBe(
      '/color-tools/color-contrast?text=#0A66C2',
    );
  });

  test('in the creator it takes the selected slot, else the last one that is not locked', () => {
    const colorsAfter = (change: Partial<typeof DEFAULT_DOCUMENT>) => {
      const before = { ...DEFAULT_DOCUMENT, ...change };
      const after = here(`/create-palette${writeDocument(before)}`);
      const { colors } = readDocument(new URL(after, 'https://x.example').search);
      expect(colors.filter((color, i) => color !== before.colors[i])).toEqual([HEX]);
      return colors;
    };
    expect(colorsAfter({ selected: 1 })[1]).toBe(HEX);
    expect(colorsAfter({ locked: [false, false, false, false, true] })).toContain(HEX);
  });
});
