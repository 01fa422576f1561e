import { type ColorRole, fillOn, type Hex, type Inks, type Srgb } from '@swatchwork/color';
import { createContext, use } from 'react';

import type { Theme } from './theme.ts';

export const ThemeContext = createContext<Theme | undefined>(undefined);

/** The color that lies beneath; the page's where nothing else does. */
export const GroundContext = createContext<Srgb | undefined>(undefined);

/** Colors for what stands here, ready to be painted. */
export function usePaint() {
  const theme = use(ThemeContext);
  if (!theme) throw new Error('A mock-up needs a theme around it');
  const ground = use(GroundContext) ?? theme.roles.page;

  return {
    theme,
    ground,
    /** A role's color as it is, or the first of some that stands out here. */
    fill: (...order: [ColorRole, ...ColorRole[]]): Srgb =>
      order.length === 1 ? theme.roles[order[0]] : fillOn(ground, theme.roles, order),
    ink: (kind: keyof Inks): Hex => theme.paint(theme.inksOn(ground)[kind]),
    paint: theme.paint,
  };
}
