import { deltaEOK, exactText, isInGamut, OKLCH, parseColor, toP3 } from '@swatchwork/color';

import { sheetKeys } from '../palette/color-keys.ts';
import { type ExportedPalette, type Swatch, swatchesOf } from '../palette/palette.ts';
import { commentText } from '../text/text.ts';
import { opaqueOf } from './opaque-of.ts';

/**
 * A style sheet with one custom property per color on `:root`, called by its name or its place:
 * `--color-plum-shore`, `--color-2`. Names of colors follow as comments. One that is another with an opacity, as
 * variables of Figma may be, refers to it.
 *
 * @see https://www.w3.org/TR/css-variables-1/
 */
export function writeCss(palette: ExportedPalette): string {
  return `${header(palette)}:root {\n${declarations(propertiesOf(palette))}}\n`;
}

/**
 * The same with hexes for colors beyond sRGB, and below it the same properties in Display P3 for the
 * screens that show it, and in OKLCH for the browsers that read it. Both describe the same colors;
 * they are there to be turned into wider ones. A color that no hex can say stands in both as it is.
 *
 * @see https://www.w3.org/TR/css-color-4/
 */
export function writeCssWide(palette: ExportedPalette): string {
  const properties = propertiesOf(palette);
  const override = (condition: string, value: (swatch: Swatch) => string) =>
    `\n${condition} {\n  :root {\n${declarations(properties, value, '    ')}  }\n}\n`;
  const fallbacks = declarations(properties, (swatch) =>
    isWide(swatch) ? swatch.bytes : swatch.css,
  );
  return [
    `${header(palette)}:root {\n${fallbacks}}\n`,
    override('@supports (color: oklch(0 0 0))', (swatch) =>
      swatch.exact ? swatch.css : withAlpha(exactText(OKLCH, swatch.rgb), swatch.alpha),
    ),
    override('@media (color-gamut: p3)', p3),
  ].join('');
}

/** The palette's name in a comment, which CSS, SCSS and Less all know. */
export const header = ({ name }: ExportedPalette): string => `/* ${commentText(name)} */\n`;

/** The name of a color behind its line. */
export const trailingComment = ({ name }: Swatch): string =>
  name ? ` /* ${commentText(name)} */` : '';

interface Property {
  name: string;
  swatch: Swatch;
  comment: string;
  /** The color as another one with an opacity, where it is that. */
  mixed: string | undefined;
}

function propertiesOf(palette: ExportedPalette): Property[] {
  const keys = sheetKeys(palette);
  const swatches = swatchesOf(palette);
  const bases = opaqueOf(swatches);
  return swatches.map((swatch, i) => {
    const base = bases[i];
    const percent = Number((swatch.alpha * 100).toFixed(4));
    const mixed = `color-mix(in srgb, var(--color-${keys[base ?? 0]}) ${percent}%, transparent)`;
    return {
      name: `--color-${keys[i]}`,
      swatch,
      comment: trailingComment(swatch),
      mixed: base === undefined ? undefined : mixed,
    };
  });
}

const declarations = (
  properties: readonly Property[],
  value = ({ css }: Swatch): string => css,
  indent = '  ',
): string =>
  properties
    .map(
      ({ name, swatch, comment, mixed }) =>
        `${indent}${name}: ${mixed ?? value(swatch)};${comment}\n`,
    )
    .join('');

/** Below it, a hex is not told from the color, so that a reader would take it for the color. */
const LEAST_LOSS = 0.001;

function isWide({ exact, css, rgb }: Swatch): boolean {
  if (!exact) return false;
  const { color } = parseColor(css)!;
  return !isInGamut(color) && deltaEOK(color, rgb) >= LEAST_LOSS;
}

function p3({ rgb, exact, css, alpha }: Swatch): string {
  if (exact) return css;
  const { r, g, b } = toP3(rgb);
  const channels = [r, g, b].map((channel) => Number(channel.toFixed(4)) + 0);
  return withAlpha(`color(display-p3 ${channels.join(' ')})`, alpha);
}

const withAlpha = (color: string, alpha: number): string =>
  alpha === 1 ? color : `${color.slice(0, -1)} / ${Number(alpha.toFixed(4))})`;
