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

  test('the colors that paint areas differ, even in five equal grays', () => {
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

  test('a page of a palette of strong colors is a tint, in a dark design a shade', () => {
    const neon = colorsOf('FF00FF 00FFFF FFFF00 00FF00 FF3131');
    const [light, dark] = [assignRoles(neon), assignRoles(neon, { dark: true })];
    expect(toOklch(light.page).l).toBeCloseTo(0.97, 1);
    expect(toOklch(dark.page).l).toBeCloseTo(0.18, 1);
    for (const { page } of [light, dark]) expect(toOklch(page).c).toBeLessThan(0.04);
  });

  test('a palette of grays gives grays only', () => {
    const roles = assignRoles(colorsOf('808080 808080 808080 808080 808080'));
    for (const ground of Object.values(roles)) {
      for (const color of [ground, ...Object.values(readOn(ground, roles))]) {
        expect(toOklch(color).c).toBeLessThan(0.001);
      }
    }
  });

  // Page, surface, primary, secondary, accent, text; then what is read on the primary color (text,
  // soft, strong) and what is filled with on the surface.
  test.each([
    ['3B82F6', false, 'F0F5FD FBFEFF 3B82F6 001789 84B8FF 132139', '111E37 111E37 001D46 3B82F6'],
    ['3B82F6', true, '0B121D 1C2026 3B82F6 001789 84B8FF ECF2FC', '0B121D 101D33 001D46 3B82F6'],
    [
      'FFFFFF 000000',
      true,
      '000000 010101 636363 B7B7B7 2E2E2E FFFFFF',
      'FFFFFF E6E6E6 DFDFDF 636363',
    ],
    [
      '264653 2A9D8F E9C46A F4A261 E76F51',
      false,
      'FDF2F0 FFFCFB E76F51 2A9D8F E9C46A 264653',
      '182F39 182F39 392A00 E76F51',
    ],
    [
      '264653 2A9D8F E9C46A F4A261 E76F51',
      true,
      '1B0D0A 251D1B E76F51 264653 2A9D8F FCEFEB',
      '1B0D0A 3C1D15 08322E E76F51',
    ],
    [
      'F8FAFC EEF2F7 1E293B 0EA5E9 F97316',
      false,
      'F8FAFC EFF0F1 F97316 0EA5E9 551400 1E293B',
      '1E293B 343037 551400 F97316',
    ],
    [
      'F8FAFC EEF2F7 1E293B 0EA5E9 F97316',
      true,
      '1E293B 323842 F97316 0EA5E9 EEF2F7 F8FAFC',
      '1E293B 343037 333334 F97316',
    ],
    [
      '0F172A 1E293B 38BDF8 F1F5F9 A78BFA',
      true,
      '0F172A 212630 A78BFA 1E293B 38BDF8 F1F5F9',
      '0F172A 303158 1E293B A78BFA',
    ],
    [
      'FDF6E3 EEE8D5 DDD6C1 586E75 B58900 268BD2',
      false,
      'FDF6E3 EEE8D5 268BD2 DDD6C1 B58900 092438',
      '062035 062035 2A1C00 268BD2',
    ],
    [
      'FDF6E3 EEE8D5 DDD6C1 586E75 B58900 268BD2',
      true,
      '08131C 1B2025 268BD2 EEE8D5 B58900 FDF6E3',
      '08131C 0B1F2E 2A1C00 268BD2',
    ],
    [
      'FF0000 00FF00 0000FF',
      true,
      '0C111D 1C1F25 0000FF 00FF00 FF0000 EDF2FC',
      'EDF2FC B9BDFD 00FF00 0000FF',
    ],
    [
      'FAFAFA F0F0F0 E5E5E5 111111 DC2626',
      false,
      'FAFAFA F0F0F0 DC2626 E5E5E5 630000 111111',
      'FAFAFA FAFAFA FEF5F3 DC2626',
    ],
    [
      'FAFAFA F0F0F0 E5E5E5 111111 DC2626',
      true,
      '111111 1F1F1F DC2626 F0F0F0 FF8E81 FAFAFA',
      'FAFAFA FAFAFA FEF5F3 DC2626',
    ],
  ])('%s, dark: %s', (palette, dark, expected, read) => {
    const roles = assignRoles(colorsOf(palette), { dark });
    expect(COLOR_ROLES.map((role) => roles[role])).toEqual(colorsOf(expected));
    const { text, soft, strong } = readOn(roles.primary, roles);
    const fill = fillOn(roles.surface, roles, ['primary', 'accent']);
    expect([text, soft, strong, fill]).toEqual(colorsOf(read));
  });

  test('a palette without colors is refused', () => {
    expect(() => assignRoles([])).toThrow('at least one color');
  });
});

function names(colors: readonly Srgb[], dark = false) {
  const { surface, ...roles } = assignRoles(colors, { dark });
  return Object.fromEntries(Object.entries(roles).map(([role, color]) => [role, formatHex(color)]));
}
