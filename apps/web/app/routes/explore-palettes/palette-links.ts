import type { PaletteEntry } from '../../api/types.ts';
import { exactsOf } from '../../palettes/exact-of.ts';
import { hexesOf } from '../../palettes/hexes-of.ts';
import { paletteAddress } from '../../tools/go-on/targets.ts';

/** The tools that open a palette of a card. */
type PaletteTool = 'creator' | 'visualizer' | 'palette-contrast';

/** A tool with a public palette. */
export const toolLink = (tool: PaletteTool, palette: PaletteEntry): string =>
  paletteAddress(tool, {
    colors: hexesOf(palette),
    exact: exactsOf(palette),
    name: palette.name,
  })!;
