import { parseHex, strongest, toOklch } from '@swatchwork/color';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';

import { inspect, over, ratioOf } from '../testing/independent.ts';
import {
  createTheme,
  GROUND_ROLES,
  type OverrideResult,
  type RoleName,
  THEME_MODES,
  THEME_TARGETS,
  type Theme,
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

const RUNS = { numRuns: inject('propertyRuns') ?? 1500, seed: 22 };

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
    expect(seen).toBeGreaterThan(1000);
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

describe('the status colors', () => {
  test('keep the declared distance in every vision, whatever the brand color', () => {
    for (const brand of ['#E5484D', '#FFB224', '#30A46C', '#0090FF', '#000000']) {
      const { separations } = createTheme({ brands: [brand] });
      const statuses = separations.filter(({ second }) => second.endsWith('-solid'));
      expect(statuses).toHaveLength(18);
      for (const { distance } of statuses) expect(distance).toBeGreaterThanOrEqual(0.08);
    }
  });

  test.each(['#111111', '#0F766E', '#6B4423', '#F5F5DC', '#0A66C2', '#7C3AED'])(
    'errors and warnings of %s alarm, however quiet the brand is',
    (brand) => {
      const { modes } = createTheme({ brands: [brand] });
      for (const mode of THEME_MODES) {
        for (const role of [
          'error-solid',
          'warning-solid',
          'error-text',
          'warning-text',
        ] as const) {
          const { l, c, h } = toOklch(parseHex(modes[mode].roles[role].hex)!);
          const most = toOklch(strongest({ l, c: 0.4, h })).c;
          expect(c, `${mode} ${role}`).toBeGreaterThan(Math.min(0.17, 0.97 * most));
        }
      }
    },
  );

  test('a red brand is told to be near the color of errors, or errors give way', () => {
    const { notes, modes } = createTheme({ brands: ['#BB3C3B'] });
    const near = notes.filter(({ code }) => code === 'status-near-brand');
    const same = modes.light.roles['error-solid'].hex === modes.light.roles['brand-solid'].hex;
    expect(same && near.length === 0).toBe(false);
  });
});
