import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fromLinear, toLinear } from '../spaces/linear-light.ts';
import { formatHex, parseHex } from '../spaces/srgb.ts';
import { simulateVision } from './simulate.ts';
import { VISION_TYPES } from './transform.ts';

const channel = fc.double({ min: 0, max: 1, noNaN: true });

describe(simulateVision, () => {
  // The published matrices at full severity, applied by hand to linear light and clipped.
  test.each([
    ['protan', [0.152286, 0.114503, -0.003882], [1.052583, 0.786281, -0.048116]],
    ['deutan', [0.367322, 0.280085, -0.01182], [0.860646, 0.672501, 0.04294]],
    ['tritan', [1.01277, -0.01243, 0.07589], [0.18979, 0.81526, 1.12767]],
    ['achromat', [0.2126, 0.2126, 0.2126], [0.7152, 0.7152, 0.7152]],
  ] as const)('%s: pure red and pure green', (type, red, green) => {
    expect(linear(simulateVision({ r: 1, g: 0, b: 0 }, type, 1))).toEqual(clipped(red));
    expect(linear(simulateVision({ r: 0, g: 1, b: 0 }, type, 1))).toEqual(clipped(green));
  });

  test('severities between two published matrices are interpolated', () => {
    const half = linear(simulateVision({ r: 1, g: 0, b: 0 }, 'protan', 0.55));
    expect(half[0]).toBeCloseTo((0.458064 + 0.38545) / 2, 6);
    expect(linear(simulateVision({ r: 1, g: 0, b: 0 }, 'deutan', 0.5))[0]).toBeCloseTo(0.547494, 6);
  });

  test.each(VISION_TYPES)('%s: grays keep their look, severity 0 changes nothing', (type) => {
    for (const hex of ['#000000', '#808080', '#FFFFFF'] as const) {
      expect(formatHex(simulateVision(parseHex(hex)!, type, 1))).toBe(hex);
    }
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const seen = simulateVision({ r, g, b }, type, 0);
        expect(seen.r).toBeCloseTo(r, 6);
        expect(seen.g).toBeCloseTo(g, 6);
        expect(seen.b).toBeCloseTo(b, 6);
      }),
    );
  });

  test('red and green draw together for deutan vision, blue and yellow do not', () => {
    const see = (hex: string) => simulateVision(parseHex(hex)!, 'deutan', 1);
    expect(Math.abs(see('#D00000').b - see('#00A000').b)).toBeLessThan(0.25);
    expect(Math.abs(see('#0000FF').b - see('#FFFF00').b)).toBeGreaterThan(0.5);
  });

  test.each([-0.1, 1.1, Number.NaN])('refuses a severity of %d', (severity) => {
    expect(() => simulateVision({ r: 0, g: 0, b: 0 }, 'protan', severity)).toThrow(/0…1/);
  });
});

const linear = ({ r, g, b }: { r: number; g: number; b: number }) =>
  [r, g, b].map((value) => expectClose(toLinear(value)));

const clipped = (values: readonly number[]) =>
  values.map((value) => expectClose(toLinear(fromLinear(Math.min(1, Math.max(0, value))))));

const expectClose = (value: number) => Math.round(value * 1e6) / 1e6;
