import { describe, formatHex, generatePalette, parseHex } from '@swatchwork/color';

import { toast } from '../../ui/messages/toast.ts';
import type { HeroColor } from './hero-colors.ts';

/** New colors in the places that are not locked, loaded when they are first asked for. */
export function shuffleHero(colors: readonly HeroColor[]): HeroColor[] {
  if (colors.every(({ isLocked }) => isLocked)) {
    toast.info('All Colors Locked', 'Unlock at least one to generate new colors.');
    return [...colors];
  }
  const locked = colors.map(({ hex, isLocked }) => (isLocked ? parseHex(hex)! : null));
  const palette = generatePalette({ type: 'random', count: colors.length, locked });
  return palette.map((color, place) => {
    const before = colors[place]!;
    return before.isLocked ? before : { hex: formatHex(color), name: describe(color) };
  });
}
