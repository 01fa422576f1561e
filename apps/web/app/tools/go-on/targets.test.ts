import { formatHex, parseHex, type Srgb } from '@swatchwork/color';
import { readThemeQuery } from '@swatchwork/theme/link';
import { describe, expect, test } from 'vitest';

import { readColors, readDocument } from '../../palettes/document-url.ts';
import { paletteOfQuery } from '../../palettes/palette-source.ts';
import {
  colorAddress,
  colorLinks,
  leadColor,
  paletteAddress,
  paletteLinks,
  TARGETS,
  type TargetId,
} from './targets.ts';

const BLUE = parseHex('#0A66C2') as Srgb;
const PALETTE = { colors: ['#F3F6F4', '#0A66C2', '#1B1B1F'], name: 'Brand & co' } as const;
const MANY = Array.from({ length: 12 }, (_, i) => formatHex({ r: 0, g: 0, b: (16 + i) / 255 }));

const queryOf = (address: string | undefined) => new URL(address ?? '', 'https://x.example');

describe('addresses with a color', () => {
  test('every page but the one it stands on is linked', () => {
    const ids = TARGETS.flatMap((target) => ('color' in target ? [target.id] : [])).sort();
    const linked = (except?: TargetId) => colorLinks(BLUE, except).map(({ id }) => id);
    expect(linked().sort()).toEqual(ids);
    expect(linked('wheel').sort()).toEqual(ids.filter((id) => id !== 'wheel'));
  });

  test('the likely next steps of the page come first', () => {
    const first = (...query: Parameters<typeof colorLinks>) =>
      colorLinks(...query)
        .slice(0, 3)
        .map(({ id }) => id);
    expect(first(BLUE, 'converter')).toEqual(['harmonies', 'variations', 'contrast']);
    expect(first(BLUE, 'wheel')).toEqual(['creator', 'harmonies', 'theme']);
    expect(paletteLinks(PALETTE, ['creator', 'visualizer'])[0]?.id).toBe('theme');
  });

  test('each holds the exact color', () => {
    for (const { to } of colorLinks(BLUE)) expect(to.toUpperCase()).toContain('0A66C2');
  });

  test('the creator and the visualizer open with the color first, among its relatives', () => {
    const inCreator = readDocument(queryOf(colorAddress('creator', BLUE)).search).colors;
    expect(inCreator[0]).toBe('#0A66C2');
    const { searchParams } = queryOf(colorAddress('visualizer', BLUE));
    expect(paletteOfQuery(searchParams)?.colors).toEqual(inCreator);
  });

  test('text on the color is black or white, whichever reads better', () => {
    const { searchParams } = queryOf(colorAddress('contrast', BLUE));
    expect(Object.fromEntries(searchParams)).toEqual({ text: '#FFFFFF', background: '#0A66C2' });
  });
});

