import { deltaEOK, type Hex, parseHex } from '@swatchwork/color';

import { createTheme } from '../create-theme.ts';
import { ThemeInputError } from '../input/theme-input-error.ts';
import type { ThemeMode } from '../model/names.ts';
import type { Theme, ThemeInput } from '../model/theme.ts';
import { describeNote } from '../notes/describe-note.ts';

/** A mode in which buttons have another color than the brand color, and why. */
export interface BrandMove {
  /** Absent where the color itself lies outside sRGB. */
  readonly mode?: ThemeMode;
  readonly hex: Hex;
  /** ΔE_OK from the brand color: 0.02 is just seen, 0.1 is another color beside it. */
  readonly distance: number;
  /** In one plain English sentence. */
  readonly reason: string;
}

export type BrandAnswer =
  | { readonly verdict: 'kept'; readonly hex: Hex; readonly theme: Theme }
  | {
      readonly verdict: 'moved';
      readonly hex: Hex;
      /** The farthest first. */
      readonly moves: readonly [BrandMove, ...BrandMove[]];
      readonly theme: Theme;
    }
  | { readonly verdict: 'refused'; readonly error: ThemeInputError };

/**
 * Whether a color that a customer brings can be the brand color of a theme as it is: `kept` where
 * buttons of the light and the dark mode have exactly this color, `moved` where one of them needs
 * another, and `refused` where it is no opaque color. High contrast may have another button always.
 *
 * @param color What the customer typed.
 * @param options The other inputs of the theme.
 * @throws {ThemeInputError} If one of the options cannot be read.
 */
export function acceptBrand(
  color: unknown,
  options: Omit<ThemeInput, 'brands' | 'primary'> = {},
): BrandAnswer {
  let theme: Theme;
  try {
    theme = createTheme({ ...options, brands: [color as string] });
  } catch (error) {
    if (!(error instanceof ThemeInputError) || !error.field.startsWith('brands')) throw error;
    return { verdict: 'refused', error: new ThemeInputError('color', error.allowed, color) };
  }
  const { hex } = theme.brands[0]!;
  const [farthest, ...others] = movesOf(theme, hex).sort((a, b) => b.distance - a.distance);
  if (!farthest) return { verdict: 'kept', hex, theme };
  return { verdict: 'moved', hex, moves: [farthest, ...others], theme };
}

function movesOf(theme: Theme, brand: Hex): BrandMove[] {
  return theme.notes.flatMap((note): BrandMove[] => {
    const reason = describeNote(note);
    if (note.code === 'brand-mapped') return [{ hex: brand, distance: note.distance, reason }];
    if (note.code !== 'brand-cannot-serve' && note.code !== 'brand-hides') return [];
    const { mode, role, hex } = note;
    if (role !== 'brand-solid' || mode === 'high-contrast' || hex === brand) return [];
    return [{ mode, hex, distance: deltaEOK(parseHex(brand)!, parseHex(hex)!), reason }];
  });
}
