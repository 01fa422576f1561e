import { contrastRatio, parseHex } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import { paletteTheme } from './palette-theme.ts';

const COLORS = ['#FF0000', '#00A000', '#1040FF'] as const;
const VIEW = { dark: false, gray: false, contrast: false, vision: undefined, chosen: {} };

describe(paletteTheme, () => {
  test('a chosen place of the palette gets its role', () => {
    const { roles } = paletteTheme(COLORS, { ...VIEW, chosen: { page: 1, text: 1 } });
    expect(roles.page).toBe('#00A000');
    expect(roles.text).toBe('#00A000');
  });

  test('VISUAL-26: text reads even where somebody made it the color of the page', () => {
    const theme = paletteTheme(COLORS, { ...VIEW, chosen: { page: 1, text: 1 } });
    for (const ink of Object.values(theme.inksOn(theme.roles.page))) {
      expect(contrastRatio(parseHex(ink)!, parseHex(theme.roles.page)!)).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  });

  test('paints what it is told, for protan eyes another red, in grayscale its luminance', () => {
    const red = '#FF0000';
    expect(paletteTheme(COLORS, VIEW).paint(red)).toBe('#FF0000');
    expect(paletteTheme(COLORS, { ...VIEW, vision: 'protan' }).paint(red)).toBe('#6D5F00');
    expect(paletteTheme(COLORS, { ...VIEW, gray: true }).paint(red)).toBe('#7F7F7F');
    const onPaper = () => ({ r: 0, g: 0, b: 1 });
    expect(paletteTheme(COLORS, VIEW, onPaper).paint(red)).toBe('#0000FF');
    expect(paletteTheme(COLORS, { ...VIEW, vision: 'protan', gray: true }).paint(red)).toMatch(
      /^#(..)\1\1$/,
    );
  });
});