describe('a palette of Display P3', () => {
  const colors = ['#FF0B0C', '#112233'] as const;
  const exact = ['color(display-p3 1 0 0)', undefined];
  const wide = { colors, exact, name: 'Wide' };
  const css = 'color(display-p3 1 0 0)';

  test('comes back from the creator and the visualizer as it was', () => {
    const inCreator = readDocument(queryOf(paletteAddress('creator', wide)).search);
    expect(inCreator).toMatchObject({ colors, exact, name: 'Wide' });
    const shown = paletteOfQuery(queryOf(paletteAddress('visualizer', wide)).searchParams)!;
    expect(shown).toEqual(wide);
    expect(paletteAddress('creator', shown)).toBe(paletteAddress('creator', wide));
  });

  test('is searched for by the color itself', () => {
    const { searchParams } = queryOf(colorAddress('explore', parseHex('#FF0B0C')!, css));
    expect(Object.fromEntries(searchParams)).toEqual({ tab: 'all', color: css });
  });

  test('of pairs and checks the links hold the colors themselves', () => {
    const fields = (id: 'contrast' | 'accessibility' | 'palette-contrast') =>
      Object.fromEntries(queryOf(paletteAddress(id, wide)).searchParams);
    const pair = { text: css, background: '#112233' };
    expect(fields('contrast')).toEqual(pair);
    expect(fields('accessibility')).toEqual({ ...pair, colors: 'FF0B0C-112233', css });
    expect(fields('palette-contrast')).toEqual({ colors: 'FF0B0C-112233', css, name: 'Wide' });
  });

  test('roles go along to where colors have them: the primary color of a palette leads its theme', () => {
    const palette = { ...PALETTE, roles: { primary: 1, page: 0 } };
    expect(readThemeQuery(queryOf(paletteAddress('theme', palette)!).search).document.primary).toBe(
      1,
    );
    for (const id of ['creator', 'visualizer', 'palette-contrast'] as const) {
      const { searchParams } = queryOf(paletteAddress(id, palette)!);
      expect(searchParams.get('primary')).toBe('2');
      expect(searchParams.get('page')).toBe('1');
    }
  });

  test('a theme and charts get the colors themselves, without an opacity', () => {
    const palette = { colors: ['#FF0B0C', '#112233', '#3B82F6'] as const, exact };
    expect(paletteAddress('theme', palette)).toBe(
      `/theme?c=${encodeURIComponent(css)}&c=112233&c=3B82F6`,
    );
    const whole = { ...palette, exact: [exact[0], undefined, 'rgb(59 130 246 / 0.5)'] };
    const { brands } = readThemeQuery(queryOf(paletteAddress('theme', whole)!).search).document;
    expect(brands.map(({ color }) => color)).toEqual([css, '#112233', '#3B82F6']);
    expect(queryOf(paletteAddress('data', wide)).searchParams.getAll('c')).toEqual([css, '112233']);
    const { searchParams } = queryOf(colorAddress('data', parseHex('#FF0B0C')!, css));
    expect(searchParams.getAll('c')).toEqual([css]);
  });

  test('one color of it goes to pages that read any color of CSS', () => {
    const color = parseHex('#FF0B0C')!;
    for (const id of ['converter', 'harmonies', 'variations', 'wheel'] as const) {
      expect(queryOf(colorAddress(id, color, css)).searchParams.get('color')).toBe(css);
    }
    const { colors: all, exact: whole } = readDocument(
      queryOf(colorAddress('creator', color, css)).search,
    );
    expect(all[0]).toBe('#FF0B0C');
    expect(whole).toEqual([css, undefined, undefined, undefined, undefined]);
  });
});

describe('addresses with a palette', () => {
  test.each([2, 5, 9, 10])('D19: the creator keeps %d colors and their name', (count) => {
    const palette = { colors: MANY.slice(0, count), name: 'Boats & nets' };
    const document = readDocument(queryOf(paletteAddress('creator', palette)).search);
    expect(document).toMatchObject(palette);
  });

  test('D19: the link to the creator holds more than ten too, of which it asks for ten', () => {
    const { searchParams } = queryOf(paletteAddress('creator', { colors: MANY }));
    expect(readColors(searchParams)).toEqual(MANY);
  });

  test('in the creator one color gets the relatives that it gets without a palette', () => {
    const address = paletteAddress('creator', { colors: ['#0A66C2'] });
    expect(address).toBe(colorAddress('creator', BLUE));
    expect(new Set(readDocument(queryOf(address).search).colors).size).toBe(5);
  });

  test('the visualizer keeps all of it, and shows the first ten', () => {
    const { searchParams } = queryOf(paletteAddress('visualizer', PALETTE));
    expect(paletteOfQuery(searchParams)).toEqual(PALETTE);
    const many = queryOf(paletteAddress('visualizer', { colors: MANY })).searchParams;
    expect(paletteOfQuery(many)?.colors).toEqual(MANY.slice(0, 10));
  });

  test('the darkest color is the text on the lightest; two colors are taken in their order', () => {
    const pairOf = (colors: readonly `#${string}`[]) =>
      Object.fromEntries(queryOf(paletteAddress('contrast', { colors })).searchParams);
    expect(pairOf(PALETTE.colors)).toEqual({ text: '#1B1B1F', background: '#F3F6F4' });
    expect(pairOf(['#FFFFFF', '#0A66C2'])).toEqual({ text: '#FFFFFF', background: '#0A66C2' });
  });

  test('pages that take one color have no link with a palette', () => {
    expect(paletteLinks(PALETTE).map(({ id }) => id)).toEqual([
      ...['creator', 'theme', 'visualizer', 'contrast', 'data', 'accessibility'],
      'palette-contrast',
    ]);
    expect(paletteAddress('converter', PALETTE)).toBeUndefined();
  });

  test('the strongest color leads', () => {
    expect(leadColor(PALETTE)).toBe('#0A66C2');
    const wide = ['color(rec2020 0 1 0)'];
    expect(leadColor({ colors: ['#00F272', '#FF0000'] })).toBe('#FF0000');
    expect(leadColor({ colors: ['#00F272', '#FF0000'], exact: wide })).toBe('#00F272');
  });
});
