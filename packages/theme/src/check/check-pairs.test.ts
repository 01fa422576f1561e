import { contrastRatio, formatHex, parseHex } from '@swatchwork/color';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createTheme, THEME_MODES, ThemeInputError } from '../index.ts';
import { checkPairs } from './check-pairs.ts';

const ratioOf = (one: string, two: string) => contrastRatio(parseHex(one)!, parseHex(two)!);

/** The opaque color that a browser shows, computed by hand. */
function over(top: readonly [number, number, number, number], beneath: string): string {
  const [r, g, b, alpha] = top;
  const under = [1, 3, 5].map((at) => Number.parseInt(beneath.slice(at, at + 2), 16));
  const bytes = [r, g, b].map((top, i) => Math.round(top * alpha + under[i]! * (1 - alpha)));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

describe('checkPairs', () => {
  test('agrees with the theme about every pair that it declares', () => {
    const theme = createTheme({ brands: ['#0A66C2', '#FFD60A'] });
    const modes = Object.fromEntries(
      THEME_MODES.map((mode) => [
        mode,
        Object.fromEntries(
          Object.entries(theme.modes[mode].roles).map(([role, { hex }]) => [role, hex]),
        ),
      ]),
    );
    const { passed, failed, pairs } = checkPairs({ modes });
    expect([passed, failed]).toEqual([true, 0]);
    expect(pairs.map(({ id }) => id).sort()).toEqual(theme.pairs.map(({ id }) => id).sort());
    for (const { id, modes } of pairs) {
      const declared = theme.pairs.find((pair) => pair.id === id)!;
      for (const mode of THEME_MODES) {
        expect(modes[mode]!.minimum).toBe(declared.modes[mode].minimum);
        expect(modes[mode]!.ratio).toBeGreaterThanOrEqual(modes[mode]!.minimum);
      }
    }
  });

  test('counts what is judged, modes that are alike, and pairs that are in some modes alone', () => {
    const light = { text: '#111111', ground: '#FFFFFF', line: '#CCCCCC' };
    const dim = { text: '#EEEEEE', ground: '#000000', line: '#CCCCCC', 'text-muted': '#AAAAAA' };
    const { coverage } = checkPairs({ modes: { light, dim, night: { ...dim } } });
    expect(coverage).toMatchObject({ colors: 4, judged: 2, contexts: 3, alike: 1, isWhole: false });
    expect(coverage.unjudged.pairs).toEqual([
      {
        pair: 'text-muted/ground',
        contexts: ['dim', 'night'],
        reason: 'its colors are not in the other modes',
      },
    ]);
    const whole = checkPairs({ modes: { light }, pairs: [['line', 'ground', 1]] });
    expect(whole.coverage).toMatchObject({ colors: 3, judged: 2, contexts: 1, isWhole: true });
  });

  test('a translucent background is judged on its worst ground, a translucent text as it is seen', () => {
    const colors = {
      white: '#FFFFFF',
      gray: '#C0C0C0',
      veil: 'rgb(0 0 255 / 20%)',
      ink: 'rgb(0 0 0 / 70%)',
    };
    const { pairs } = checkPairs({
      modes: { only: colors },
      pairs: [['ink', 'veil', 4.5]],
      grounds: ['white', 'gray'],
    });
    const seen = pairs[0]!.modes.only!;
    const background = over([0, 0, 255, 0.2], '#C0C0C0');
    expect(seen).toMatchObject({ worst: 'gray', background });
    expect(seen.foreground).toBe(over([0, 0, 0, 0.7], background));
    expect(seen.ratio).toBe(ratioOf(seen.foreground, seen.background));
    expect(seen.ratio).toBeLessThan(ratioOf(over([0, 0, 0, 0.7], '#CCCCFF'), '#CCCCFF'));
  });

  test('the repair is the smaller change, and serves all pairs of its color where one does', () => {
    const only = { text: '#777777', ground: '#FFFFFF', surface: '#EEEEEE' };
    const { failed, pairs } = checkPairs({
      modes: { only },
      pairs: ['text/ground', 'text/surface'],
    });
    expect(failed).toBe(2);
    const [onGround, onSurface] = pairs.map(({ modes }) => modes.only!.repair!);
    expect(onGround).toMatchObject({ name: 'text', servesAll: true });
    expect(onSurface).toEqual(onGround);
    expect(ratioOf(onGround!.hex, '#EEEEEE')).toBeGreaterThanOrEqual(4.5);
  });

  test('where no change serves all pairs of a color, one that serves this pair is named as such', () => {
    const only = { text: '#777777', white: '#FFFFFF', black: '#000000' };
    const { pairs } = checkPairs({
      modes: { only },
      pairs: [
        ['text', 'white', 10],
        ['text', 'black', 10],
      ],
    });
    for (const { modes } of pairs) expect(modes.only!.repair).toMatchObject({ servesAll: false });
    const none = checkPairs({
      modes: { only: { ...only, violet: '#8040C0' } },
      pairs: [
        ['white', 'violet', 21],
        ['violet', 'white', 21],
      ],
    });
    expect(none.pairs[0]!.modes.only!.repair).toBeUndefined(); // violet would be black
  });

  test('no repair makes a light background dark, and a text moves rather than a background', () => {
    const only = { ground: '#F7F7F5', text: '#9A9A9A', button: '#FF7A00', label: '#FFFFFF' };
    const { pairs } = checkPairs({ modes: { only }, pairs: ['text/ground', 'label/button'] });
    expect(pairs.map(({ modes }) => modes.only!.repair?.name)).toEqual(['text', 'label']);
    const held = checkPairs({ modes: { only }, pairs: [['label', 'ground', 4.5]] });
    expect(held.pairs[0]!.modes.only!.repair?.name).toBe('label');
  });

  test('the minimum is that of the theme for its pairs, else that of text; high contrast asks AAA', () => {
    const colors = { text: '#000', ground: '#FFF', 'border-strong': '#000', a: '#000', b: '#FFF' };
    const { pairs } = checkPairs({
      modes: { light: colors, 'high-contrast': colors },
      pairs: ['text/ground', 'border-strong/ground', 'a/b', ['b', 'a', 2]],
    });
    const minima = pairs.map(({ modes }) => [
      modes.light!.minimum,
      modes['high-contrast']!.minimum,
    ]);
    expect(minima).toEqual([
      [4.5, 7],
      [3, 3],
      [4.5, 7],
      [2, 2],
    ]);
    const strict = checkPairs({ modes: { light: colors }, pairs: ['a/b'], target: 'AAA' });
    expect(strict.pairs[0]!.modes.light!.minimum).toBe(7);
  });

  const byte = fc.integer({ min: 0, max: 255 });
  const color = fc
    .tuple(byte, byte, byte)
    .map(([r, g, b]) => formatHex({ r: r / 255, g: g / 255, b: b / 255 }));
  const minimum = fc.constantFrom(3, 4.5, 7, 12);

  test('a repair that serves all lets every pair of its color pass when it is made', () => {
    fc.assert(
      fc.property(color, color, color, minimum, minimum, (text, first, second, one, two) => {
        const input = (colors: Record<string, string>) => ({
          modes: { only: { text, first, second, ...colors } },
          pairs: [['text', 'first', one] as const, ['text', 'second', two] as const],
        });
        for (const { id, modes } of checkPairs(input({})).pairs) {
          const { passes, repair } = modes.only!;
          expect(repair === undefined || !passes).toBe(true);
          if (!repair) continue;
          const mended = checkPairs(input({ [repair.name]: repair.hex }));
          const own = mended.pairs.find((pair) => pair.id === id)!;
          expect(own.modes.only!.passes).toBe(true);
          const touched = mended.pairs.filter(({ id }) => id.split('/').includes(repair.name));
          if (repair.servesAll) {
            expect(touched.every(({ modes }) => modes.only!.passes)).toBe(true);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    [{ modes: {} }, 'modes'],
    [{ modes: { a: { x: 'no' } } }, 'modes.a.x'],
    [{ modes: { a: { x: 'red' } } }, 'pairs'],
    [{ modes: { a: { x: 'red' } }, pairs: ['x'] }, 'pairs[0]'],
    [{ modes: { a: { x: 'red' }, b: { y: 'red' } }, pairs: ['x/x'] }, 'pairs[0]'],
    [{ modes: { a: { x: 'red' } }, pairs: ['x/x', 'x/x'] }, 'pairs[1]'],
    [{ modes: { a: { x: 'red' } }, pairs: ['x/x'], grounds: ['y'] }, 'grounds[0]'],
    [{ modes: { a: { x: '#F008' } }, pairs: ['x/x'] }, 'grounds'],
    [{ modes: { a: { x: '#F008', y: '#F008' } }, pairs: ['x/x'], grounds: ['y'] }, 'modes.a.y'],
  ])('%j is refused by name', (input, field) => {
    expect(() => checkPairs(input)).toThrow(expect.objectContaining({ field }));
    expect(() => checkPairs(input)).toThrow(ThemeInputError);
  });
});
