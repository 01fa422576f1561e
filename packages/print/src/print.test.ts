import { createRandom, parseHex, type Srgb } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import heldOut from '../testing/held-out.json' with { type: 'json' };
import {
  BLACK_RULES,
  type Cmyk,
  INTENTS,
  inGamut,
  loadCondition,
  PRINT_CONDITIONS,
  pressOf,
  printedLab,
  seenInk,
  separate,
  toPrint,
} from './index.ts';
import { distanceOf } from './lab.ts';

const middle = (values: number[], part = 0.5) =>
  values.sort((a, b) => a - b)[Math.floor(values.length * part)]!;

function randomColors(count: number): Srgb[] {
  const random = createRandom('print');
  return Array.from({ length: count }, () => ({ r: random(), g: random(), b: random() }));
}

describe.each(PRINT_CONDITIONS)('$characterization', ({ id, inkLimit }) => {
  test('predicts the patches that the fit has not seen', async () => {
    const condition = await loadCondition(id);
    const errors = heldOut[id].map(([c, m, y, k, l, a, b]) =>
      distanceOf(printedLab(condition, [c!, m!, y!, k!]), { l: l!, a: a!, b: b! }),
    );
    expect(errors.length).toBeGreaterThan(80);
    expect(middle(errors)).toBeLessThanOrEqual(0.3);
    expect(middle(errors, 0.95)).toBeLessThanOrEqual(1);
  });

  test('prints colors within its gamut as wanted, and none with too much ink', async () => {
    const condition = await loadCondition(id);
    for (const { id: black } of BLACK_RULES) {
      for (const intent of INTENTS) {
        let printable = 0;
        for (const color of randomColors(60)) {
          const printed = toPrint(condition, color, { black, intent });
          expect(printed.cmyk.reduce((a, b) => a + b)).toBeLessThanOrEqual(inkLimit);
          for (const ink of printed.cmyk) expect(ink).toBe(Math.round(ink));
          if (printed.printable) expect(printed.distance).toBeLessThanOrEqual(1.5);
          printable += Number(printed.printable);
        }
        expect(printable).toBeGreaterThan(2);
      }
    }
  });

  test('has white for white, and the darkest gray for black', async () => {
    const condition = await loadCondition(id);
    expect(toPrint(condition, parseHex('#FFFFFF')!)).toMatchObject({
      cmyk: [0, 0, 0, 0],
      seen: '#FFFFFF',
      printable: true,
    });
    const black = separate(condition, parseHex('#000000')!);
    expect(black[3]).toBeGreaterThan(90);
    expect(printedLab(condition, black).l).toBeLessThan(45);
    expect(inGamut(condition, parseHex('#00FF00')!)).toBe(false);
    expect(seenInk(condition, [0, 0, 0, 0], 'absolute')).not.toBe('#FFFFFF');
  });

  test('takes as much black as the rule says', async () => {
    const condition = await loadCondition(id);
    const gray = parseHex('#505050')!;
    const blackOf = (black: 'least' | 'medium' | 'most') => separate(condition, gray, { black })[3];
    expect(blackOf('least')).toBeLessThan(blackOf('medium') - 5);
    expect(blackOf('medium')).toBeLessThan(blackOf('most') - 5);
  });
});

test('cuts inks to what there is', async () => {
  const condition = await loadCondition('coated');
  const beyond: Cmyk = [-5, 120, 0, 0];
  expect(printedLab(condition, beyond)).toEqual(printedLab(condition, [0, 100, 0, 0]));
});

test('amounts of ink of a file are what the condition makes of them, black alone too', async () => {
  const condition = await loadCondition('coated');
  const { name, labOf } = pressOf(condition);
  expect(name).toBe('Coated paper, Europe (FOGRA39)');
  expect(labOf([0, 1, 0, 0])).toEqual(printedLab(condition, [0, 100, 0, 0]));
  expect(labOf([0.5])).toEqual(printedLab(condition, [0, 0, 0, 50]));
  // Solid magenta of ISO 12647-2 on paper types 1 and 2: 48, 74, -3.
  expect(distanceOf(labOf([0, 1, 0, 0]), { l: 48, a: 74, b: -3 })).toBeLessThan(1);
});
