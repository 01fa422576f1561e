import { parseHex, toOklch } from '@swatchwork/color';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { callJson, createTestApp, type TestApp } from '../../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const post = (path: string, body: unknown) => callJson(app, 'POST', `/api/colors/${path}`, body);

// Texts that are not colors of six digits, but that a lenient parser would accept.
const NO_HEX = [undefined, null, 7, '', '#', '#12345', '#1234567', '#ggg000', ' ', ['#112233'], {}];

describe('POST /api/colors/convert', () => {
  // Computed by hand from the definitions; each channel leads once.
  test.each([
    ['#3B82F6', 'rgb(59, 130, 246)', 'hsl(217, 91%, 60%)', 'cmyk(76%, 47%, 0%, 4%)'],
    ['#FF0000', 'rgb(255, 0, 0)', 'hsl(0, 100%, 50%)', 'cmyk(0%, 100%, 100%, 0%)'],
    ['#10B981', 'rgb(16, 185, 129)', 'hsl(160, 84%, 39%)', 'cmyk(91%, 0%, 30%, 27%)'],
    ['#000000', 'rgb(0, 0, 0)', 'hsl(0, 0%, 0%)', 'cmyk(0%, 0%, 0%, 100%)'],
    ['#FFFFFF', 'rgb(255, 255, 255)', 'hsl(0, 0%, 100%)', 'cmyk(0%, 0%, 0%, 0%)'],
    ['#808080', 'rgb(128, 128, 128)', 'hsl(0, 0%, 50%)', 'cmyk(0%, 0%, 0%, 50%)'],
  ])(
    'CONVAPI-01, CONVAPI-02, CONVAPI-03, CONVAPI-04, CONVAPI-08: %s without a token',
    async (hex, rgb, hsl, cmyk) => {
      const { status, body } = await post('convert', { hex });
      expect(status).toBe(200);
      expect(body).toMatchObject({ hex, rgb, hsl, cmyk, alpha: 1, inGamut: true });
    },
  );

  test('CONVAPI-02: values are exact, without float noise', async () => {
    const { body } = await post('convert', { hex: '#3B82F6' });
    expect(body.values.rgb).toEqual({ r: 59, g: 130, b: 246 });
    expect(body.values.hsl).toEqual({ h: 217.2192513369, s: 91.2195121951, l: 59.8039215686 });
    expect(body.values.oklch.l).toBeCloseTo(0.62308, 5);
  });

  test('CONVAPI-05, CONVAPI-06: case and # do not matter', async () => {
    const { body } = await post('convert', { hex: '#3B82F6' });
    for (const hex of ['3b82f6', '#3b82f6', '3B82F6']) {
      expect((await post('convert', { hex })).body).toEqual(body);
    }
  });

  test.each([
    ['rgb(59 130 246 / 50%)', { hex: '#3B82F6', alpha: 0.5 }],
    ['rebeccapurple', { hex: '#663399' }],
    ['#38f', { hex: '#3388FF' }],
    ['hsl(120deg 100% 25%)', { hex: '#008000', name: 'Green' }],
    ['rgb(from #102030 calc(r * 2) b g)', { hex: '#203020', name: 'dark muted green' }],
    ['color-mix(in srgb, red, blue', { hex: '#800080', name: 'Purple' }],
  ])('takes every CSS syntax: %s', async (hex, expected) => {
    expect((await post('convert', { hex })).body).toMatchObject(expected);
  });

  test('a print condition adds inks and the color on that paper', async () => {
    const { body } = await post('convert', { hex: '#F4A261', condition: 'coated' });
    expect(body).toMatchObject({ cmyk: 'cmyk(0%, 34%, 60%, 4%)', hex: '#F4A261' });
    expect(body.print).toMatchObject({ condition: 'coated', printable: true });
    const least = await post('convert', { hex: '#333333', condition: 'coated', black: 'least' });
    const most = await post('convert', { hex: '#333333', condition: 'coated', black: 'most' });
    expect(most.body.print.values.k).toBeGreaterThan(least.body.print.values.k);
    const green = { hex: '#00FF00', condition: 'newsprint', intent: 'absolute' };
    expect((await post('convert', green)).body.print.printable).toBe(false);
    const inks = { hex: body.print.cmyk, condition: 'coated' };
    const back = await post('convert', inks);
    expect(back.body).toMatchObject({ hex: body.print.seen, print: { cmyk: body.print.cmyk } });
    const query = new URLSearchParams(inks);
    const linked = await callJson(app, 'GET', `/api/colors/convert?${query}`);
    expect(linked.body).toEqual(back.body);
  });

  test.each([
    [{ hex: 'teal', condition: 'glossy' }, 'condition', 'must be one of coated, uncoated, gracol'],
    [{ hex: 'teal', black: 'most' }, 'black', 'needs a condition: coated'],
    [{ hex: 'cmyk(1, 2, 3, 4)' }, 'hex', 'needs a print condition for cmyk(): coated'],
    [{ hex: 'cmyk(0, 101, 0, 0)', condition: 'coated' }, 'hex', 'four inks of 0% to 100%'],
    [{ hex: 'cmyk(100, 100, 100, 1)', condition: 'coated' }, 'hex', 'at most 300% of ink'],
  ])('%j is refused for its field', async (body, field, message) => {
    const { status, body: answer } = await post('convert', body);
    expect(status).toBe(400);
    expect(answer.details).toEqual([expect.objectContaining({ field })]);
    expect(answer.error).toContain(message);
  });

  test('says why CSS alone makes no color of a text', async () => {
    const { status, body } = await post('convert', { hex: 'rgb(from var(--brand) r g b)' });
    expect(status).toBe(400);
    expect(body.details[0].message).toMatch(/^must be a CSS color, .*; var\(\) is not supported$/);
  });

  test('exact texts bring the color back', async () => {
    const { body } = await post('convert', { hex: '#EE0000' });
    expect(body.exact.hsl).toBe('hsl(0, 100%, 46.7%)');
    for (const text of [body.exact.hsl, body.exact.oklab, body.exact.lch]) {
      expect((await post('convert', { hex: text })).body).toMatchObject({
        hex: '#EE0000',
        inGamut: true,
      });
    }
  });

  test('maps a color that sRGB cannot show, keeping its own values', async () => {
    const { body } = await post('convert', { hex: 'color(display-p3 0 1 0)' });
    expect(body).toMatchObject({ inGamut: false, hex: '#00FB29' });
    expect(body.values.p3).toEqual({ r: 0, g: 1, b: 0 });
  });

  test.each([...NO_HEX, '#12', '38f', 'rgb(', 'x'.repeat(10_000)])(
    'CONVAPI-07: refuses %j',
    async (hex) => {
      const { status, body } = await post('convert', { hex });
      expect(status).toBe(400);
      expect(body.details).toMatchObject([{ field: 'hex' }]);
    },
  );
});

