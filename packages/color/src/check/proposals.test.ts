import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { deltaEOK } from '../difference.ts';
import { parseColor } from '../parse.ts';
import { fromOklch, toOklch } from '../spaces/oklch.ts';
import { formatHex, isInGamut, parseHex, type Srgb } from '../spaces/srgb.ts';
import { checkPalette, type PaletteCheck } from './check-palette.ts';
import type { Change } from './proposal.ts';
import { proposeFix } from './propose-fix.ts';
import { proposeRepair } from './propose-repair.ts';

const byte = fc.integer({ min: 0, max: 255 });
const color = fc
  .tuple(byte, byte, byte)
  .map(([r, g, b]) => ({ r: r / 255, g: g / 255, b: b / 255 }));
const palettes = fc.record({
  colors: fc.array(color, { minLength: 2, maxLength: 6 }),
  locked: fc.array(fc.boolean(), { maxLength: 6 }),
  target: fc.constantFrom(3, 4.5, 7),
});

const colorsOf = (hexes: string) => hexes.split(' ').map((hex) => parseHex(hex)!);
const check = (hexes: string, options?: Parameters<typeof checkPalette>[1]) =>
  checkPalette(colorsOf(hexes), options);
const proposed = ({ changes }: { changes: readonly Change[] }) =>
  changes.map(({ place, color }) => [place, formatHex(color)]);

/** The palette checked again with a change, as a person would who applied it. */
function apply({ colors, locked, target }: PaletteCheck, change: Change): PaletteCheck {
  const next = colors.map(({ color }, i) => (i === change.place ? change.color : color));
  return checkPalette(next, { locked, target });
}

