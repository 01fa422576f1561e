import { contrastRatio, formatHex, parseHex } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import { createTheme } from './theme.ts';

const COLORS = ['#FF0000', '#00A000', '#1040FF'] as const;
const VIEW = { dark: false, gray: false, contrast: false, vision: undefined, chosen: {} };

describe(createTheme, () => {
  test('a chosen place of the palette gets its role', () => {
    const { roles } = createTheme(COLORS, { ...VIEW, chosen: { page: 1, text: 1 } });
    expect(formatHex(roles.page)).toBe('#00A000');
    expect(formatHex(roles.text)).toBe('#00A000');
  });

  test('VISUAL-26: text reads even where somebody made it the color of the page', () => {
    const theme = createTheme(COLORS, { ...VIEW, chosen: { page: 1, text: 1 } });
    const { text, soft, strong } = theme.inksOn(theme.roles.page);
    for (const ink of [text, soft, strong]) {
      expect(contrastRatio(ink, theme.roles.page)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('paints what it is told, for protan eyes another red, in grayscale its luminance', () => {
    const red = parseHex('#FF0000')!;
    expect(createTheme(COLORS, VIEW).paint(red)).toBe('#FF0000');
    expect(createTheme(COLORS, { ...VIEW, vision: 'protan' }).paint(red)).toBe('#6D5F00');
    expect(createTheme(COLORS, { ...VIEW, gray: true }).paint(red)).toBe('#7F7F7F');
    expect(createTheme(COLORS, { ...VIEW, vision: 'protan', gray: true }).paint(red)).toMatch(
      /^#(..)\1\1$/,
    );
  });
});
