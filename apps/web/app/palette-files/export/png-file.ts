import type { ExportedPalette } from '@swatchwork/formats';
import { inPixels } from '@swatchwork/formats/kept';
import { lossesOf } from '@swatchwork/formats/losses';
import { writePng } from '@swatchwork/formats/png';

/** A picture of the colors, and what it does not show of them; that it has no names is no news. */
export const pngFile = (palette: ExportedPalette) => ({
  file: new Blob([writePng(palette)], { type: 'image/png' }),
  losses: lossesOf({ ...palette, name: '', colorNames: [] }, { id: 'png', keeps: inPixels }),
});
