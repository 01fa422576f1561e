import { type ColorRole, fillOn, type Hex, type Inks, type Srgb } from '@swatchwork/color';
import { createContext, use } from 'react';

import type { Theme } from './theme.ts';

export const ThemeContext = createContext<Theme | undefined>(undefined);

/** The color below; by default the page's. */
export const GroundContext = createContext<Srgb | undefined>(undefined);

/** CSS colors for content on the color below. */
export function usePaint() {
  const theme = use(ThemeContext);
  if (!theme) throw new Error('A mock-up needs a theme around it');
  const ground = use(GroundContext) ?? theme.roles.page;

  return {
    theme,
    ground,
    /** A role's color as it is, or the first of some that is visible here. */
    fill: (...order: [ColorRole, ...ColorRole[]]): Srgb =>
      order.length === 1 ? theme.roles[order[0]] : fillOn(ground, theme.roles, order),
    ink: (kind: keyof Inks): Hex => theme.paint(theme.inksOn(ground)[kind]),
    paint: theme.paint,
  };
}
