import {
  type AlphaColor,
  type CssColor,
  contrastRatio,
  createRandom,
  deltaEOK,
  exactSrgb,
  formatHex,
  fromOklch,
  mapToGamut,
  parseHex,
  seePair,
  toCssColor,
  toOklch,
} from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import { LEAST_SEPARATION, nearestVision, see } from '../status/separation.ts';
import { addMode } from './add-mode.ts';
import type { AddedMode, ModeSource } from './model.ts';

const color = (text: string) => toCssColor(text)!;

const source = (
  colors: Record<string, string>,
  pairs: readonly (readonly [string, string, number?])[] = [],
  grounds: readonly string[] = ['--background'],
): ModeSource => ({
  tokens: Object.entries(colors).map(([name, text]) => ({ name, color: color(text) })),
  pairs: pairs.map(([foreground, background, minimum = 4.5]) => ({
    foreground,
    background,
    minimum,
  })),
  grounds,
});

const hexesOf = ({ values }: AddedMode) =>
  Object.fromEntries(values.map(({ name, to }) => [name, to.hex]));

const lightnessOf = (hex: string) => toOklch(parseHex(hex)!).l;
const ratio = (one: string, other: string) => contrastRatio(parseHex(one)!, parseHex(other)!);
const turnBetween = (one: string, other: string) => {
  const difference = Math.abs(toOklch(parseHex(one)!).h - toOklch(parseHex(other)!).h);
  return Math.min(difference, 360 - difference);
};

const COLORS = {
  '--background': '#FFFFFF',
  '--card': '#FFFFFF',
  '--popover': '#FFFFFF',
  '--muted': '#F6F8FA',
  '--hover-bg': '#EAEEF2',
  '--text': '#1F2328',
  '--text-muted': '#59636E',
  '--text-placeholder': '#818B98',
  '--border': '#D1D9E0',
  '--primary': '#0A66C2',
  '--on-primary': '#FFFFFF',
  '--link': '#0550AE',
  '--navy': '#0B1F4D',
  '--on-navy': '#FFFFFF',
  '--danger-bg': '#FFEBE9',
  '--danger-text': '#A40E26',
  '--shadow': 'rgb(31 35 40 / 0.12)',
  '--shadow-color': '#030407',
  '--veil-bg': 'rgb(0 0 0 / 0.06)',
  '--gray-100': '#F1F3F5',
  '--gray-500': '#ADB5BD',
  '--gray-900': '#212529',
};

const THEME = source(
  COLORS,
  [
    ['--text', '--background'],
    ['--text', '--muted'],
    ['--text-muted', '--background'],
    ['--text-muted', '--muted'],
    ['--text-placeholder', '--background', 3],
    ['--on-primary', '--primary'],
    ['--link', '--background'],
    ['--on-navy', '--navy'],
    ['--danger-text', '--danger-bg'],
    ['--text', '--veil-bg'],
  ],
  ['--background', '--card', '--muted', '--popover'],
);

