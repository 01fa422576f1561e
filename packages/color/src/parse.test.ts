import Color from 'colorjs.io';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { colorsNamed } from './culori.ts';
import { clip } from './gamut.ts';
import { parseColor } from './parse.ts';
import { formatHex, isInGamut, type Srgb } from './spaces/srgb.ts';

describe('reads', () => {
  test.each([
    ['#3b82f6', '#3B82F6', 1, 'srgb'],
    [' #3B82F6\n', '#3B82F6', 1, 'srgb'],
    ['3b82f6', '#3B82F6', 1, 'srgb'],
    ['#38f', '#3388FF', 1, 'srgb'],
    ['#38f0', '#3388FF', 0, 'srgb'],
    ['#3b82f680', '#3B82F6', 128 / 255, 'srgb'],
    ['RebeccaPurple', '#663399', 1, 'srgb'],
    [' red\n', '#FF0000', 1, 'srgb'],
    ['transparent', '#000000', 0, 'srgb'],
    ['rgb(59, 130, 246)', '#3B82F6', 1, 'srgb'],
    ['rgb(59,130,246,.5)', '#3B82F6', 0.5, 'srgb'],
    ['rgba( 20% , 40% , 60% , 25% )', '#336699', 0.25, 'srgb'],
    ['RGB(59 130 246)', '#3B82F6', 1, 'srgb'],
    ['rgb(59 130 246/50%)', '#3B82F6', 0.5, 'srgb'],
    ['rgb(20% 102 60%)', '#336699', 1, 'srgb'],
    ['rgb(none 255 none / none)', '#00FF00', 0, 'srgb'],
    ['rgb(1e2 2.0E+2 3)', '#64C803', 1, 'srgb'],
    ['rgb(1-2.5.5)', '#010001', 1, 'srgb'],
    ['rgb(51/* red */102 /* green */ 153)', '#336699', 1, 'srgb'],
    ['hsl(120, 100%, 50%)', '#00FF00', 1, 'hsl'],
    ['hsla(120deg,100%,50%,0.3)', '#00FF00', 0.3, 'hsl'],
    ['hsl(0.5turn 100 50)', '#00FFFF', 1, 'hsl'],
    ['hsl(133.333333333grad 100% 50%)', '#00FF00', 1, 'hsl'],
    ['hsl(-240 100% 50%)', '#00FF00', 1, 'hsl'],
    ['hsl(2.0943951023932rad 100% 50%)', '#00FF00', 1, 'hsl'],
    ['hwb(120 0% 0%)', '#00FF00', 1, 'hwb'],
    ['hwb(120 60 60 / 1)', '#808080', 1, 'hwb'],
    ['lab(54.29% 80.8 69.89)', '#FF0000', 1, 'lab'],
    ['lab(100 0 0)', '#FFFFFF', 1, 'lab'],
    ['lch(54.29 106.84 40.86deg)', '#FF0000', 1, 'lch'],
    ['oklab(62.796% 0.22486 0.12585)', '#FF0000', 1, 'oklab'],
    ['oklch(0.62308 0.18801 259.81)', '#3B82F6', 1, 'oklch'],
    ['oklch(62.308% 47.0025% 259.81deg / 0.2)', '#3B82F6', 0.2, 'oklch'],
    ['oklch(0.5 0 none)', '#636363', 1, 'oklch'],
    ['color(srgb 0.2 40% 0.6)', '#336699', 1, 'srgb'],
    ['color(srgb-linear 1 0 none / 0.5)', '#FF0000', 0.5, 'srgb-linear'],
    ['color(display-p3 0.30473 0.50347 0.93383)', '#3B82F6', 1, 'display-p3'],
    ['color(xyz 0.41239 0.21264 0.01933)', '#FF0000', 1, 'xyz'],
  ])('%s', (text, hex, alpha, space) => {
    const parsed = parseColor(text)!;
    expect(formatHex(clip(parsed.color))).toBe(hex);
    expect(parsed).toMatchObject({ alpha, space });
  });
});

