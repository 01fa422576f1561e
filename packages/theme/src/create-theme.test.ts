import { checkPalette, parseHex, strongest, toOklch } from '@swatchwork/color';
import { measurePalette } from '@swatchwork/color/charts';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';

import { inspect, over, ratioOf } from '../testing/independent.ts';
import {
  CHART_ROLES,
  createTheme,
  GROUND_ROLES,
  type OverrideResult,
  type RoleName,
  THEME_MODES,
  THEME_TARGETS,
  type Theme,
  type ThemeMode,
  type ThemeSolids,
} from './index.ts';

const byte = fc.integer({ min: 0, max: 255 });
const hexOf = (...bytes: number[]) =>
  `#${bytes.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
const anyColor = fc.tuple(byte, byte, byte).map((bytes) => hexOf(...bytes));
const nearGray = fc
  .tuple(byte, fc.nat(3), fc.nat(3))
  .map(([v, g, b]) => hexOf(v, Math.min(255, v + g), Math.min(255, v + b)));
const nearEnds = fc
  .tuple(fc.nat(6), fc.nat(6), fc.nat(6), fc.boolean())
  .map(([r, g, b, light]) => hexOf(...[r, g, b].map((value) => (light ? 255 - value : value))));
const anyBrand = fc.oneof({ weight: 3, arbitrary: anyColor }, nearGray, nearEnds);
const anyInput = fc.record({
  brands: fc.oneof(
    { weight: 4, arbitrary: fc.array(anyBrand, { minLength: 1, maxLength: 1 }) },
    fc.array(anyBrand, { minLength: 1, maxLength: 8 }),
  ),
  target: fc.constantFrom(...THEME_TARGETS),
});

const problemsOf = (theme: Theme) => inspect(theme).problems;

const RUNS = { numRuns: inject('propertyRuns') ?? 1000, seed: 22 };

/** Every color that a theme writes, with the mode's ground. */
const stepsOf = (theme: Theme) =>
  Object.values(theme.scales).flatMap((scale) =>
    THEME_MODES.flatMap((mode) => scale.twelve[mode].map((step) => ({ mode, ...step }))),
  );

const lightnessOf = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

describe('any brand colors', () => {
  test('every declared pair passes in every mode, computed by other code as well', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const theme = createTheme(input);
        expect(problemsOf(theme)).toEqual([]);
        expect(theme.unmet).toEqual([]);
        expect(theme.separations.filter(({ passes }) => !passes)).toEqual([]);
      }),
      RUNS,
    );
  });

  test('stand in the theme byte for byte, at the step that is named', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const theme = createTheme(input);
        expect(theme.brands.map((brand) => brand.input)).toEqual(input.brands);
        for (const { family, hex, input: text, step } of theme.brands) {
          expect(hex).toBe(text.toUpperCase());
          const { tonal, twelve } = theme.scales[family]!;
          expect(tonal.find((one) => one.step === step)?.hex).toBe(hex);
          for (const mode of THEME_MODES) expect(twelve[mode][8]?.hex).toBe(hex);
        }
      }),
      RUNS,
    );
  });

  test('give scales whose lightness only falls, and the same scales again', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 3, max: 21 }), (input, steps) => {
        const theme = createTheme({ ...input, steps });
        for (const { tonal } of Object.values(theme.scales)) {
          expect(tonal).toHaveLength(steps);
          const sums = tonal.map(({ hex }) => lightnessOf(hex).reduce((sum, v) => sum + v));
          expect(sums).toEqual(sums.toSorted((a, b) => b - a));
        }
        expect(JSON.parse(JSON.stringify(theme))).toEqual(createTheme({ ...input, steps }));
      }),
      { ...RUNS, numRuns: Math.min(300, RUNS.numRuns) },
    );
  });

  test('have translucent steps that show the opaque ones to within 1/255', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const theme = createTheme(input);
        for (const { mode, hex, alpha } of stepsOf(theme)) {
          if (!alpha) continue;
          const shown = over(alpha, theme.modes[mode].roles.ground.hex);
          const far = lightnessOf(hex).map((value, i) => Math.abs(value - shown[i]!));
          expect(Math.max(...far)).toBeLessThanOrEqual(1);
        }
      }),
      { ...RUNS, numRuns: Math.min(300, RUNS.numRuns) },
    );
  });

  test('promise every background that is written translucent over every ground', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { modes, pairs } = createTheme(input);
        const isTranslucent = (role: RoleName) =>
          THEME_MODES.some((mode) => modes[mode].roles[role]?.alpha);
        const behind = pairs.filter(({ background }) => isTranslucent(background));
        expect(behind.length).toBeGreaterThan(20);
        expect(behind.filter(({ over }) => over !== GROUND_ROLES)).toEqual([]);
      }),
      { ...RUNS, numRuns: Math.min(100, RUNS.numRuns) },
    );
  });

  test('have Display P3 colors of the same luminance', () => {
    let seen = 0;
    fc.assert(
      fc.property(anyInput, (input) => {
        for (const { hex, p3 } of stepsOf(createTheme(input))) {
          if (!p3) continue;
          seen++;
          const channels = p3.match(/ [\d.]+/g)!.map(Number);
          expect(channels).toHaveLength(3);
          // the luminance row of the matrix of Display P3, from CSS Color 4
          const wide = weigh(channels, [0.2289746, 0.6917385, 0.0792869]);
          const own = weigh(
            lightnessOf(hex).map((value) => value / 255),
            [0.2126, 0.7152, 0.0722],
          );
          expect((wide + 0.05) / (own + 0.05)).toBeCloseTo(1, 2);
        }
      }),
      { ...RUNS, numRuns: Math.min(200, RUNS.numRuns) },
    );
    expect(seen).toBeGreaterThan(5 * Math.min(200, RUNS.numRuns));
  });

  test('grays give grays: brand and neutral hold no hue', () => {
    for (let value = 0; value < 256; value += 5) {
      const { scales } = createTheme({ brands: [hexOf(value, value, value)] });
      for (const { tonal, twelve } of [scales.brand, scales.neutral]) {
        for (const { hex } of [...tonal, ...Object.values(twelve).flat()]) {
          expect(new Set(lightnessOf(hex)).size, hex).toBe(1);
        }
      }
    }
  });
});

const weigh = (channels: readonly number[], weights: readonly number[]) =>
  channels.reduce(
    (sum, v, i) => sum + weights[i]! * (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4),
    0,
  );

describe('grounds', () => {
  test('of any color: no pair fails silently, and white or black would not have done better', () => {
    fc.assert(
      fc.property(anyBrand, anyColor, anyColor, anyColor, (brand, light, dark, high) => {
        const grounds = { light, dark, 'high-contrast': high };
        const theme = createTheme({ brands: [brand], grounds });
        const failing = problemsOf(theme);
        expect(failing.filter((text) => text.startsWith('wrong'))).toEqual([]);
        expect(theme.unmet.map(({ mode, pair }) => `${mode} ${pair}`).toSorted()).toEqual(
          failing.map((text) => text.split(/[ :]/).slice(1, 3).join(' ')).toSorted(),
        );
        expect(theme.modes.light.roles.ground.hex).toBe(light.toUpperCase());
        expect(theme.unmet.filter(({ best, minimum }) => best >= minimum)).toEqual([]);
        for (const mode of THEME_MODES) {
          const text = ratioOf(theme.modes[mode].roles.text.hex, grounds[mode]);
          const best = Math.max(
            ...['#000000', '#FFFFFF'].map((ink) => ratioOf(ink, grounds[mode])),
          );
          expect(text, `${mode}: body text of ${best}`).toBeGreaterThanOrEqual(0.9 * best);
        }
      }),
      { ...RUNS, numRuns: Math.min(300, RUNS.numRuns) },
    );
  });

  test('that are dark make a dark scheme, whatever the mode is called', () => {
    const theme = createTheme({ brands: ['#0A66C2'], grounds: { 'high-contrast': 'black' } });
    expect(theme.modes['high-contrast'].scheme).toBe('dark');
    expect(theme.modes['high-contrast'].roles.ground.hex).toBe('#000000');
    expect(problemsOf(theme)).toEqual([]);
  });

  test('that leave no room are answered with the pairs that fail, why, and what is possible', () => {
    const theme = createTheme({
      brands: ['#0A66C2'],
      target: 'AAA',
      grounds: { light: '#777777' },
    });
    const text = theme.unmet.find(({ pair }) => pair === 'text/ground')!;
    expect(text).toMatchObject({ mode: 'light', minimum: 7, reason: 'no-room' });
    expect(text.best).toBeCloseTo(4.69, 2);
    expect(text.ratio).toBe(text.best);
    expect(theme.unmet.some(({ mode }) => mode === 'dark')).toBe(false);
  });
});

describe('a brand color that cannot serve', () => {
  test('as text: the theme names the color that does, and why', () => {
    const theme = createTheme({ brands: ['#FFE629'] });
    const note = theme.notes.find(
      (one) => one.code === 'brand-cannot-serve' && one.role === 'brand-text',
    );
    expect(note).toMatchObject({
      mode: 'light',
      brand: '#FFE629',
      hex: theme.modes.light.roles['brand-text'].hex,
      minimum: 4.5,
    });
    expect(theme.modes.dark.roles['brand-text'].hex).toBe('#FFE629');
  });

  test('as a solid: white on a white page, and a middle gray under AAA', () => {
    const [white, gray] = ['#FFFFFF', '#808080'].map((brand) =>
      createTheme({ brands: [brand], target: 'AAA' }),
    );
    expect(white!.notes).toContainEqual(
      expect.objectContaining({ code: 'brand-hides', mode: 'light', role: 'brand-solid' }),
    );
    expect(gray!.notes).toContainEqual(
      expect.objectContaining({
        code: 'brand-cannot-serve',
        role: 'brand-solid',
        against: 'brand-on-solid',
        minimum: 7,
      }),
    );
  });

  test('a brand color that serves is used as it is: dark blue as text and solid', () => {
    const { roles } = createTheme({ brands: ['#0B3D91'] }).modes.light;
    for (const role of ['brand-solid', 'brand-text', 'brand-border-strong', 'link'] as const) {
      expect(roles[role].hex).toBe('#0B3D91');
    }
  });
});

describe('colors that were asked for roles', () => {
  test('stand as they are, with what breaks and the nearest repair', () => {
    const theme = createTheme({
      brands: ['#0A66C2'],
      overrides: { light: { 'text-muted': '#BBBBBB', border: 'red' } },
    });
    expect(theme.modes.light.roles['text-muted'].hex).toBe('#BBBBBB');
    const [muted, border] = theme.overrides;
    expect(muted!.breaks).toContain('text-muted/ground');
    expect(border).toEqual({
      mode: 'light',
      role: 'border',
      input: 'red',
      hex: '#FF0000',
      breaks: [],
    });
    expect(theme.unmet.map(({ pair }) => pair)).toEqual(muted!.breaks);
    expect(theme.unmet.every(({ reason }) => reason === 'override')).toBe(true);

    const repaired = createTheme({
      brands: ['#0A66C2'],
      overrides: { light: { 'text-muted': muted!.repair! } },
    });
    expect(repaired.unmet).toEqual([]);
  });

  test.each([
    ['brand-text', '#FFE629'],
    ['brand-text-strong', '#8888FF'],
    ['border-strong', '#EEEEEE'],
    ['brand-on-solid', '#0A66C2'],
    ['brand-tint-active', '#0A66C2'],
    ['selection', '#333333'],
  ] as const)('%s as %s is repaired by the nearest that passes', (role, color) => {
    const asked = (hex: string) =>
      createTheme({ brands: ['#0A66C2'], overrides: { light: { [role]: hex } } });
    const [{ breaks, repair }] = asked(color).overrides as [OverrideResult];
    // what stands on a background is solved around it, so that only a foreground breaks
    if (breaks.length === 0) expect(['brand-tint-active', 'selection']).toContain(role);
    else expect(asked(repair!).unmet).toEqual([]);
  });

  test('a ground that nothing else fits is repaired by the own ground of the theme', () => {
    const asked = (surface: string) =>
      createTheme({ brands: ['#0A66C2'], overrides: { light: { surface } } });
    const [{ breaks, repair }] = asked('#000000').overrides as [OverrideResult];
    expect(breaks).toContain('text/surface');
    expect(asked(repair!).unmet).toEqual([]);
  });

  test('are what the other colors are solved around', () => {
    const theme = createTheme({
      brands: ['#0A66C2'],
      overrides: { light: { 'brand-solid': '#FFD400', surface: '#DDE7F0' } },
    });
    expect(problemsOf(theme)).toEqual([]);
  });

  test('that contradict each other fail loudly, and only there', () => {
    const theme = createTheme({
      brands: ['#0A66C2'],
      overrides: { dark: { ground: '#777777', text: '#777777' } },
    });
    expect(theme.unmet.map(({ pair }) => pair)).toContain('text/ground');
    expect(theme.overrides.find(({ role }) => role === 'text')!.breaks).toContain('text/ground');
    expect(problemsOf(theme).filter((text) => text.startsWith('wrong'))).toEqual([]);
  });
});

describe('the page and its surfaces', () => {
  test.each(['#0A66C2', '#6B7280', '#FFD60A', '#111111'])(
    'of %s are told apart by lightness',
    (brand) => {
      const { modes } = createTheme({ brands: [brand] });
      for (const [mode, least] of [
        ['light', 0.014],
        ['dark', 0.03],
      ] as const) {
        const [page, surface, raised] = (['ground', 'surface', 'surface-raised'] as const).map(
          (role) => toOklch(parseHex(modes[mode].roles[role].hex)!).l,
        );
        expect(surface! - page!, mode).toBeGreaterThan(least);
        expect(raised! - surface!, mode).toBeGreaterThan(least);
      }
    },
  );
});

describe('the solid of a brand color', () => {
  const seenOn = (brand: string, mode: ThemeMode, solids: ThemeSolids = 'auto') => {
    const { modes, scales, notes } = createTheme({ brands: [brand], solids });
    const { roles } = modes[mode];
    return {
      hex: roles['brand-solid'].hex,
      ratio: ratioOf(roles['brand-solid'].hex, roles.ground.hex),
      words: roles['brand-on-solid'].hex,
      exact: scales.brand.twelve[mode][8]?.hex,
      notes: notes.filter((note) => 'mode' in note && note.mode === mode),
    };
  };

  test.each([
    ...['#4A154B', '#2D1B69', '#140237', '#0B1F3A', '#010101'].map((hex) => [hex, 'dark'] as const),
    ...['#F5F5DC', '#E6E6FA', '#FDFDFD'].map((hex) => [hex, 'light'] as const),
  ])('%s is moved in %s, where it would hardly be seen, and is kept as step 9', (brand, mode) => {
    const found = seenOn(brand, mode);
    expect(
      ratioOf(brand, createTheme({ brands: [brand] }).modes[mode].roles.ground.hex),
    ).toBeLessThan(2);
    expect(found.ratio).toBeGreaterThanOrEqual(2);
    expect(ratioOf(found.hex, found.words)).toBeGreaterThanOrEqual(4.5);
    expect(found.exact).toBe(brand);
    expect(found.notes).toContainEqual(
      expect.objectContaining({ code: 'brand-hides', role: 'brand-solid', hex: found.hex }),
    );
    const exact = seenOn(brand, mode, 'exact');
    expect(exact.hex).toBe(brand);
    expect(exact.notes).toContainEqual(
      expect.objectContaining({ code: 'brand-hides', hex: brand }),
    );
  });

  test('yellow stays on white: its chroma is seen, and what needs contrast has a role of its own', () => {
    const { roles } = createTheme({ brands: ['#FFD60A'] }).modes.light;
    expect(roles['brand-solid'].hex).toBe('#FFD60A');
    expect(ratioOf(roles['brand-control'].hex, roles.ground.hex)).toBeGreaterThanOrEqual(3);
  });

  test.each(['#E63946', '#8B5CF6', '#2F80ED', '#0D9488', '#EC4899'])(
    '%s is a little darker, so that its words are white, and a note says so',
    (brand) => {
      for (const mode of ['light', 'dark'] as const) {
        const { hex, words, exact, notes } = seenOn(brand, mode);
        expect(words).toBe('#FFFFFF');
        expect(ratioOf(hex, words)).toBeGreaterThanOrEqual(4.5);
        const [own, moved] = [brand, hex].map((color) => toOklch(parseHex(color)!));
        expect(own!.l - moved!.l).toBeLessThan(0.09);
        expect(exact).toBe(brand);
        expect(notes).toContainEqual(
          expect.objectContaining({ code: 'brand-cannot-serve', role: 'brand-solid', brand, hex }),
        );
      }
    },
  );

  test.each(['#D97706', '#F59E0B', '#B5E740', '#87A08B'])(
    '%s, on which white words would ask for another color, keeps it under dark ones',
    (brand) => {
      const { hex, words } = seenOn(brand, 'light');
      expect(hex).toBe(brand);
      expect(ratioOf(words, '#FFFFFF')).toBeGreaterThan(7);
    },
  );

  test.each(['#E63946', '#8B5CF6', '#FF5A5F'])(
    '%s has dark words where it stays exact, as a note says, or is a step darker under white ones',
    (brand) => {
      const [exact, white] = [
        seenOn(brand, 'light', 'exact'),
        seenOn(brand, 'light', 'white-words'),
      ];
      expect(exact.hex).toBe(brand);
      expect(ratioOf(exact.words, '#FFFFFF')).toBeGreaterThan(7);
      expect(exact.notes.some(({ code }) => code === 'dark-words')).toBe(true);
      expect(white.words).toBe('#FFFFFF');
      expect(ratioOf(white.hex, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
      expect(ratioOf(white.hex, '#FFFFFF')).toBeLessThan(4.7);
      expect(createTheme({ brands: [brand], solids: 'white-words' }).unmet).toEqual([]);
    },
  );

  test('in high contrast it becomes darker under white words, not paler', () => {
    const { hex, words } = seenOn('#E63946', 'high-contrast');
    expect(words).toBe('#FFFFFF');
    expect(toOklch(parseHex(hex)!).l).toBeLessThan(toOklch(parseHex('#E63946')!).l);
  });
});

describe('the colors of charts', () => {
  const chartsOf = (theme: Theme, mode: ThemeMode) =>
    CHART_ROLES.map((role) => theme.modes[mode].roles[role].hex);

  test('begin with the brand color where it has 3:1, and stay apart for the palette check', () => {
    fc.assert(
      fc.property(anyBrand, fc.constantFrom(...THEME_TARGETS), (brand, target) => {
        const theme = createTheme({ brands: [brand], target });
        for (const mode of THEME_MODES) {
          const charts = chartsOf(theme, mode);
          expect(charts[0]).toBe(theme.modes[mode].roles['brand-control'].hex);
          const colors = charts.map((hex) => parseHex(hex)!);
          const alike = checkPalette(colors).pairs.filter(({ collides }) => collides.length > 0);
          expect([brand, mode, ...alike]).toEqual([brand, mode]);
          const { normal, protan, deutan, tritan } = measurePalette(colors).smallest;
          expect(
            Math.min(normal, protan, deutan, tritan),
            `${brand} ${mode}`,
          ).toBeGreaterThanOrEqual(10);
        }
      }),
      { ...RUNS, numRuns: Math.min(150, RUNS.numRuns) },
    );
    const [first] = chartsOf(createTheme({ brands: ['#0A66C2'] }), 'light');
    expect(first).toBe('#0A66C2');
  });

  test('hold further brand colors, except for those that are too alike', () => {
    const charts = chartsOf(createTheme({ brands: ['#0A66C2', '#0B67C3', '#B4530A'] }), 'light');
    expect(charts.slice(0, 2)).toEqual(['#0A66C2', '#B4530A']);
  });

  test('stand on grounds of any color, and what fails there is told', () => {
    const theme = createTheme({ brands: ['#0A66C2'], grounds: { light: '#777777' } });
    const told = theme.unmet.map(({ pair }) => pair);
    for (const pair of theme.pairs.filter(({ foreground }) => foreground.startsWith('chart-'))) {
      expect(told.includes(pair.id)).toBe(!pair.modes.light.passes);
    }
  });
});

describe('the status colors', () => {
  test('keep the declared distance in every vision, whatever the brand color', () => {
    for (const brand of ['#E5484D', '#FFB224', '#30A46C', '#0090FF', '#000000']) {
      const { separations } = createTheme({ brands: [brand] });
      // four statuses and the brand, in three modes
      const solids = separations.filter(({ second }) => second.endsWith('-solid'));
      expect(solids).toHaveLength(30);
      for (const { distance } of solids) expect(distance).toBeGreaterThanOrEqual(0.08);
    }
  });

  test.each([
    '#111111',
    '#0F766E',
    '#6B4423',
    '#6B6B2A',
    '#87A08B',
    '#F5F5DC',
    '#0A66C2',
    '#7C3AED',
  ])('errors and warnings of %s alarm, however quiet the brand is', (brand) => {
    const { modes } = createTheme({ brands: [brand] });
    for (const mode of THEME_MODES) {
      const error = toOklch(parseHex(modes[mode].roles['error-solid'].hex)!);
      expect(error.h, mode).toBeGreaterThan(18);
      expect(error.h, mode).toBeLessThan(32);
      expect(error.l, mode).toBeGreaterThan(0.46); // darker ones look maroon
      for (const role of ['error-solid', 'warning-solid', 'error-text', 'warning-text'] as const) {
        const { l, c, h } = toOklch(parseHex(modes[mode].roles[role].hex)!);
        const most = toOklch(strongest({ l, c: 0.4, h })).c;
        expect(c, `${mode} ${role}`).toBeGreaterThan(Math.min(0.17, 0.97 * most));
      }
    }
  });

  test('a red brand is told to be near the color of errors, or errors give way', () => {
    const { notes, modes } = createTheme({ brands: ['#BB3C3B'] });
    const near = notes.filter(({ code }) => code === 'status-near-brand');
    const same = modes.light.roles['error-solid'].hex === modes.light.roles['brand-solid'].hex;
    expect(same && near.length === 0).toBe(false);
  });
});
