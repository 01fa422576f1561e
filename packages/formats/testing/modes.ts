import type { ThemeMode } from '@swatchwork/theme';

import type { Surroundings } from './style-sheet.ts';

/** Every way to a mode, by what the reader asks for and by the class of the page's root. */
export const WAYS: readonly (readonly [ThemeMode, Surroundings])[] = [
  ['light', {}],
  ['light', { dark: true, classes: ['light'] }],
  ['dark', { dark: true }],
  ['dark', { classes: ['dark'] }],
  ['dark', { classes: ['dark'], moreContrast: true }],
  ['high-contrast', { moreContrast: true }],
  ['high-contrast', { moreContrast: true, dark: true }],
  ['high-contrast', { classes: ['high-contrast'], dark: true }],
];
