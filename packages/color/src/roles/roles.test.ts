import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';

import { contrastRatio } from '../contrast/wcag.ts';
import { deltaEOK } from '../difference.ts';
import { toOklch } from '../spaces/oklch.ts';
import { formatHex, parseHex, type Srgb } from '../spaces/srgb.ts';
import { assignRoles, COLOR_ROLES, type ColorRole } from './assign-roles.ts';
import { fillOn, readOn } from './read-on.ts';

const byte = fc.integer({ min: 0, max: 255 });
const anyColor = fc
  .tuple(byte, byte, byte)
  .map(([r, g, b]) => ({ r: r / 255, g: g / 255, b: b / 255 }));
const anyGrey = byte.map((v) => ({ r: v / 255, g: v / 255, b: v / 255 }));
const anyPalette = fc.oneof(
  fc.array(anyColor, { minLength: 1, maxLength: 10 }),
  fc.array(anyGrey, { minLength: 1, maxLength: 10 }),
  fc.oneof(anyGrey, anyColor).map((color) => Array<Srgb>(5).fill(color)),
);
const anyChoice = fc.dictionary(fc.constantFrom(...COLOR_ROLES), fc.nat(9), { maxKeys: 6 });

const colorsOf = (list: string) => list.split(' ').map((hex) => parseHex(hex)!);
const isByte = (color: Srgb) => expect(parseHex(formatHex(color))).toEqual(color);

describe('roles', () => {
  test('VISUAL-26: all text reads at 4.5 on every role, with any palette and any choice', () => {
    fc.assert(
      fc.property(anyPalette, fc.boolean(), anyChoice, (colors, dark, choice) => {
        const chosen = Object.fromEntries(
          Object.entries(choice).map(([role, i]) => [role, colors[i % colors.length]!]),
        );
        const roles = assignRoles(colors, { dark, chosen });
        const grounds = COLOR_ROLES.map((role) => roles[role]);
        const fills = grounds.map((ground) => fillOn(ground, roles, ['primary', 'accent']));
        for (const ground of [...grounds, ...fills, ...colors]) {
          for (const ink of Object.values(readOn(ground, roles))) {
            isByte(ink);
            expect(contrastRatio(ink, ground)).toBeGreaterThanOrEqual(4.5);
          }
        }
      }),
      { numRuns: inject('propertyRuns') ?? 1000 },
    );
  });

  test('a chosen role is held, and nothing that was chosen is given a second role', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyColor, { minLength: 6, maxLength: 10, selector: formatHex }),
        fc.constantFrom(...COLOR_ROLES),
        fc.boolean(),
        (colors, role: ColorRole, dark) => {
          const roles = assignRoles(colors, { dark, chosen: { [role]: colors[3]! } });
          expect(roles[role]).toBe(colors[3]);
          expect(COLOR_ROLES.filter((other) => roles[other] === colors[3])).toEqual([role]);
        },
      ),
    );
  });

  test('the colours that paint areas differ, even in five equal greys', () => {
    fc.assert(
      fc.property(anyPalette, fc.boolean(), (colors, dark) => {
        const { page, surface, primary, secondary, accent } = assignRoles(colors, { dark });
        expect(formatHex(surface)).not.toBe(formatHex(page));
        for (const [one, other] of [
          [primary, page],
          [secondary, page],
          [secondary, primary],
          [accent, secondary],
          [accent, primary],
        ] as const) {
          expect(deltaEOK(one, other)).toBeGreaterThan(0.03);
        }
      }),
    );
  });

  test('a palette that has them brings its own page, text and signals', () => {
    const brand = colorsOf('0B2545 13315C E4572E 8DA9C4 EEF4ED');
    expect(names(brand)).toEqual({
      page: '#EEF4ED',
      text: '#0B2545',
      primary: '#E4572E',
      secondary: '#13315C',
      accent: '#8DA9C4',
    });
    expect(names(brand, true)).toMatchObject({ page: '#0B2545', text: '#EEF4ED' });
  });

  test('a page of a palette of strong colours is a tint, in a dark design a shade', () => {
    const neon = colorsOf('FF00FF 00FFFF FFFF00 00FF00 FF3131');
    const [light, dark] = [assignRoles(neon), assignRoles(neon, { dark: true })];
    expect(toOklch(light.page).l).toBeCloseTo(0.97, 1);
    expect(toOklch(dark.page).l).toBeCloseTo(0.18, 1);
    for (const { page } of [light, dark]) expect(toOklch(page).c).toBeLessThan(0.04);
  });

  test('a palette of greys gives greys only', () => {
    const roles = assignRoles(colorsOf('808080 808080 808080 808080 808080'));
    for (const ground of Object.values(roles)) {
      for (const color of [ground, ...Object.values(readOn(ground, roles))]) {
        expect(toOklch(color).c).toBeLessThan(0.001);
      }
    }
  });

  test('a palette without colours is refused', () => {
    expect(() => assignRoles([])).toThrow('at least one colour');
  });
});

function names(colors: readonly Srgb[], dark = false) {
  const { surface, ...roles } = assignRoles(colors, { dark });
  return Object.fromEntries(Object.entries(roles).map(([role, color]) => [role, formatHex(color)]));
}