describe('every change that is proposed', () => {
  test('is true to what it says, and leaves locked colors alone', () => {
    fc.assert(
      fc.property(palettes, ({ colors, ...options }) => {
        const before = checkPalette(colors, options);
        for (const [i, pair] of before.pairs.entries()) {
          for (const { changes } of [proposeFix(before, pair), proposeRepair(before, pair)]) {
            for (const change of changes) {
              expect(before.locked[change.place]).toBe(false);
              expect(pair.places).toContain(change.place);
              expect(parseHex(formatHex(change.color))).toEqual(change.color);
              expect(change.distance).toBe(deltaEOK(change.color, colors[change.place]!));
              const after = apply(before, change);
              expect(after.pairs[i]).toEqual(change.pair);
              const broken = after.pairs.filter(
                (one, j) =>
                  j !== i &&
                  ((before.pairs[j]!.meets && !one.meets) ||
                    one.collides.some((vision) => !before.pairs[j]!.collides.includes(vision))),
              );
              expect(change.breaks).toEqual(broken.map(({ places }) => places));
            }
            const distances = changes.map(({ distance }) => distance);
            expect(distances).toEqual(distances.toSorted((a, b) => a - b));
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test('of a contrast reaches the target', () => {
    fc.assert(
      fc.property(palettes, ({ colors, ...options }) => {
        const before = checkPalette(colors, options);
        for (const pair of before.pairs) {
          const { changes, obstacle } = proposeFix(before, pair);
          expect(changes.every((change) => change.pair.meets)).toBe(true);
          expect(obstacle !== undefined).toBe(!pair.meets && changes.length === 0);
        }
      }),
    );
  });

  test('of a collision ends it in every vision, breaks nothing and moves lightness alone', () => {
    fc.assert(
      fc.property(palettes, ({ colors, ...options }) => {
        const before = checkPalette(colors, options);
        for (const pair of before.pairs) {
          const { changes, obstacle } = proposeRepair(before, pair);
          expect(obstacle !== undefined).toBe(pair.collides.length > 0 && changes.length === 0);
          for (const change of changes) {
            expect(change.pair.collides).toEqual([]);
            expect(Math.min(...Object.values(change.pair.differences))).toBeGreaterThanOrEqual(
              0.08,
            );
            expect(change.breaks).toEqual([]);
            expect(change.pair.meets || !pair.meets).toBe(true);
            expectSameHue(change.color, colors[change.place]!);
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});

/** Gamut mapping may add 0.02, and in dark colors the rounding to 8 bits as much again. */
function expectSameHue(changed: Srgb, given: Srgb) {
  const { l, c } = toOklch(changed);
  expect(deltaEOK(fromOklch({ l, c, h: toOklch(given).h }), changed)).toBeLessThan(0.045);
}

describe(proposeFix, () => {
  test('offers one color for each place, the smaller change first', () => {
    const given = check('FFFFFF 3B82F6');
    expect(proposed(proposeFix(given, given.pairs[0]!))).toEqual([
      [1, '#2972E8'],
      [0, '#1E1E1E'],
    ]);
  });

  test.each([
    [[false, false], undefined],
    [[false, true], undefined],
    [[true, false], 'one-locked'],
    [[true, true], 'both-locked'],
  ])('a gray beside a blue at 7, locked %o: %s', (locked, obstacle) => {
    // Nothing reaches 7 beside this gray; black reaches it beside this blue.
    const given = check('777777 93C5FD', { locked, target: 7 });
    const proposal = proposeFix(given, given.pairs[0]!);
    expect(proposal.obstacle).toBe(obstacle);
    expect(proposal.changes.length > 0).toBe(obstacle === undefined);
  });

  test('names the pairs that a change would take below the target', () => {
    // Making the blue darker for white leaves the navy with too little.
    const given = check('FFFFFF 6B93D6 0F172A');
    expect(given.pairs.map(({ meets }) => meets)).toEqual([false, true, true]);
    const { changes } = proposeFix(given, given.pairs[0]!);
    expect(changes.map(({ place, breaks }) => [place, breaks])).toEqual([
      [1, [[1, 2]]],
      [0, [[0, 2]]],
    ]);
  });
});

test('of two free colors that no single change can help, neither is to blame', () => {
  const given = check('777777 6E6E6E', { target: 7 });
  expect(proposeFix(given, given.pairs[0]!)).toEqual({ changes: [], obstacle: 'out-of-reach' });
});

describe(proposeRepair, () => {
  test('offers each free color lighter and darker, the smallest change first', () => {
    const given = check('D00000 00A000');
    expect(proposed(proposeRepair(given, given.pairs[0]!))).toEqual([
      [1, '#1CAA18'],
      [0, '#C10000'],
      [1, '#007200'],
      [0, '#FF5645'],
    ]);
  });

  test('keeps to the colors that are free', () => {
    const first = check('D00000 00A000', { locked: [true] });
    expect(proposed(proposeRepair(first, first.pairs[0]!))).toEqual([
      [1, '#1CAA18'],
      [1, '#007200'],
    ]);
    const both = check('D00000 00A000', { locked: [true, true] });
    expect(proposeRepair(both, both.pairs[0]!)).toEqual({ changes: [], obstacle: 'both-locked' });
  });

  test('does not offer a color that ends a contrast, though it would end the collision', () => {
    const alone = check('B00000 007D00');
    expect(alone.pairs[0]!.collides).toEqual(['deutan']);
    expect(proposed(proposeRepair(alone, alone.pairs[0]!))).toEqual([
      [0, '#940000'],
      [1, '#299325'],
      [0, '#FF6856'],
      [1, '#003000'],
    ]);
    // Each of the two can be read on white, and lighter ones could not.
    const onWhite = check('B00000 007D00 FFFFFF');
    expect(proposed(proposeRepair(onWhite, onWhite.pairs[0]!))).toEqual([
      [0, '#940000'],
      [1, '#003000'],
    ]);
  });

  test('says so where no lightness is left', () => {
    // Grays a step apart, from black to white: there is no room between them.
    const grays = Array.from({ length: 30 }, (_, i) => {
      const byte = Math.round((i * 255) / 29);
      return { r: byte / 255, g: byte / 255, b: byte / 255 };
    });
    const given = checkPalette(grays, { target: 3 });
    const pair = given.pairs.find(({ places }) => places[0] === 14 && places[1] === 15)!;
    expect(proposeRepair(given, pair)).toEqual({ changes: [], obstacle: 'out-of-reach' });
  });

  test('two of the same color become two', () => {
    const given = check('3B82F6 3B82F6');
    expect(given.pairs[0]!.collides).toHaveLength(4);
    expect(proposeRepair(given, given.pairs[0]!).changes.length).toBeGreaterThan(0);
  });

  test('tries no more lightnesses for a color far beyond every screen', () => {
    const far = [1e9, 1e9].map((value) => ({ r: value, g: value, b: value }));
    const given = checkPalette(far);
    const { changes } = proposeRepair(given, given.pairs[0]!);
    for (const { color } of changes) expect(formatHex(color)).toMatch(/^#/);
    expect(changes.length).toBeGreaterThan(0);
  });

  test('is a color of sRGB beside one that sRGB does not have', () => {
    const wide = ['color(display-p3 0 1 0)', 'color(display-p3 0.02 1 0.01)', 'white'];
    const given = checkPalette(wide.map((text) => parseColor(text)!.color));
    for (const pair of given.pairs) {
      for (const change of [
        ...proposeFix(given, pair).changes,
        ...proposeRepair(given, pair).changes,
      ]) {
        expect(isInGamut(change.color)).toBe(true);
        const own = apply(given, change).pairs.find(
          ({ places }) => places.join() === pair.places.join(),
        )!;
        expect(own.contrast).toBe(change.pair.contrast);
      }
    }
  });
});
