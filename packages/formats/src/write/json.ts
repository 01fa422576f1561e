import { cssTextOf } from '@swatchwork/color';

import { type ExportedPalette, swatchesOf } from '../palette/palette.ts';
import { jsonText } from '../text/text.ts';

/**
 * `{name, colors, createdAt}` as indented JSON. A color is its hex, or `{hex, name, css, inks, alpha}`
 * where it has a name, is not opaque, or is more than its hex says.
 *
 * @param createdAt Written as ISO 8601 in UTC.
 * @throws {RangeError} If `createdAt` is not a valid date.
 */
export function writeJson(palette: ExportedPalette, createdAt: Date): string {
  const colors = swatchesOf(palette).map(({ hex, name, exact, inks, alpha }) =>
    name || exact || inks || alpha < 1
      ? {
          hex,
          ...(name && { name }),
          ...(exact && { css: cssTextOf(exact) }),
          ...(inks && { inks }),
          ...(alpha < 1 && { alpha }),
        }
      : hex,
  );
  return jsonText({ name: palette.name, colors, createdAt: createdAt.toISOString() });
}
