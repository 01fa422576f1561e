import type { ColorRole, Hex, Inks } from '@swatchwork/color';

import type { SceneColors } from '../art/scene-colors.ts';

/** A color of a design: the color itself, or the CSS variable that holds it. */
export type Tone = Hex | `var(--${string})`;

/**
 * Everything the designs need. Its colors are those of a palette, or variables: then a design
 * follows its container without being rendered again.
 */
export interface Theme {
  readonly palette: readonly Tone[];
  readonly roles: Readonly<Record<ColorRole, Tone>>;
  /** The deepest color of a design, for menus and footers. */
  readonly bar: Tone;
  readonly scene: Readonly<Record<keyof SceneColors, Tone>>;
  /** The colors of a pattern, at least four. */
  readonly tiles: readonly Tone[];
  /** The contrast of a text with its ground, where each text shows it. */
  readonly ratioOn?: ((kind: keyof Inks, ground: Tone) => number) | undefined;
  /** Readable colors for a ground. */
  inksOn(ground: Tone): Readonly<Record<keyof Inks, Tone>>;
  /** The first role that is visible on a ground. */
  fillOn(ground: Tone, order: readonly ColorRole[]): Tone;
  /** Colors for the series of a chart on a ground, at least three. */
  seriesOn(ground: Tone): readonly Tone[];
  /** A color as CSS: for some themes as a vision, or grayscale printing, shows it. */
  paint(tone: Tone): string;
}
