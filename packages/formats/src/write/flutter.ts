import type { ExportedPalette } from '../palette/palette.ts';
import { argb, typeAround } from './code-file.ts';

/**
 * Colors of Flutter, `CandyPalette.plumShore` or `CandyPalette.color2`.
 *
 * @see https://api.flutter.dev/flutter/dart-ui/Color-class.html
 */
export const writeFlutter = (palette: ExportedPalette): string =>
  typeAround(
    "import 'dart:ui';",
    palette,
    'abstract final class',
    (swatch, key) => `static const ${key} = Color(${argb(swatch, '0x', true)});`,
  );
