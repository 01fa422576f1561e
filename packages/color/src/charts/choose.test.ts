import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';

import { contrastRatio } from '../contrast/wcag.ts';
import { deltaEOK } from '../difference.ts';
import { STYLE_IDS } from '../palette/styles.ts';
import { BLACK, formatHex, parseHex, type Srgb, WHITE } from '../spaces/srgb.ts';
import { type Categorical, createCategorical } from './categorical.ts';
import { floorOf } from './constants.ts';
import { toTone } from './flaws.ts';
import { measurePairs } from './measure.ts';

const color = (hex: string) => parseHex(hex)!;
const NAVY = color('#111827');

const familiesOf = ({ colors }: Categorical) => colors.map((one) => toTone(one).family);

const channel = fc.integer({ min: 0, max: 255 }).map((byte) => byte / 255);
const anyColor = fc.record({ r: channel, g: channel, b: channel });
const anyInput = fc
  .record({
    count: fc.integer({ min: 2, max: 12 }),
    fixed: fc.array(anyColor, { maxLength: 8 }),
    grounds: fc.oneof(
      fc.constantFrom([WHITE], [NAVY], [BLACK], [WHITE, NAVY], []),
      anyColor.map((ground) => [ground]),
    ),
    style: fc.constantFrom(...STYLE_IDS),
    seed: fc.integer({ min: 0, max: 999 }),
  })
  .map((input) => ({ ...input, fixed: input.fixed.slice(0, input.count - 1) }));

/** The least distance between two of which not both are fixed, in units of the floor. */
const leastOf = ({ colors }: Categorical, fixed: number) =>
  Math.min(
    ...measurePairs(colors).map(({ places: [, later], distance }) =>
      later > fixed ? distance / floorOf(later) : Infinity,
    ),
  );

const SEEDS = inject('propertyRuns') ? [undefined] : [undefined, 'harbor', 'quarry', 3];

describe('above the floor', () => {
  test('any given colors, grounds, style and seed: as far apart as the floor wherever distance alone gets there', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const made = createCategorical(input);
        const { colors, relaxed } = made;
        expect(relaxed).toEqual([]);
        expect(colors.slice(0, input.fixed.length)).toEqual(input.fixed);
        const added = colors.slice(input.fixed.length);
        for (const one of added) {
          expect(toTone(one).family).not.toBe('gray');
          for (const ground of input.grounds) {
            expect(contrastRatio(one, ground)).toBeGreaterThanOrEqual(3);
          }
        }
        if (leastOf(made, input.fixed.length) < 1) {
          const spread = createCategorical({ ...input, style: 'spread' });
          expect(leastOf(spread, input.fixed.length)).toBeLessThan(1);
        }
      }),
      { numRuns: inject('propertyRuns') ? 5 : 100, seed: 57 },
    );
  }, 240_000);

  test.each([{ grounds: [WHITE] }, { grounds: [NAVY] }, { grounds: [BLACK] }])(
    'up to eight colors are of as many families, and the first three are 15 apart: %j',
    (asked) => {
      for (const seed of SEEDS) {
        for (const count of [3, 5, 8]) {
          const made = createCategorical({ ...asked, count, seed });
          expect(new Set(familiesOf(made)).size, `${seed}`).toBe(count);
          expect(made.prefixes[1]!.smallest).toBeGreaterThanOrEqual(15);
        }
      }
    },
  );

  test.each([WHITE, NAVY])(
    'eight have a red that is no rust, and a pink that is no mauve: %j',
    (ground) => {
      const tones = createCategorical({ count: 8, grounds: [ground] }).colors.map(toTone);
      const of = (family: string) => tones.find((tone) => tone.family === family)!;
      expect(of('red').h).toBeLessThan(32);
      expect(of('pink').c).toBeGreaterThan(0.09);
    },
  );

  test('twelve colors have no neighbors of one family', () => {
    const families = familiesOf(createCategorical({ count: 12, grounds: [WHITE] }));
    for (const [i, family] of families.entries()) expect(family).not.toBe(families[i + 1]);
  });

  test('each seed gives another palette, and always the same', () => {
    const of = (seed?: string | number) =>
      createCategorical({ count: 6, grounds: [WHITE], seed }).colors;
    expect(of('harbor').map(formatHex)).toEqual(of('harbor').map(formatHex));
    expect(of(7)).toEqual(of('7'));
    const apart = (a: readonly Srgb[], b: readonly Srgb[]) =>
      a.reduce((sum, one, i) => sum + deltaEOK(one, b[i]!), 0) / a.length;
    expect(apart(of('harbor'), of('quarry'))).toBeGreaterThan(0.08);
    expect(apart(of('harbor'), of())).toBeGreaterThan(0.08);
  });

  test('styles differ in chroma, and one hue keeps that of the color given', () => {
    const chromaOf = (style: 'bright' | 'muted') => {
      const tones = createCategorical({ count: 6, grounds: [WHITE], style }).colors.map(toTone);
      return tones.reduce((sum, { c }) => sum + c, 0) / 6;
    };
    expect(chromaOf('bright')).toBeGreaterThan(1.4 * chromaOf('muted'));
    const blues = createCategorical({ count: 4, fixed: [color('#0A66C2')], style: 'one-hue' });
    for (const { h } of blues.colors.map(toTone)) expect(Math.abs(h - 255)).toBeLessThan(45);
  });
});
