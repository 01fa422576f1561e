import {
  describe,
  formatHex,
  generatePalette,
  type Hex,
  parseHex,
  type Srgb,
} from '@swatchwork/color';

import { leadColor } from '../../tools/go-on/targets.ts';
import { toast } from '../../ui/messages/toast.ts';
import { HERO_COLORS, type HeroColor } from './hero-colors.ts';

/** New colors in the places that are not locked. */
export function changeHero(colors: readonly HeroColor[]): HeroColor[] {
  if (colors.every(({ isLocked }) => isLocked)) {
    toast.info('All Colors Locked', 'Unlock at least one to generate new colors.');
    return [...colors];
  }
  return fill(colors.map(({ hex, isLocked }) => (isLocked ? hex : undefined)));
}

/** Given colors, locked, and others that go with them; the same each time. */
export function heroAround(given: readonly Hex[]): HeroColor[] {
  const places = HERO_COLORS.map((_, place) => given[place]);
  return fill(places, given.join(' '));
}

/** The first locked color, else the one that people notice first. */
export const leadOf = (colors: readonly HeroColor[]): Hex =>
  colors.find(({ isLocked }) => isLocked)?.hex ??
  leadColor({ colors: colors.map(({ hex }) => hex) });

function fill(given: readonly (Hex | undefined)[], seed?: string): HeroColor[] {
  const locked = given.map((hex) => (hex ? parseHex(hex)! : null));
  const isFull = locked.every(Boolean);
  const palette = isFull
    ? (locked as Srgb[]) // every place is taken
    : generatePalette({ type: 'random', count: given.length, locked, ...(seed && { seed }) });
  return palette.map((color, place) => ({
    hex: formatHex(color),
    name: describe(color),
    isLocked: given[place] !== undefined,
  }));
}
