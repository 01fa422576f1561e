import { type ExportedPalette, swatchesOf } from '../palette/palette.ts';
import { slug } from '../text/text.ts';
import { header, trailingComment } from './css.ts';

/**
 * Theme variables of Tailwind 4: `--color-candy-1` makes `bg-candy-1`, `text-candy-1` and so on.
 *
 * @see https://tailwindcss.com/docs/theme
 */
export function writeTailwind(palette: ExportedPalette): string {
  const family = slug(palette.name);
  const lines = swatchesOf(palette).map(
    (swatch, i) => `  --color-${family}-${i + 1}: ${swatch.css};${trailingComment(swatch)}\n`,
  );
  return `${header(palette)}@theme {\n${lines.join('')}}\n`;
}

/**
 * A configuration of Tailwind 3 that adds the same colors, `bg-candy-1` and so on.
 *
 * @see https://v3.tailwindcss.com/docs/customizing-colors
 */
export function writeTailwindConfig(palette: ExportedPalette): string {
  const lines = swatchesOf(palette).map(
    (swatch, i) => `          ${i + 1}: '${swatch.css}',${trailingComment(swatch)}\n`,
  );
  return [
    header(palette),
    "/** @type {import('tailwindcss').Config} */\n",
    'export default {\n  theme: {\n    extend: {\n      colors: {\n',
    `        '${slug(palette.name)}': {\n`,
    ...lines,
    '        },\n      },\n    },\n  },\n};\n',
  ].join('');
}
