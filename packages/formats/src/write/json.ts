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
export const writeJson = (palette: ExportedPalette, createdAt: Date): string =>
  jsonText({ ...toJson(palette), createdAt: createdAt.toISOString() });

/**
 * The same in one line of ASCII without a date, which pictures of a palette carry along, so that
 * they can be read again without a loss.
 */
export const writeCarried = (palette: ExportedPalette): string =>
  JSON.stringify(toJson(palette)).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function toJson(palette: ExportedPalette) {
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
  return { name: palette.name, colors };
}
