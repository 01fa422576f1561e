import { byteDigits } from '@swatchwork/color';

import { camelCase, colorKeys } from '../palette/color-keys.ts';
import { type ExportedPalette, type Swatch, swatchesOf } from '../palette/palette.ts';
import { oneLine, typeName } from '../text/text.ts';

/**
 * A source file: an import, the palette's name, and a type around the colors.
 *
 * @param line Declares one color by its key, such as `plumShore` or `color2`.
 */
export function typeAround(
  imported: string,
  palette: ExportedPalette,
  keyword: string,
  line: (swatch: Swatch, key: string) => string,
): string {
  return [
    imported,
    '',
    ...[lineComment(palette.name)].filter(Boolean),
    `${keyword} ${typeName(palette.name)} {`,
    ...members(palette, line),
    '}\n',
  ].join('\n');
}

/** One line for each color, its name behind it. */
function members(palette: ExportedPalette, line: (swatch: Swatch, key: string) => string) {
  const keys = colorKeys(palette).keys.map(memberOf);
  return swatchesOf(palette).map((swatch, i) =>
    `    ${line(swatch, keys[i]!)} ${lineComment(swatch.name ?? '')}`.trimEnd(),
  );
}

const memberOf = (key: string) => (/^\d/.test(key) ? `color${key}` : camelCase(key));

/** `//` and a name that stays on its line. */
const lineComment = (text: string): string => (text ? `// ${oneLine(text)}`.trimEnd() : '');

/** Alpha before the channels; omitted for opaque colors unless `always` is set. */
export function argb({ hex, alpha }: Swatch, sign: string, always = false): string {
  return `${sign}${alpha < 1 || always ? byteDigits(alpha) : ''}${hex.slice(1)}`;
}
