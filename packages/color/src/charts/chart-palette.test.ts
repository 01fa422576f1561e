import { describe, expect, test } from 'vitest';

import { contrastRatio } from '../contrast/wcag.ts';
import { type Hex, parseHex, WHITE } from '../spaces/srgb.ts';
import { createChartPalette } from './chart-palette.ts';
import type { ChartStyle } from './constants.ts';
import { toTone } from './flaws.ts';
import { notesOnNames } from './notes.ts';

const colorsOf = (...hexes: string[]) => hexes.map((hex) => parseHex(hex)!);

describe(createChartPalette, () => {
  test('categories have eight basic names, are neither dark nor gray, and stand out from white', () => {
    const { colors, categories, ramp } = createChartPalette({
      kind: 'categorical',
      count: 8,
      colors: [],
    });
    expect(colors).toHaveLength(8);
    const tones = colorsOf(...colors).map(toTone);
    expect(new Set(tones.map(({ family }) => family)).size).toBe(8);
    for (const { l, c } of tones) {
      expect(l).toBeGreaterThanOrEqual(0.35);
      expect(c).toBeGreaterThanOrEqual(0.05);
    }
    for (const color of colorsOf(...colors)) {
      expect(contrastRatio(color, WHITE)).toBeGreaterThanOrEqual(3);
    }
    expect(categories).toMatchObject({ collisions: [], relaxed: [] });
    expect(categories!.contrasts).toMatchObject([{ ground: '#FFFFFF', below: [] }]);
    expect(ramp).toBeUndefined();
  });

  test('given colors stand first, and what could not be had is said as ranges', () => {
    const { colors, categories } = createChartPalette({
      kind: 'categorical',
      count: 3,
      colors: colorsOf('#0A66C2', '#0A66C4'),
      grounds: colorsOf('#FFFFFF', '#000000'),
      contrast: 7,
    });
    expect(colors.slice(0, 2)).toEqual(['#0A66C2', '#0A66C4']);
    expect(categories!.collisions[0]!.places).toEqual([1, 2]);
    expect(categories!.relaxed).toMatchObject([{ demand: 'contrast', asked: [7, 21] }]);
  });

  test('new colors of one name are named, given ones are not', () => {
    const greens: Hex[] = ['#16A34A', '#D55E00', '#7CB342', '#0B6E3B'];
    const said = (given: number, style: ChartStyle = 'balanced') =>
      notesOnNames(greens, style, (place) => place <= given);
    expect(said(3)).toEqual([
      'Colors 1 and 4 are both called green.',
      'Colors 3 and 4 are both called green.',
    ]);
    expect([said(4), said(0, 'spread'), said(0, 'one-hue')]).toEqual([[], [], []]);
    const ten = [...Array<Hex>(8).fill('#808080'), ...greens.toSpliced(0, 2)];
    expect(notesOnNames(ten, 'balanced', () => false)).toEqual([
      'Colors 9 and 10 are both called green.',
    ]);
  });

  test('ramps have steps, and only diverging ones two sides', () => {
    const colors = colorsOf('#0A66C2');
    const sequential = createChartPalette({ kind: 'sequential', count: 7, colors });
    const diverging = createChartPalette({ kind: 'diverging', count: 7, colors });
    expect(sequential.colors).toHaveLength(7);
    expect(sequential.ramp!.ordered).toContain('deutan');
    expect(sequential.ramp).not.toHaveProperty('asymmetry');
    expect(diverging.ramp!.asymmetry).toBeLessThan(20);
    expect(diverging.ramp!.places).toEqual([1]);
    expect(diverging.categories).toBeUndefined();
    expect(diverging.notes).toEqual([]);
    expect(createChartPalette({ kind: 'sequential', count: 5, colors: [] }).ramp!.places).toEqual(
      [],
    );
  });

  test('a ramp says what it does with its colors', () => {
    const notesOf = (...hexes: string[]) =>
      createChartPalette({ kind: 'diverging', count: 9, colors: colorsOf(...hexes) }).notes;
    expect(notesOf('#E3120B')).toEqual([]);
    expect(notesOf('#FFB703', '#023047')).toEqual([
      '#FFB703 is too light for an end: it is step 3, with darker steps after it.',
      'The two sides differ in lightness by up to 24 of 100.',
    ]);
    expect(notesOf('#FFFFFF')[0]).toBe(
      '#FFFFFF is too light for its side of the ramp, which has only its hue.',
    );
  });
});
