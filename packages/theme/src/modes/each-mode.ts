import { THEME_MODES, type ThemeMode } from '../model/names.ts';

/** What is made for each mode. */
export const eachMode = <T>(make: (mode: ThemeMode) => T) =>
  Object.fromEntries(THEME_MODES.map((mode) => [mode, make(mode)])) as Record<ThemeMode, T>;