describe(addMode, () => {
  const dark = addMode(THEME, 'dark');
  const to = hexesOf(dark);

  test('every pair passes, and the same input gives the same colors', () => {
    expect(dark.impossible).toEqual([]);
    expect(dark.alike).toEqual([]);
    for (const { foreground, background, minimum } of THEME.pairs) {
      if (background === '--veil-bg') continue;
      expect(ratio(to[foreground]!, to[background]!)).toBeGreaterThanOrEqual(minimum);
    }
    expect(addMode(THEME, 'dark')).toEqual(dark);
    expect(dark.values.map(({ name }) => name)).toEqual(Object.keys(COLORS));
  });

  test('surfaces rise: what lies higher is lighter, and what differed from the page still does, in its order', () => {
    const rising = ['--background', '--card', '--popover'].map((name) => lightnessOf(to[name]!));
    expect(rising).toEqual(rising.toSorted((one, other) => one - other));
    expect(new Set(rising).size).toBe(3);
    const away = ['--background', '--muted', '--hover-bg', '--border'].map((name) =>
      lightnessOf(to[name]!),
    );
    expect(away).toEqual(away.toSorted((one, other) => one - other));
    expect(new Set(away).size).toBe(4);
  });

  test('a white card on a gray page is lighter than the dark page', () => {
    const { values } = addMode(source({ '--background': '#F3F4F6', '--card': '#FFFFFF' }), 'dark');
    expect(lightnessOf(values[1]!.to.hex)).toBeGreaterThan(lightnessOf(values[0]!.to.hex) + 0.01);
  });

  test('the steps of a scale keep their order, also those that are lighter than the page', () => {
    const steps = ['#FFFFFF', '#F8F8F8', '#EBEBEB', '#BBBBBB', '#777777', '#222222'];
    const colors = Object.fromEntries(steps.map((hex, i) => [`--gray-${i}`, hex]));
    const { values } = addMode(source({ '--background': '#F0F0F0', ...colors }), 'dark');
    const lightness = values.slice(1).map(({ to }) => lightnessOf(to.hex));
    expect(lightness).toEqual(lightness.toSorted((one, other) => one - other));
    expect(new Set(lightness).size).toBe(steps.length);
  });

  test('texts keep their rank of contrast', () => {
    const ratios = ['--text', '--text-muted', '--text-placeholder'].map((name) =>
      ratio(to[name]!, to['--background']!),
    );
    expect(ratios).toEqual(ratios.toSorted((one, other) => other - one));
    expect(new Set(ratios).size).toBe(3);
  });

  test('a brand color that passes stays byte for byte; one that would be lost moves and keeps its hue', () => {
    expect(to['--primary']).toBe('#0A66C2');
    expect(to['--on-primary']).toBe('#FFFFFF');
    expect(ratio(to['--navy']!, to['--background']!)).toBeGreaterThanOrEqual(3);
    for (const name of ['--navy', '--link', '--danger-text', '--danger-bg'] as const) {
      expect(turnBetween(to[name]!, COLORS[name])).toBeLessThanOrEqual(10);
    }
  });

  test('shadows stay dark and get stronger, veils turn with the page', () => {
    const valueIn = (name: string) => dark.values.find((value) => value.name === name)!.to;
    expect(valueIn('--shadow').hex).toBe('#1F2328');
    expect(valueIn('--shadow-color').hex).toBe('#030407');
    expect(valueIn('--shadow').alpha).toBeGreaterThan(0.12);
    expect(lightnessOf(valueIn('--veil-bg').hex)).toBeGreaterThan(0.9);
    expect(valueIn('--veil-bg').alpha).toBeLessThan(0.5);
  });

  test('what no name explains is listed and keeps its order', () => {
    expect(dark.unrecognized).toEqual(['--gray-100', '--gray-500', '--gray-900']);
    const steps = dark.unrecognized.map((name) => lightnessOf(to[name]!));
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  });

  test('names without any sign between words', () => {
    const { values } = addMode(source({ page: '#FFFFFF', text: '#222222' }, [], []), 'dark');
    expect(lightnessOf(values[1]!.to.hex)).toBeGreaterThan(0.8);
  });

  test('a scale keeps its order: its palest step becomes its darkest', () => {
    const steps = [0.97, 0.93, 0.88, 0.8, 0.71, 0.62, 0.55, 0.49, 0.42, 0.38, 0.28].map((l, i) => {
      const c = 0.19 * Math.sin((Math.PI * (i + 1)) / 12);
      return [
        `--blue-${i === 0 ? 50 : i * 100}`,
        formatHex(mapToGamut(fromOklch({ l, c, h: 260 }))),
      ];
    });
    const theme = source({ '--background': '#FFFFFF', ...Object.fromEntries(steps) });
    const after = addMode(theme, 'dark')
      .values.slice(1)
      .map(({ to }) => lightnessOf(to.hex));
    expect(after).toEqual(after.toSorted((one, other) => one - other));
    expect(new Set(after).size).toBe(steps.length);
  });

  test('a fixed color stays, and the rest follows: surfaces the page, texts what they are on, states their token', () => {
    const fixed = { '--background': color('#000000'), '--primary': color('#FFD33D') };
    const theme = {
      ...THEME,
      tokens: [...THEME.tokens, { name: '--primary-hover', color: color('#0856A4') }],
    };
    const followed = addMode(theme, 'dark', { fixed });
    const hexes = hexesOf(followed);
    expect(hexes['--background']).toBe('#000000');
    expect(hexes['--primary']).toBe('#FFD33D');
    expect(lightnessOf(hexes['--muted']!)).toBeLessThan(lightnessOf(to['--muted']!) - 0.05);
    expect(ratio(hexes['--on-primary']!, '#FFD33D')).toBeGreaterThanOrEqual(4.5);
    expect(turnBetween(hexes['--primary-hover']!, '#FFD33D')).toBeLessThan(30);
    expect(followed.values.find(({ name }) => name === '--primary-hover')!.reason).toBe(
      'it follows --primary, which was fixed',
    );
  });

  test('with all of its own answer fixed, nothing changes', () => {
    const fixed = Object.fromEntries(dark.values.map(({ name, to }) => [name, to]));
    expect(addMode(THEME, 'dark', { fixed }).values.map(({ to }) => to)).toEqual(
      dark.values.map(({ to }) => to),
    );
  });

  test('a pair of two fixed colors that fails is named with what it reaches', () => {
    const fixed = { '--text': color('#333333'), '--background': color('#222222') };
    const named = addMode(THEME, 'dark', { fixed }).impossible;
    expect(named).toContainEqual({
      foreground: '--text',
      background: '--background',
      best: ratio('#333333', '#222222'),
      wanted: 4.5,
      reason: 'both of its colors are fixed',
    });
  });

  test('a color of Display P3 becomes one of Display P3 that sRGB screens show as bright', () => {
    const theme = source(
      { '--background': '#FFFFFF', '--link': 'color(display-p3 0.05 0.25 0.75)' },
      [['--link', '--background']],
    );
    const link = addMode(theme, 'dark').values[1]!.to;
    expect(link.css).toMatch(/^color\(display-p3 /);
    const page = addMode(theme, 'dark').values[0]!.to;
    expect(contrastRatio(mapToGamut(exactSrgb(link)), parseHex(page.hex)!)).toBeGreaterThanOrEqual(
      4.45,
    );
  });

  test('light from dark: a light page, dark texts, and pairs that pass', () => {
    const tokens = dark.values.map(({ name, to }) => ({ name, color: to }));
    const fromDark = { ...THEME, tokens };
    const light = addMode(fromDark, 'light');
    const hexes = hexesOf(light);
    expect(light.impossible).toEqual([]);
    expect(lightnessOf(hexes['--background']!)).toBeGreaterThan(0.97);
    expect(lightnessOf(hexes['--text']!)).toBeLessThan(0.35);
  });

  test('refuses a theme of the lightness that is asked for, and names that are not there', () => {
    expect(() => addMode(THEME, 'light')).toThrow(
      'tokens must be those of a dark theme; got "a light page"',
    );
    expect(() => addMode(THEME, 'dark', { fixed: { '--nope': color('#000') } })).toThrow(
      /fixed.--nope must be the name of a token/,
    );
    expect(() => addMode(source({}), 'dark')).toThrow(/at least one color/);
    expect(() => addMode(source({ '--a': '#FFF' }, [['--a', '--b']]), 'dark')).toThrow(
      /pairs\[0\].background must be the name of a token; got "--b"/,
    );
  });
});

describe('other modes', () => {
  const STATUS = source(
    {
      '--background': '#FFFFFF',
      '--danger': '#D1242F',
      '--success': '#1A7F37',
      '--warning': '#9A6700',
      '--text': '#1F2328',
      '--text-muted': '#6E7781',
      '--border': '#D1D9E0',
    },
    [
      ['--text', '--background', 7],
      ['--text-muted', '--background', 7],
    ],
  );

  test.each(['protan', 'deutan', 'tritan'] as const)(
    '%s: statuses are told apart, and the rest stays',
    (kind) => {
      const { values, alike } = addMode(STATUS, kind);
      const [danger, success, warning] = ['--danger', '--success', '--warning'].map((name) =>
        see(parseHex(values.find((value) => value.name === name)!.to.hex)!),
      );
      expect(alike).toEqual([]);
      for (const [one, other] of [
        [danger!, success!],
        [danger!, warning!],
        [success!, warning!],
      ] as const) {
        expect(nearestVision(one, other).distance).toBeGreaterThanOrEqual(LEAST_SEPARATION);
      }
      expect(values.find(({ name }) => name === '--background')!.to).toBe(STATUS.tokens[0]!.color);
    },
  );

  test('high contrast: pairs reach what is asked, lines are seen, and what passes stays', () => {
    const hexes = hexesOf(addMode(STATUS, 'high-contrast'));
    expect(hexes['--text']).toBe('#1F2328');
    expect(ratio(hexes['--text-muted']!, '#FFFFFF')).toBeGreaterThanOrEqual(7);
    expect(ratio(hexes['--border']!, '#FFFFFF')).toBeGreaterThanOrEqual(3);
  });

  test('colors of a chart keep their smallest distance in every vision', () => {
    const colors = ['#2965CC', '#29A634', '#D99E0B', '#D13913', '#8F398F', '#00B3A4'];
    const theme = source({
      '--background': '#FFFFFF',
      ...Object.fromEntries(colors.map((hex, i) => [`--chart-${i + 1}`, hex])),
    });
    const smallest = (hexes: readonly string[]) => {
      const seen = hexes.map((hex) => see(parseHex(hex)!));
      return Math.min(
        ...seen.flatMap((one, i) =>
          seen.slice(i + 1).map((other) => nearestVision(one, other).distance),
        ),
      );
    };
    const { values } = addMode(theme, 'dark');
    const after = values.slice(1).map(({ to }) => to.hex);
    expect(smallest(after)).toBeGreaterThanOrEqual(
      Math.min(smallest(colors), LEAST_SEPARATION) - 1e-9,
    );
  });
});

describe('random themes', () => {
  const KINDS = ['bg', 'text', 'border', 'brand', 'thing'] as const;

  /** Texts on light grounds and on solids, with any colors. */
  function randomTheme(seed: string): ModeSource {
    const random = createRandom(seed);
    const tokens = [{ name: '--background', color: { hex: '#FFFFFF' } as CssColor }];
    for (let i = 0; i < 40; i++) {
      const kind = KINDS[Math.floor(random() * KINDS.length)]!;
      const l =
        kind === 'bg' ? 0.86 + 0.14 * random() : kind === 'text' ? 0.45 * random() : random();
      const c = random() < 0.5 ? 0.01 * random() : 0.2 * random();
      const hex = formatHex(mapToGamut(fromOklch({ l, c, h: 360 * random() })));
      tokens.push({
        name: `--${kind}-${i}`,
        color: { hex, ...(random() < 0.1 && { alpha: 0.5 }) },
      });
    }
    const named = (part: string) =>
      tokens.filter(({ name }) => name.includes(part)).map(({ name }) => name);
    const pairs = named('text').flatMap((foreground) =>
      ['--background', ...named('bg').slice(0, 3)].map((background) => ({
        foreground,
        background,
        over: ['--background'],
        minimum: 4.5,
      })),
    );
    return { tokens, pairs, grounds: ['--background'] };
  }

  test.each(Array.from({ length: 30 }, (_, i) => `mode ${i}`))(
    '%s: pairs pass or are named, hues hold, nothing falls together',
    (seed) => {
      const theme = randomTheme(seed);
      const { values, impossible } = addMode(theme, 'dark');
      const paints = new Map(
        values.map(({ name, to }): [string, AlphaColor] => [
          name,
          { color: parseHex(to.hex)!, alpha: to.alpha ?? 1 },
        ]),
      );
      const named = new Set(
        impossible.map(({ foreground, background }) => `${foreground}/${background}`),
      );
      for (const { foreground, background, minimum } of theme.pairs) {
        if (named.has(`${foreground}/${background}`)) continue;
        const seen = seePair(
          paints.get(foreground)!,
          paints.get(background)!,
          paints.get('--background')!.color,
        );
        expect(seen.ratio).toBeGreaterThanOrEqual(minimum);
      }
      for (const { from, to } of values) {
        const [one, other] = [toOklch(parseHex(from.hex)!), toOklch(parseHex(to.hex)!)];
        if (one.c > 0.06 && other.c > 0.03)
          expect(turnBetween(from.hex, to.hex)).toBeLessThanOrEqual(10);
      }
      const opaque = values.filter(
        ({ from, to }) => (from.alpha ?? 1) === 1 && (to.alpha ?? 1) === 1,
      );
      for (const [i, one] of opaque.entries()) {
        for (const other of opaque.slice(i + 1)) {
          const wereApart = deltaEOK(parseHex(one.from.hex)!, parseHex(other.from.hex)!) >= 0.02;
          if (wereApart)
            expect(`${one.name} ${one.to.hex}`).not.toBe(`${one.name} ${other.to.hex}`);
        }
      }
    },
  );
});