describe('clamps what CSS clamps when it parses', () => {
  test.each([
    ['rgb(300 -20 128)', 'rgb(255 0 128)'],
    ['rgb(120%, -5%, 50%)', 'rgb(100%, 0%, 50%)'],
    ['hsl(120 -50% 50%)', 'hsl(120 0% 50%)'],
    ['lab(120 20 20)', 'lab(100 20 20)'],
    ['lch(50 -20 90)', 'lch(50 0 90)'],
    ['oklch(-1 0 0)', 'oklch(0 0 0)'],
    ['oklch(0.5 -0.1 0)', 'oklch(0.5 0 0)'],
    ['rgb(0 0 0 / 7)', 'rgb(0 0 0 / 1)'],
    ['rgb(0 0 0 / -7%)', 'rgb(0 0 0 / 0)'],
  ])('%s is %s', (text, same) => {
    expect(parseColor(text)).toEqual(parseColor(same));
  });

  test('but keeps what a wider space says', () => {
    expect(parseColor('color(srgb 1.5 -0.2 0)')?.color).toEqual({ r: 1.5, g: -0.2, b: 0 });
    expect(parseColor('color(display-p3 0 1 0)')?.color.r).toBeLessThan(-0.4);
  });
});

describe('refuses', () => {
  test.each([
    '',
    '#',
    '#12',
    '#12345',
    '#1234567',
    '#12345g',
    'abc',
    '3b82f680',
    'nocolor',
    'constructor',
    '__proto__',
    'currentcolor',
    'canvastext',
    'rgb',
    'rgb()',
    'rgb(1 2 3',
    'rgb 1 2 3)',
    'rgb (1 2 3)',
    'rgb(1 2 3))',
    'rgb(1 2)',
    'rgb(1 2 3 4)',
    'rgb(1, 2, 3, 4, 5)',
    'rgb(1, 2 3)',
    'rgb(1,, 3)',
    'rgb(1,, 2, 3)',
    'rgb(1, 2%, 3)',
    'rgb(none, 2, 3)',
    'rgb(1, 2, 3, none)',
    'rgb(1, 2, 3 / 0.5)',
    'rgb(1 2 3 / )',
    'rgb(1 2 3 / 4 / 5)',
    'rgb(1 2 3 / 1px)',
    'rgb(1 2 3 / 1deg)',
    'rgb(1px 2 3)',
    'rgb(1deg 2 3)',
    'rgb(1 2deg 3)',
    'rgb(1 2 3deg)',
    'rgb(1. 2 3)',
    'rgb(1 2none)',
    'rgb(5none 3)',
    'rgb(from red r g b)',
    'rgb(calc(1) 2 3)',
    'hsl(120, 100%)',
    'hsl(120, 100, 50%)',
    'hsl(120, 100%, 50)',
    'hsl(none, 100%, 50%)',
    'hsl(50% 100% 50%)',
    'hsl(1degree 100% 50%)',
    'hwb(120, 0%, 0%)',
    'lab(50, 20, 20)',
    'oklch(0.5 0.1 20%)',
    'oklch(0.5 20deg 0.1)',
    'color(1 2 3)',
    'color(srgb)',
    'color(srgb 1 2)',
    'color(srgb, 1, 2, 3)',
    'color(nonsense 1 2 3)',
    'color(constructor 1 2 3)',
    'color(--hsv 1 2 3)',
    'constructor(1 2 3)',
    'constructor(1, 2, 3)',
    'var(--x)',
    'color-mix(in srgb, red, blue)',
    'oklch(0.5 1e999 0)',
    'color(srgb 0 0 1e999)',
    'color(srgb 1e300 0 0)',
    'color(xyz 0 -1e200 0)',
    'rgb(1 2 3)rgb(1 2 3)',
  ])('%j', (text) => {
    expect(parseColor(text)).toBeUndefined();
  });

  test('what is longer than any color', () => {
    expect(parseColor('red'.padEnd(200))).toBeDefined();
    expect(parseColor('red'.padEnd(201))).toBeUndefined();
  });

  test('anything else, without ever throwing', () => {
    const piece = fc.constantFrom(
      ...[
        'rgb(',
        'color(',
        'srgb',
        'none',
        '1',
        '.5',
        '-',
        '+',
        'e',
        '%',
        'deg',
        ',',
        '/',
        ')',
        ' ',
      ],
      ...['#', 'f', '/*', '*/', 'hsl(', 'oklch('],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const parsed = parseColor(pieces.join(''));
        if (!parsed) return;
        const { r, g, b } = parsed.color;
        for (const value of [r, g, b, parsed.alpha]) expect(Number.isFinite(value)).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });
});

test('sRGB has every color of three hex digits in five digits of XYZ', () => {
  for (let digits = 0; digits < 4096; digits += 1) {
    const hex = `#${digits.toString(16).padStart(3, '0').toUpperCase().replace(/./g, '$&$&')}`;
    const xyz = new Color(hex).to('xyz').coords.map((value) => (value ?? 0).toFixed(5));
    const { color } = parseColor(`color(xyz ${xyz.join(' ')})`)!;
    expect(isInGamut(color), hex).toBe(true);
    expect(formatHex(color)).toBe(hex);
  }
});

describe('agrees with colorjs.io', () => {
  const percentage = fc.integer({ min: 0, max: 1000 }).map((value) => value / 10);
  const share = percentage.map((value) => value / 100);
  const degrees = fc.integer({ min: -3600, max: 7200 }).map((value) => value / 10);
  const alpha = fc.constantFrom('', ' / 0.3', ' / 45%', ' / 1');

  test.each([
    ['rgb(%1 %2 %3%a)', share.map((value) => value * 255)],
    ['rgb(%1% %2% %3%%a)', percentage],
    ['hsl(%h %2% %3%%a)', percentage],
    ['hwb(%h %2% %3%%a)', percentage],
    ['lab(%1% %2% -%3%%a)', percentage],
    ['lch(%1% %2% %h%a)', percentage],
    ['oklab(%1 -%2 %3%a)', share],
    ['oklch(%1 %2% %h%a)', share],
    ['color(srgb %1 %2 %3%a)', share],
    ['color(srgb-linear %1 %2 -%3%a)', share],
    ['color(display-p3 %1 %2 %3%a)', share],
    ['color(a98-rgb %1 %2 %3%a)', share],
    ['color(prophoto-rgb %1 %2 %3%a)', share],
    ['color(rec2020 %1 %2 %3%a)', share],
    ['color(xyz %1 %2 %3%a)', share],
    ['color(xyz-d50 %1 %2 %3%a)', share],
    ['color(xyz-d65 %1 %2 %3%a)', share],
  ])('%s', (pattern, channel) => {
    fc.assert(
      fc.property(channel, channel, channel, degrees, alpha, (a, b, c, h, opacity) => {
        const values: Record<string, string | number> = { 1: a, 2: b, 3: c, h, a: opacity };
        const text = pattern.replace(/%([123ha])/g, (_, key: string) => String(values[key]));
        const parsed = parseColor(text);
        expect(parsed, text).toBeDefined();
        const oracle = new Color(text);
        const [r, g, b2] = oracle.to('srgb').coords.map((value) => value ?? 0);
        expect(distance(parsed!.color, { r: r!, g: g!, b: b2! }), text).toBeLessThan(1e-6);
        expect(parsed!.alpha).toBeCloseTo(oracle.alpha, 9);
      }),
      { numRuns: 200 },
    );
  });

  test('on all color names', () => {
    const names = Object.keys(colorsNamed);
    expect(names).toHaveLength(148);
    for (const name of names) {
      const [r, g, b] = new Color(name).to('srgb').coords as [number, number, number];
      expect(distance(parseColor(name)!.color, { r, g, b }), name).toBeLessThan(1e-9);
    }
  });
});

const distance = (a: Srgb, b: Srgb) =>
  Math.max(Math.abs(a.r - b.r), Math.abs(a.g - b.g), Math.abs(a.b - b.b));