describe('POST /api/colors/harmonies', () => {
  test.each([
    ['HARMAPI-01', 'complementary', ['#FF0000', '#00FFFF']],
    ['HARMAPI-02', 'triadic', ['#FF0000', '#00FF00', '#0000FF']],
    ['HARMAPI-03, HARMAPI-11', 'analogous', ['#FF0000', '#FF0080', '#FF8000']],
    ['HARMAPI-04', 'tetradic', ['#FF0000', '#80FF00', '#00FFFF', '#8000FF']],
  ])('%s, HARMAPI-05, HARMAPI-06, HARMAPI-07: %s', async (_id, type, colors) => {
    for (const hex of ['#FF0000', '#ff0000', 'ff0000']) {
      expect((await post('harmonies', { hex, type })).body).toEqual({ colors, type });
    }
  });

  test.each(['#000000', '#FFFFFF', '#808080'])('HARMAPI-10: %s has no hue to turn', async (hex) => {
    const { body } = await post('harmonies', { hex, type: 'tetradic' });
    expect(body.colors).toEqual([hex, hex, hex, hex]);
  });

  test('turns the hue in OKLCH where asked, with the lightness of the base', async () => {
    const { body } = await post('harmonies', { hex: '#FFD60A', type: 'triadic', space: 'oklch' });
    const [base, ...others] = body.colors.map((hex: string) => toOklch(parseHex(hex)!));
    for (const { l } of others) expect(l).toBeCloseTo(base.l, 2);
  });

  test('with a style, each color is as light and strong as suits its hue; a seed gives others', async () => {
    const request = { hex: '#101010', type: 'tetradic', style: 'balanced' };
    const { body } = await post('harmonies', request);
    const [base, ...others] = body.colors;
    expect(base).toBe('#101010');
    for (const { l, c } of others.map((hex: string) => toOklch(parseHex(hex)!))) {
      expect(l).toBeGreaterThan(0.3);
      expect(c).toBeGreaterThan(0.04); // cream has no more
    }
    expect((await post('harmonies', request)).body).toEqual(body);
    expect((await post('harmonies', { ...request, seed: '2' })).body).not.toEqual(body);
    expect((await post('harmonies', { ...request, style: 'any' })).body.details).toMatchObject([
      { field: 'style' },
    ]);
  });

  test.each(NO_HEX)('HARMAPI-08: refuses %j', async (hex) => {
    const { status, body } = await post('harmonies', { hex, type: 'triadic' });
    expect(status).toBe(400);
    expect(body.details).toMatchObject([{ field: 'hex' }]);
  });

  test.each([undefined, null, '', 'monochromatic', 'constructor', '__proto__', 'toString', 1, []])(
    'HARMAPI-09: refuses type %j and says what is allowed',
    async (type) => {
      const { status, body } = await post('harmonies', { hex: '#3B82F6', type });
      expect(status).toBe(400);
      expect(body.error).toContain('must be one of complementary, triadic, analogous, tetradic');
    },
  );
});

