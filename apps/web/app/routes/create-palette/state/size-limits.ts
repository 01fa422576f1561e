import { FEWEST_COLORS, MOST_COLORS } from '@swatchwork/contract/constants';

import type { PaletteVersion } from '../../../palettes/creator-document.ts';
import { toast } from '../../../ui/messages/toast.ts';

/** Whether the palette holds as many colors as it can. */
export const isFull = ({ colors }: Pick<PaletteVersion, 'colors'>): boolean =>
  colors.length >= MOST_COLORS;

/** Whether the palette holds as few colors as it can. */
export const isSmallest = ({ colors }: Pick<PaletteVersion, 'colors'>): boolean =>
  colors.length <= FEWEST_COLORS;

export function sayFull(): undefined {
  toast.info('Palette Full', 'A palette can have at most ten colors. Remove one to add another.');
}

export function saySmallest(): void {
  toast.info('Two Colors Left', 'A palette needs at least two colors. Add one to remove another.');
}
