import { contrastRatio, createRandom, deltaEOK, parseHex } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import {
  createTheme,
  declarePairs,
  type RoleName,
  THEME_MODES,
  ThemeInputError,
} from '../index.ts';
import { acceptBrand, colorFor, defineThemeElement, forcedColors, themeCss } from './index.ts';

describe(acceptBrand, () => {
  test('keeps a color that buttons of both modes can have', () => {
    const answer = acceptBrand('#0A66C2');
    expect(answer).toMatchObject({ verdict: 'kept', hex: '#0A66C2' });
    if (answer.verdict !== 'kept') expect.unreachable();
    expect(answer.theme).toEqual(createTheme({ brands: ['#0A66C2'] }));
  });

  test.each([
    ['#808080', 'light', '#767676', /#808080 has only/],
    ['#FFFFFF', 'light', '#1B1B1B', /would be hard to see/],
    ['black', 'dark', '#DBDBDB', /would be hard to see/],
  ])('says that %s moves in %s to %s', (color, mode, hex, reason) => {
    const answer = acceptBrand(color);
    if (answer.verdict !== 'moved') expect.unreachable();
    const [{ distance, ...move }] = answer.moves;
    expect(move).toEqual({ mode, hex, reason: expect.stringMatching(reason) });
    expect(distance).toBe(deltaEOK(parseHex(answer.hex)!, parseHex(hex)!));
  });

  test('says that a color outside of sRGB moves into it', () => {
    const answer = acceptBrand('color(display-p3 0 1 0)');
    expect(answer).toMatchObject({
      verdict: 'moved',
      moves: [{ hex: answer.verdict === 'moved' && answer.hex }],
    });
  });

  test('is kept if and only if the solids of the light and the dark mode are the color', () => {
    const random = createRandom('accepted');
    const verdicts = { kept: 0, moved: 0, refused: 0 };
    for (let i = 0; i < 60; i++) {
      const hex = `#${Math.floor(random() * 2 ** 24)
        .toString(16)
        .padStart(6, '0')
        .toUpperCase()}`;
      const { modes } = createTheme({ brands: [hex] });
      const stays = [modes.light, modes.dark].every(
        ({ roles }) => roles['brand-solid'].hex === hex,
      );
      const { verdict } = acceptBrand(hex);
      expect(verdict, hex).toBe(stays ? 'kept' : 'moved');
      verdicts[verdict]++;
    }
    expect(verdicts.kept).toBeGreaterThan(20);
    expect(verdicts.moved).toBeGreaterThan(5);
  });

  test.each([['redd'], ['#0A66C280'], ['</style>'], [7], [undefined], [{}]])(
    'refuses %j',
    (color) => {
      const answer = acceptBrand(color);
      if (answer.verdict !== 'refused') expect.unreachable();
      expect(answer.error).toMatchObject({ code: 'invalid_argument', field: 'color' });
      expect(answer.error.message).toMatch(/^color must be an opaque CSS color; got /);
    },
  );

  test('throws for options that the product gave wrongly', () => {
    const wrong: { target: 'AA' } = Object({ target: 'A' });
    expect(() => acceptBrand('#0A66C2', wrong)).toThrow(ThemeInputError);
  });
});

describe(themeCss, () => {
  const theme = createTheme({ brands: [{ color: '#0A66C2', name: 'sea' }, '#E3120B'] });

  test('states every role of every mode, and no text of the input', () => {
    const css = themeCss(theme);
    for (const mode of THEME_MODES) {
      const { scheme, roles } = theme.modes[mode];
      const lines = Object.entries(roles).map(([role, { hex }]) => `--color-${role}:${hex}`);
      expect(css).toContain(`{color-scheme:${scheme};${lines.join(';')}}`);
    }
    expect(css).not.toContain('sea');
    expect(css).not.toMatch(/[<>]/);
  });

  test.each(['', '  ', 'a{}', 'a</style>', 'a;b'])('refuses the selector %j', (selector) => {
    expect(() => themeCss(theme, { selector })).toThrow(
      expect.objectContaining({ field: 'selector' }),
    );
  });
});

describe(colorFor, () => {
  const colors = new Map(
    Array.from({ length: 2000 }, (_, i) => colorFor(`name ${i}`)).map((one) => [
      one.background,
      one,
    ]),
  );

  test('there are 16, unlike each other, seen on light and dark pages, with words on them', () => {
    const all = [...colors.values()].map(
      ({ background, text }) => [parseHex(background)!, parseHex(text)!] as const,
    );
    expect(all).toHaveLength(16);
    for (const [i, [one, text]] of all.entries()) {
      expect(contrastRatio(one, text)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(one, parseHex('#EFF0F2')!)).toBeGreaterThanOrEqual(3);
      expect(contrastRatio(one, parseHex('#202123')!)).toBeGreaterThanOrEqual(3);
      for (const [other] of all.slice(i + 1))
        expect(deltaEOK(one, other)).toBeGreaterThanOrEqual(0.09);
    }
  });

  test('a name keeps its color', () => {
    expect(colorFor('Ada Lovelace')).toEqual({ background: '#1E6AC5', text: '#FFFFFF' });
    expect(colorFor(' ada LOVELACE ')).toEqual(colorFor('Ada Lovelace'));
    expect(colorFor('Zoe\u0308')).toEqual(colorFor('Zo\u00EB'));
    expect(colorFor('')).toEqual(colorFor(' '));
  });

  test('every color is as frequent as the others, within a half', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 16_000; i++) {
      const { background } = colorFor(`Person ${i}`);
      counts.set(background, (counts.get(background) ?? 0) + 1);
    }
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(500);
  });

  test('beside neighbors it is another color, as long as there is one', () => {
    const beside: string[] = [];
    for (let i = 0; i < 16; i++) beside.push(colorFor('Ada', beside).background);
    expect(new Set(beside).size).toBe(16);
    expect(colorFor('Ada', beside)).toEqual(colorFor('Ada'));
  });

  test.each([
    [[undefined], 'text'],
    [['Ada', 'red'], 'beside'],
    [['Ada', ['redd']], 'beside[0]'],
  ])('refuses %j', (args, field) => {
    const call = colorFor as (...args: unknown[]) => unknown;
    expect(() => call(...args)).toThrow(
      expect.objectContaining({ code: 'invalid_argument', field }),
    );
  });
});

test('without a browser, no element is defined', () => {
  expect(() => defineThemeElement()).not.toThrow();
});

test('forced colors: what is declared to be seen on another color never has the same', () => {
  const systemColor = (role: RoleName) => forcedColors([['own', role]])[0]?.[1];
  const pairs = declarePairs(['brand', 'error', 'accent-1']);
  for (const { id, foreground, background } of pairs) {
    const color = systemColor(foreground);
    if (color) expect(systemColor(background), id).not.toBe(color);
  }
  const CHARTS = /^chart-/;
  const without = pairs.filter(({ foreground }) => !systemColor(foreground));
  expect(without.filter(({ foreground }) => !CHARTS.test(foreground))).toEqual([]);
});
