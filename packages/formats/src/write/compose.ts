import type { ExportedPalette } from '../palette/palette.ts';
import { argb, typeAround } from './code-file.ts';

/**
 * Colors of Jetpack Compose, `CandyPalette.plumShore` or `CandyPalette.color2`.
 *
 * @see https://developer.android.com/reference/kotlin/androidx/compose/ui/graphics/Color
 */
export const writeCompose = (palette: ExportedPalette): string =>
  typeAround(
    'import androidx.compose.ui.graphics.Color',
    palette,
    'object',
    (swatch, key) => `val ${key} = Color(${argb(swatch, '0x', true)})`,
  );
