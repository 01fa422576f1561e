import { type ExportedPalette, type Swatch, swatchesOf } from '../palette/palette.ts';
import { oneLine, typeName } from '../text/text.ts';

/**
 * A source file: an import, the palette's name, and a type around the colors.
 *
 * @param line Declares one color; numbers count from 1.
 */
export function typeAround(
  imported: string,
  palette: ExportedPalette,
  keyword: string,
  line: (swatch: Swatch, number: number) => string,
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
const members = (palette: ExportedPalette, line: (swatch: Swatch, number: number) => string) =>
  swatchesOf(palette).map((swatch, i) =>
    `    ${line(swatch, i + 1)} ${lineComment(swatch.name ?? '')}`.trimEnd(),
  );

/** `//` and a name that stays on its line. */
const lineComment = (text: string): string => (text ? `// ${oneLine(text)}`.trimEnd() : '');

/** Alpha before the channels; omitted for opaque colors unless `always` is set. */
export function argb({ hex, alpha }: Swatch, sign: string, always = false): string {
  const byte = Math.round(alpha * 255)
    .toString(16)
    .toUpperCase()
    .padStart(2, '0');
  return `${sign}${alpha < 1 || always ? byte : ''}${hex.slice(1)}`;
}
