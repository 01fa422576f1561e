import { beyondHex } from '@swatchwork/color';

import type { PaletteEntry } from '../api/types.ts';

/**
 * The whole color as text for CSS, with its opacity, such as `color(display-p3 1 0 0 / 0.5)`.
 * Undefined where the hex says all.
 */
export type Exact = string | undefined;

/** What a color of a palette is beyond its hex. */
export const exactOf = (color: PaletteEntry['colors'][number]): Exact =>
  typeof color === 'string' ? undefined : beyondHex(color);

/** What the colors of a saved palette are beyond their hexes, by place. */
export const exactsOf = ({ colors }: Pick<PaletteEntry, 'colors'>): Exact[] => colors.map(exactOf);

/** Such texts in the form of an address, by place: none for a color that is its hex. */
export const writeExacts = (exacts: readonly Exact[]): string =>
  exacts
    .map((exact) => exact ?? '')
    .join('_')
    .replace(/_+$/, '');