describe('POST /api/colors/contrast', () => {
  // Ratios of the WCAG definition: each primary alone, and both sides of each threshold.
  test.each([
    ['#000000', '#FFFFFF', 21, 'AAA'],
    ['#FF0000', '#FFFFFF', 3.998, 'AA Large'],
    ['#00FF00', '#FFFFFF', 1.372, 'Fail'],
    ['#0000FF', '#FFFFFF', 8.592, 'AAA'],
    ['#777777', '#FFFFFF', 4.478, 'AA Large'],
    ['#767676', '#FFFFFF', 4.542, 'AA'],
    ['#949494', '#FFFFFF', 3.033, 'AA Large'],
    ['#959595', '#FFFFFF', 2.996, 'Fail'],
    ['#0A0A0A', '#000000', 1.061, 'Fail'],
    ['#0B0B0B', '#000000', 1.067, 'Fail'],
    ['#3B82F6', '#3B82F6', 1, 'Fail'],
  ])(
    'CONTAPI-01, CONTAPI-02, CONTAPI-03, CONTAPI-05, CONTAPI-08: %s on %s is %d, %s',
    async (foreground, background, ratio, level) => {
      const { status, body } = await post('contrast', { foreground, background });
      expect(status).toBe(200);
      expect(body.contrast).toBeCloseTo(ratio, 2);
      expect(body.level).toBe(level);
      expect(body.wcagAALarge).toBe(body.contrast >= 3);
      expect(body.wcagAA).toBe(body.contrast >= 4.5);
      expect(body.wcagAAA).toBe(body.contrast >= 7);
    },
  );

  test('CONTAPI-04, CONTAPI-06, CONTAPI-09: order, case and # do not matter; both colors come back', async () => {
    const one = await post('contrast', { foreground: '1a2b3c', background: '#ffffff' });
    const other = await post('contrast', { foreground: '#FFFFFF', background: '#1A2B3C' });
    expect(one.body.contrast).toBe(other.body.contrast);
    expect(one.body).toMatchObject({ color1: '#1A2B3C', color2: '#FFFFFF' });
  });

  test.each(['foreground', 'background'])('CONTAPI-07: refuses a bad %s', async (field) => {
    for (const value of NO_HEX) {
      const colors = { foreground: '#000000', background: '#FFFFFF', [field]: value };
      const { status, body } = await post('contrast', colors);
      expect(status).toBe(400);
      expect(body.details).toMatchObject([{ field }]);
    }
  });
});
