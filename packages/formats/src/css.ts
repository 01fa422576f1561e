import type { ExportedPalette } from './palette.ts';

/**
 * A style sheet with one custom property per colour, `--color-1` and so on, on `:root`.
 *
 * @see https://www.w3.org/TR/css-variables-1/
 */
export function writeCss({ name, colors }: ExportedPalette): string {
  const properties = colors.map((color, i) => `  --color-${i + 1}: ${color};`);
  return `/* ${commentText(name)} */\n:root {\n${properties.join('\n')}\n}\n`;
}

/** One line that cannot end the comment it stands in. */
const commentText = (text: string): string => text.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ');
