import { createRandom, parseHex, type Srgb } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import heldOut from '../testing/held-out.json' with { type: 'json' };
import {
  BLACK_RULES,
  type Cmyk,
  INTENTS,
  inGamut,
  inksFor,
  loadCondition,
  PRINT_CONDITIONS,
  pressOf,
  printColor,
  printedLab,
  printInk,
  readInk,
  saysInk,
  seenInk,
  separate,
  toPrint,
} from './index.ts';
import { distanceOf } from './lab.ts';
import { nearestInk } from './nearest-ink.ts';

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

  test('has a gray axis that is neutral, monotone and without steps', async () => {
    const condition = await loadCondition(id);
    const grays = Array.from({ length: 256 }, (_, i) => i / 255);
    const inks = grays.map((v) => separate(condition, { r: v, g: v, b: v }));
    const labs = inks.map((cmyk) => printedLab(condition, cmyk));
    for (let i = 1; i < 256; i++) {
      expect(inks[i]![3]).toBeLessThanOrEqual(inks[i - 1]![3] + 0.01);
      expect(labs[i]!.l).toBeGreaterThan(labs[i - 1]!.l);
    }
    for (let i = 2; i < 256; i++) {
      const [before, here, after] = [labs[i - 2]!, labs[i - 1]!, labs[i]!];
      const middle = (key: 'l' | 'a' | 'b') => (before[key] + after[key]) / 2;
      const straight = { l: middle('l'), a: middle('a'), b: middle('b') };
      expect(2 * distanceOf(here, straight)).toBeLessThan(0.5);
    }
    const seen = [0.2, 0.5, 0.8].map(
      (v) => parseHex(toPrint(condition, { r: v, g: v, b: v }).seen)!,
    );
    for (const { r, g, b } of seen)
      expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(0.02);
  });

  test('finds inks again from the color that they make', async () => {
    const condition = await loadCondition(id);
    const random = createRandom('inks');
    for (let i = 0; i < 100; i++) {
      const inks = [random(), random(), random(), random()].map((ink) => ink * 100);
      const most = Math.min(1, inkLimit / inks.reduce((a, b) => a + b));
      const [c, m, y, k] = inks.map((ink) => ink * most) as [number, number, number, number];
      const wanted = printedLab(condition, [c, m, y, k]);
      const { ink } = nearestInk(condition, wanted, 100 * random());
      expect(distanceOf(printedLab(condition, ink), wanted)).toBeLessThan(1);
      expect(ink.reduce((a, b) => a + b)).toBeLessThanOrEqual(inkLimit + 1e-9);
    }
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

describe('inks as a text', () => {
  test.each([
    ['cmyk(76%, 47%, 0%, 4%)', [76, 47, 0, 4]],
    [' CMYK(76 47.5 0 4) ', [76, 47.5, 0, 4]],
  ])('%s', (text, inks) => {
    expect(saysInk(text)).toBe(true);
    expect(readInk(text, 'coated')).toEqual(inks);
  });

  test.each([
    ['cmyk(101%, 0%, 0%, 0%)', 'coated', 'must have four inks of 0% to 100%'],
    ['cmyk(-1%, 0%, 0%, 0%)', 'coated', 'must have four inks of 0% to 100%'],
    ['cmyk(1, 2, 3)', 'coated', 'must have four inks of 0% to 100%'],
    [
      'cmyk(100, 100, 41, 0)',
      'newsprint',
      'must have at most 240% of ink in all for newsprint, not 241%',
    ],
    ['cmyk(1, 2, 3, 4)', undefined, 'needs a print condition for cmyk(): coated, uncoated'],
  ] as const)('%s on %s is refused', (text, id, reason) => {
    expect(readInk(text, id)).toContain(reason);
  });

  test('answers of programs hold them', async () => {
    const color = parseHex('#F4A261')!;
    const print = (await printColor(color, { condition: 'coated' }))!;
    expect(print).toMatchObject({ condition: 'coated', printable: true });
    expect(readInk(print.cmyk, 'coated')).toEqual(Object.values(print.values));
    const back = await printInk(print.cmyk, { condition: 'coated' });
    expect(back.print).toEqual({ ...print, distance: 0 });
    const inks = Object.values(print.values).map((ink) => ink / 100);
    expect(await inksFor([color], { condition: 'coated' })).toEqual({
      print: [inks],
      outputCondition: 'FOGRA39',
    });
    expect(await inksFor([color], {})).toEqual({});
    expect(await printColor(color, {})).toBeUndefined();
    await expect(printInk('cmyk(1, 2, 3)', {})).rejects.toThrow(RangeError);
  });
});
