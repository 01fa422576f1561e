import { formatHex, parseHex, simulateVision, VISION_TYPES } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import {
  DEFAULTS,
  MEASURES,
  readNumber,
  readVision,
  SEVERITY,
  seenColor,
} from './read-simulation.ts';

const [size, line, spacing] = MEASURES;
const RED = parseHex('#D02020')!;

test('SIM-04, SIM-05, SIM-06: the ranges of the sliders', () => {
  expect(size).toMatchObject({ min: 8, max: 72, step: 1 });
  expect(line).toMatchObject({ min: 1, max: 3, step: 0.1 });
  expect(spacing).toMatchObject({ min: 0, max: 5, step: 0.1 });
  expect(DEFAULTS).toMatchObject({ size: '16', line: '1.5', spacing: '0' });
});

describe(readNumber, () => {
  test.each([
    ['20', 20],
    ['7', 8],
    ['1e9', 72],
    ['20.4', 20],
    ['', 16],
    ['x', 16],
    ['Infinity', 16],
  ])('font size %j is %d', (text, expected) => {
    expect(readNumber(text, '16', size!)).toBe(expected);
  });

  test('steps of a tenth stay tenths', () => {
    expect(readNumber('1.7', '1.5', line!)).toBe(1.7);
    expect(readNumber('0.3', '0', spacing!)).toBe(0.3);
    expect(readNumber('42', '100', SEVERITY)).toBe(40);
  });
});

describe(seenColor, () => {
  test.each(VISION_TYPES)('%s vision at its severity', (vision) => {
    const seen = seenColor(RED, readVision({ ...DEFAULTS, vision, severity: '60' }));
    expect(seen).toBe(formatHex(simulateVision(RED, vision, 0.6)));
    expect(seen).not.toBe('#D02020');
  });

  test.each(['', 'constructor'])('%j changes nothing', (vision) => {
    expect(seenColor(RED, readVision({ ...DEFAULTS, vision }))).toBe('#D02020');
  });
});
