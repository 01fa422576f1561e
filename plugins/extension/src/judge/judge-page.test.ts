import { describe, expect, test } from 'vitest';

import { paint, sample, text } from '../../testing/sample.ts';
import type { PageSample } from '../sample.ts';
import { judgePage } from './judge-page.ts';
import { paintGrid } from './paint-grid.ts';

const page = (more: Partial<PageSample>) => [{ frame: 0, sample: sample(more) }];
const colorsOf = (more: Partial<PageSample>) => judgePage(page(more)).colors;

describe(paintGrid, () => {
  test('counts what is seen: the last that was painted, as far as it reaches', () => {
    const shares = paintGrid(
      sample({
        paints: [
          paint('#fff', { role: 'page' }),
          paint('#f00', { box: { x: 0, y: 0, width: 500, height: 500 } }),
          paint('#00f', { box: { x: 0, y: 0, width: 500, height: 250 } }),
        ],
      }),
    );
    const byHex = Object.fromEntries(shares.map(({ hex, share }) => [hex, share]));
    expect(byHex['#FF0000']).toBeCloseTo(0.125, 2);
    expect(byHex['#0000FF']).toBeCloseTo(0.125, 2);
    expect(byHex['#FFFFFF']).toBeCloseTo(0.75, 2);
  });

  test('a box of half a percent has its share within a tenth, wherever it lies', () => {
    for (const x of [0, 3.3, 512.7, 900]) {
      const box = { x, y: x, width: 71, height: 71 };
      const shares = paintGrid(sample({ paints: [paint('#fff'), paint('#123456', { box })] }));
      const share = shares.find(({ hex }) => hex === '#123456')!.share;
      expect(Math.abs(share - 0.005041)).toBeLessThan(0.0005);
    }
  });

  test('layers of one group are mixed before they fade', () => {
    const groups = [{ id: 1, opacity: 0.5 }];
    const paints = [paint('#fff'), paint('#000', { groups }), paint('#f00', { groups })];
    expect(paintGrid(sample({ paints }))).toMatchObject([{ hex: '#FF8080', share: 1 }]);
  });

  test('a veil upon a picture is the picture, and an opaque color is not', () => {
    const picture = paint('', { role: 'picture' });
    const veil = paint('rgba(0, 0, 0, 0.3)');
    expect(paintGrid(sample({ paints: [picture, veil] }))).toMatchObject([{ hex: undefined }]);
    const later = paint('', { role: 'picture' });
    expect(paintGrid(sample({ paints: [later, paint('#abc')] }))).toMatchObject([
      { hex: '#AABBCC' },
    ]);
  });

  test('thousands of veils end at a bound', () => {
    const paints = [paint('#fff'), ...Array.from({ length: 3000 }, () => paint('rgb(0 0 0 / 1%)'))];
    const [only] = paintGrid(sample({ paints }));
    expect(only?.share).toBe(1);
  });
});

describe(judgePage, () => {
  test('a gradient gives each of its colors, and pictures theirs', () => {
    const gradient =
      'linear-gradient(90deg, rgb(255, 0, 0) 0%, oklch(0.7 0.1 200), rgb(0, 0, 255))';
    const left = { x: 0, y: 0, width: 500, height: 1000 };
    const frames = page({
      paints: [
        paint('', { role: 'gradient', colors: [gradient] }),
        paint('', { role: 'picture', box: left }),
      ],
    });
    const { colors, pictures } = judgePage(frames, [{ hex: '#00AA00', share: 1 }]);
    expect(pictures).toBeCloseTo(0.5, 2);
    expect(colors[0]).toMatchObject({ hex: '#00AA00', roles: ['picture'] });
    expect(colors.map(({ hex }) => hex)).toEqual(expect.arrayContaining(['#FF0000', '#0000FF']));
    expect(colors).toHaveLength(4);
  });

  test('near-duplicates are folded, unless the page has a name for each', () => {
    const paints = [
      paint('#ffffff'),
      paint('#fefefe', { box: { x: 0, y: 0, width: 400, height: 400 } }),
    ];
    expect(colorsOf({ paints })).toMatchObject([{ hex: '#FFFFFF', folded: ['#FEFEFE'] }]);
    const properties = [
      { name: '--paper', value: '0 0% 100%' },
      { name: '--card', value: '#fefefe' },
      { name: '--size', value: '12px' },
    ];
    expect(colorsOf({ paints, properties })).toMatchObject([
      { hex: '#FFFFFF', names: ['--paper'], folded: [] },
      { hex: '#FEFEFE', names: ['--card'] },
    ]);
  });

  test('text counts by its letters and their size, and says what it does', () => {
    const texts = [
      text('#000', { length: 100, size: 10 }),
      text('#00f', { length: 25, size: 20, role: 'link' }),
    ];
    const colors = colorsOf({ paints: [paint('#fff', { role: 'page' })], texts });
    expect(colors).toMatchObject([
      { hex: '#FFFFFF', area: 1, text: 0, roles: ['page'] },
      { hex: '#000000', area: 0, text: 0.5, roles: ['text'] },
      { hex: '#0000FF', area: 0, text: 0.5, roles: ['link'] },
    ]);
  });

  test('a frame counts as much as it shows', () => {
    const view = { x: 0, y: 0, width: 500, height: 500 };
    const { colors, failures } = judgePage([
      ...page({ paints: [paint('#fff')] }),
      { frame: 4, sample: sample({ view, paints: [paint('#000')], texts: [text('#333')] }) },
    ]);
    expect(colors.map(({ hex, area }) => [hex, area])).toEqual([
      ['#FFFFFF', 0.8],
      ['#000000', 0.2],
      ['#333333', 0],
    ]);
    expect(failures).toMatchObject([{ frame: 4, ink: '#333333', ground: '#000000' }]);
  });

  test('of an empty page there is nothing to say', () => {
    const view = { x: 0, y: 0, width: 0, height: 0 };
    expect(judgePage(page({ box: view, view }))).toMatchObject({
      colors: [],
      failures: [],
      texts: 0,
    });
  });
});
