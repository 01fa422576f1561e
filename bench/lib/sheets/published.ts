import type { Hex } from '@swatchwork/color';

const listed = (hexes: string) => hexes.split(' ').map((hex): Hex => `#${hex}`);

/** Published palettes for categories, their first eight colors. */
export const PUBLISHED: Readonly<Record<string, Hex[]>> = {
  'Tableau 10': listed('4E79A7 F28E2B E15759 76B7B2 59A14F EDC948 B07AA1 FF9DA7'),
  'Observable 10': listed('4269D0 EFB118 FF725C 6CC5B0 3CA951 FF8AB7 A463F2 97BBF5'),
  'Okabe and Ito': listed('E69F00 56B4E9 009E73 F0E442 0072B2 D55E00 CC79A7 000000'),
  'ColorBrewer Dark2': listed('1B9E77 D95F02 7570B3 E7298A 66A61E E6AB02 A6761D 666666'),
  'Petroff 8': listed('1845FB FF5E02 C91F16 C849A9 ADAD7D 86C8DD 578DFF 656364'),
  Carbon: listed('6929C4 1192E8 005D5D 9F1853 FA4D56 570408 198038 002D9C'),
};
