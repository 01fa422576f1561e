import type { Hex } from '@swatchwork/color';

export type HeroColor = { hex: Hex; name: string; isLocked?: boolean };

/** The six fixed colors that the hero opens with, each with a name. */
export const HERO_COLORS: readonly HeroColor[] = [
  { hex: '#3D1A5B', name: 'Aubergine' },
  { hex: '#2B50E0', name: 'Cobalt' },
  { hex: '#0FA08E', name: 'Verdigris' },
  { hex: '#F6C945', name: 'Saffron' },
  { hex: '#F4793B', name: 'Tangerine' },
  { hex: '#D9284A', name: 'Carmine' },
];

/** The one of them from which the theme and the charts of the page are made. */
export const HERO_LEAD: Hex = '#2B50E0';
