import type { ColorRole, Inks } from '@swatchwork/color';
import { createContext, use } from 'react';

import type { Theme, Tone } from './theme.ts';

export const ThemeContext = createContext<Theme | undefined>(undefined);

/** The color below; by default the page's. */
export const GroundContext = createContext<Tone | undefined>(undefined);

/** CSS colors for content on the color below. */
export function usePaint() {
  const theme = use(ThemeContext);
  if (!theme) throw new Error('A mock-up needs a theme around it');
  const ground = use(GroundContext) ?? theme.roles.page;

  return {
    theme,
    ground,
    /** A role's color as it is, or the first of some that is visible here. */
    fill: (...order: [ColorRole, ...ColorRole[]]): Tone =>
      order.length === 1 ? theme.roles[order[0]] : theme.fillOn(ground, order),
    ink: (kind: keyof Inks): string => theme.paint(theme.inksOn(ground)[kind]),
    paint: theme.paint,
  };
}
