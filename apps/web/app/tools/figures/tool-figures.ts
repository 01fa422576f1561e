import type { Srgb } from '@swatchwork/color';
import type { ComponentType } from 'react';

import type { Tool } from '../all-tools.ts';
import { AccessibilityFigure } from './accessibility-figure.tsx';
import { AuditFigure } from './audit-figure.tsx';
import { ContrastFigure } from './contrast-figure.tsx';
import { ConverterFigure } from './converter-figure.tsx';
import { DataFigure } from './data-figure.tsx';
import { DayFigure } from './day-figure.tsx';
import { ExploreFigure } from './explore-figure.tsx';
import { HarmoniesFigure } from './harmonies-figure.tsx';
import { MoodFigure } from './mood-figure.tsx';
import { PaletteContrastFigure } from './palette-contrast-figure.tsx';
import { PaletteFigure } from './palette-figure.tsx';
import { PickerFigure } from './picker-figure.tsx';
import { ThemeFigure } from './theme-figure.tsx';
import { VariationsFigure } from './variations-figure.tsx';
import { VisualizerFigure } from './visualizer-figure.tsx';
import { WebSafeFigure } from './web-safe-figure.tsx';
import { WheelFigure } from './wheel-figure.tsx';

/** What each tool makes of one color, as a picture. */
export const TOOL_FIGURES: Record<Tool['id'], ComponentType<{ color: Srgb }>> = {
  converter: ConverterFigure,
  creator: PaletteFigure,
  theme: ThemeFigure,
  data: DataFigure,
  explore: ExploreFigure,
  picker: PickerFigure,
  contrast: ContrastFigure,
  mood: MoodFigure,
  wheel: WheelFigure,
  harmonies: HarmoniesFigure,
  variations: VariationsFigure,
  accessibility: AccessibilityFigure,
  visualizer: VisualizerFigure,
  'palette-contrast': PaletteContrastFigure,
  audit: AuditFigure,
  'color-of-the-day': DayFigure,
  'web-safe-colors': WebSafeFigure,
};
