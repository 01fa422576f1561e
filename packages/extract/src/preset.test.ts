import { createRandom, deltaEOK, formatHex, parseHex, strongest, toOklch } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';
import { paint, paintGrain } from '../testing/paint.ts';
import { extract } from './extract.ts';
import { PRESETS, type Preset } from './preset.ts';

const chromaOf = (hex: string) => toOklch(parseHex(hex)!).c;

/** Orange and blue that fade to gray, as light and shadow make of the colors of a photograph. */
function faded() {
  const random = createRandom('faded');
  return paint(120, 80, (x) => {
    const faded = random() ** 0.5;
    const [r, g, b] = x < 60 ? [240, 110, 20] : [30, 90, 230];
    const mix = (channel: number) => Math.round(channel * (1 - faded) + 128 * faded);
    return `#${[r, g, b].map((channel) => mix(channel!).toString(16).padStart(2, '0')).join('')}`;
  });
}

/** Shades of green and near-black, and a small red of light and shadow. */
function meadow() {
  const random = createRandom('meadow');
  return paint(120, 80, (x, y) => {
    const light = random();
    if (x < 6 && y < 5) return formatHex(strongest({ l: 0.45 + 0.2 * light, c: 0.18, h: 30 }));
    return formatHex(
      strongest({ l: 0.1 + 0.6 * light, c: 0.02 + 0.1 * light, h: 125 + 10 * random() }),
    );
  });
}

/** Every hue, from strong to gray. */
const rainbow = () =>
  paint(120, 80, (x, y) => formatHex(strongest({ l: 0.7, c: 0.12 * (y / 79), h: 3 * x })));

const chromas = (preset: Preset) =>
  extract(faded(), { count: 4, preset }).map(({ hex }) => chromaOf(hex));
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('preset', () => {
  test('dominant is what a caller gets who says nothing', () => {
    expect(extract(faded(), { count: 5, preset: 'dominant' })).toEqual(
      extract(faded(), { count: 5 }),
    );
  });

  test('vivid keeps the chroma that a mean of many pixels loses', () => {
    const most = chromaOf('#F06E14');
    expect(mean(chromas('vivid'))).toBeGreaterThan(1.5 * mean(chromas('dominant')));
    expect(Math.max(...chromas('vivid'))).toBeGreaterThan(0.8 * most);
  });

  test('muted has less chroma than dominant', () => {
    expect(mean(chromas('muted'))).toBeLessThan(0.5 * mean(chromas('dominant')));
  });

  test('accent finds a spot that is too small to be dominant, and says how small it is', () => {
    const grain = paintGrain('bulk', 60, 220);
    const picture = paint(200, 100, (x, y) => (x < 6 && y < 6 ? '#E11D48' : grain(x, y)));
    expect(extract(picture, { count: 5 }).map(({ hex }) => hex)).not.toContain('#E11D48');
    const [accent] = extract(picture, { count: 1, preset: 'accent' });
    expect(accent).toMatchObject({ hex: '#E11D48', share: 36 / 20_000 });
    expect(accent!.position.x).toBeLessThan(6 / 200);
  });

  test.each(PRESETS.filter((preset) => preset !== 'dominant'))(
    '%s: every two colors are at least 0.08 apart',
    (preset) => {
      for (const picture of [faded(), meadow(), rainbow()]) {
        const colors = extract(picture, { count: 8, preset }).map(({ hex }) => parseHex(hex)!);
        const pairs = colors.flatMap((a, i) => colors.slice(i + 1).map((b) => deltaEOK(a, b)));
        expect(Math.min(1, ...pairs)).toBeGreaterThanOrEqual(0.08);
      }
    },
  );

  test.each(['vivid', 'accent'] as const)('%s finds a small red among greens', (preset) => {
    const hues = extract(meadow(), { count: 5, preset }).map(
      ({ hex }) => toOklch(parseHex(hex)!).h,
    );
    expect(hues.some((h) => h < 50 || h > 350)).toBe(true);
  });

  test('balanced is what represents a picture that has clusters, and different hues of a gradient', () => {
    const flat = paint(90, 60, (x) => ['#0F172A', '#3B82F6', '#F59E0B'][Math.floor(x / 30)]!);
    expect(extract(flat, { count: 3, preset: 'balanced' })).toEqual(extract(flat, { count: 3 }));
    const hues = extract(rainbow(), { count: 6, preset: 'balanced' })
      .map(({ hex }) => toOklch(parseHex(hex)!).h)
      .sort((a, b) => a - b);
    for (const [i, hue] of hues.entries()) expect(hue - (hues[i - 1] ?? -360)).toBeGreaterThan(20);
  });

  test('muted has at most one near-black', () => {
    const dark = extract(meadow(), { count: 5, preset: 'muted' }).filter(
      ({ hex }) => toOklch(parseHex(hex)!).l < 0.2,
    );
    expect(dark.length).toBeLessThan(2);
  });

  test.each(PRESETS)('%s: a gray picture gives its grays, of a flat one its color', (preset) => {
    const grays = extract(paint(60, 60, paintGrain('grays', 0, 255)), { count: 3, preset });
    expect(grays.length).toBeGreaterThan(0);
    for (const { hex } of grays) expect(chromaOf(hex)).toBeLessThan(0.01);
    const [flat] = extract(
      paint(9, 9, () => '#3B82F6'),
      { count: 3, preset },
    );
    expect(flat).toMatchObject({ hex: '#3B82F6', share: 1 });
  });

  test.each(PRESETS)(
    '%s: at most so many, none twice, each at a place with its color',
    (preset) => {
      const picture = faded();
      for (const count of [1, 2, 8, 16]) {
        const swatches = extract(picture, { count, preset });
        expect(swatches.length).toBeLessThanOrEqual(count);
        expect(new Set(swatches.map(({ hex }) => hex)).size).toBe(swatches.length);
        for (const { hex, position } of swatches) {
          const at = 4 * (Math.floor(position.y * 80) * 120 + Math.floor(position.x * 120));
          const there = [...picture.data.subarray(at, at + 3)];
          const wanted = [...Buffer.from(hex.slice(1), 'hex')];
          for (const [i, channel] of there.entries()) {
            expect(Math.abs(channel - wanted[i]!)).toBeLessThan(24);
          }
        }
      }
    },
  );
});
