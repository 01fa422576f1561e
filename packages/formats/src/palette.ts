import type { Hex } from '@swatchwork/color';

/** What every writer takes. */
export interface ExportedPalette {
  /** Free text of any length; each writer makes it safe for its format. */
  name: string;
  colors: readonly Hex[];
  /** Names of the colours, by place, for formats that hold them; free text as well. */
  colorNames?: readonly (string | undefined)[];
}
