import { parseHex } from '@swatchwork/color';
import type { ExportedPalette } from '@swatchwork/formats';

const HOSTILE = ['a "b"', '</x>&', '*/ }', '// --> $x', 'Déjà vu', '夏', 'class', 'Sea', 'Sea', ''];

const cube = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const value = (i * 40_503 * 97 + 7) % 0x1000000;
    return parseHexOf(value.toString(16).padStart(6, '0'));
  });

/** Palettes that break careless programs: one color, 256, names, opacity, near black. */
export const PALETTES: readonly ExportedPalette[] = [
  { name: 'Sea', colors: ['#3B82F6'], colorNames: ['Foam'] },
  { name: 'Many', colors: cube(256), colorNames: cube(256).map((_, i) => `Color no. ${i}`) },
  { name: 'Unnamed', colors: cube(5) },
  { name: 'Hostile */ "name"', colors: cube(HOSTILE.length), colorNames: HOSTILE },
  { name: 'Alpha', colors: cube(4), alphas: [0, 0.25, 0.5, 1] },
  { name: 'Near black', colors: ['#000000', '#000001', '#010000', '#000100', '#FFFFFF'] },
];

function parseHexOf(digits: string): `#${string}` {
  const hex = `#${digits.toUpperCase()}` as const;
  if (!parseHex(hex)) throw new Error(`${hex} is no hex`);
  return hex;
}
