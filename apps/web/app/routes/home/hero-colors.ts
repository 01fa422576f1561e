import type { Hex } from '@swatchwork/color';

/** The six fixed colors of the hero, each with a description for screen readers. */
export const HERO_COLORS: readonly { hex: Hex; name: string }[] = [
  { hex: '#3D1A5B', name: 'Aubergine' },
  { hex: '#2B50E0', name: 'Cobalt' },
  { hex: '#0FA08E', name: 'Verdigris' },
  { hex: '#F6C945', name: 'Saffron' },
  { hex: '#F4793B', name: 'Tangerine' },
  { hex: '#D9284A', name: 'Carmine' },
];
