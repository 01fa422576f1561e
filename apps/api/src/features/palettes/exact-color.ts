import { type CssColor, formatHex, type Srgb } from '@swatchwork/color';
import type { Inks } from '@swatchwork/formats';

/** A color of a palette as a request has it once it is parsed. */
type SentColor =
  | Srgb
  | {
      hex: Srgb;
      name?: string | undefined;
      css?: CssColor | undefined;
      inks?: Inks | undefined;
      alpha?: number | undefined;
    };

/** A color of a palette with all that is known of it; `css` only where the hex is not all. */
export function toExactColor(color: SentColor): CssColor & { name?: string; inks?: Inks } {
  if (!('hex' in color)) return { hex: formatHex(color) };
  const { css, inks, name } = color;
  const alpha = color.alpha ?? css?.alpha ?? 1;
  return {
    hex: css?.hex ?? formatHex(color.hex),
    ...(name && { name }),
    ...(css?.css && { css: css.css }),
    ...(inks && { inks }),
    ...(alpha < 1 && { alpha }),
  };
}
