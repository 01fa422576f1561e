import type { AlphaColor, CssColor, Oklch } from '@swatchwork/color';

import type { ModePair } from './model.ts';
import type { NamedPart } from './part-by-name.ts';

/** What a token paints. */
export type ModePart = NamedPart | 'solid' | 'step' | 'unknown';

/** A token as it is seen in the mode that exists. */
export interface Look {
  readonly name: string;
  readonly given: CssColor;
  /** As sRGB shows it. */
  readonly paint: AlphaColor;
  readonly lch: Oklch;
  /** Pairs in which it is drawn on something, and in which something is drawn on it. */
  readonly on: readonly ModePair[];
  readonly under: readonly ModePair[];
}

export type Seen = Look & { readonly part: ModePart };

/** A theme in the mode that exists. */
export interface SeenTheme {
  readonly tokens: ReadonlyMap<string, Seen>;
  readonly pairs: readonly ModePair[];
  readonly grounds: ReadonlySet<string>;
  readonly page: Oklch;
  readonly pageName: string | undefined;
  /** Chroma and hue of its grays. */
  readonly tone: Pick<Oklch, 'c' | 'h'>;
  readonly isDark: boolean;
}
