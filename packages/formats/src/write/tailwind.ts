import { colorKeys } from '../palette/color-keys.ts';
import { type ExportedPalette, swatchesOf } from '../palette/palette.ts';
import { header, trailingComment } from './css.ts';

/**
 * Theme variables of Tailwind 4: `--color-candy-plum` makes `bg-candy-plum`, and `--color-candy-2`
 * makes `bg-candy-2`.
 *
 * @see https://tailwindcss.com/docs/theme
 */
export function writeTailwind(palette: ExportedPalette): string {
  const { family, keys } = colorKeys(palette);
  const lines = swatchesOf(palette).map(
    (swatch, i) => `  --color-${family}-${keys[i]}: ${swatch.css};${trailingComment(swatch)}\n`,
  );
  return `${header(palette)}@theme {\n${lines.join('')}}\n`;
}

/**
 * A configuration of Tailwind 3 that adds the same colors.
 *
 * @see https://v3.tailwindcss.com/docs/customizing-colors
 */
export function writeTailwindConfig(palette: ExportedPalette): string {
  const { family, keys } = colorKeys(palette);
  const lines = swatchesOf(palette).map((swatch, i) => {
    const key = /^\d/.test(keys[i]!) ? keys[i] : `'${keys[i]}'`;
    return `          ${key}: '${swatch.css}',${trailingComment(swatch)}\n`;
  });
  return [
    header(palette),
    "/** @type {import('tailwindcss').Config} */\n",
    'export default {\n  theme: {\n    extend: {\n      colors: {\n',
    `        '${family}': {\n`,
    ...lines,
    '        },\n      },\n    },\n  },\n};\n',
  ].join('');
}
