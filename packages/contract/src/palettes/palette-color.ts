import { z } from 'zod';

import { AlphaInput, AlphaOutput, CssColorInput, CssColorOutput } from '../common/css-color.ts';
import { HexInput, HexOutput } from '../common/hex.ts';
import { LIMITS } from '../common/limits.ts';
import { lineOfText } from '../common/text.ts';

/** A color of a palette as sent. */
export const PaletteColorInput = z.union(
  [
    HexInput,
    z.object({
      hex: HexInput,
      name: lineOfText(LIMITS.itemName).optional(),
      css: CssColorInput.optional(),
      alpha: AlphaInput.optional(),
    }),
  ],
  {
    error:
      'must be a hex such as #3B82F6, or an object with hex and optionally name, css (any CSS color) and alpha from 0 to 1',
  },
);

/** A color of a palette: a hex, or an object if it has more than that. */
export const PaletteColor = z.union([
  HexOutput,
  z
    .object({
      hex: HexOutput,
      name: z.string().optional(),
      css: CssColorOutput.optional(),
      alpha: AlphaOutput.optional(),
    })
    .meta({ id: 'NamedColor' }),
]);

export type PaletteColor = z.infer<typeof PaletteColor>;
