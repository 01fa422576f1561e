import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FormatError } from '@swatchwork/formats';
import { readPalette } from '@swatchwork/formats/read';
import Color from 'colorjs.io';

/** Files of npm's packages that people bring along; the largest palette that can be read has 10,000 colors. */
const FILES = [
  ...['json', 'css', 'scss', 'less', 'styl', 'js'].map((kind) => `open-color/open-color.${kind}`),
  '@radix-ui/colors/blue.css',
  '@radix-ui/colors/blue-dark.css',
  '@radix-ui/colors/blue-alpha.css',
  '@carbon/colors/index.scss',
  '@carbon/colors/es/index.js',
  '@shopify/polaris-tokens/dist/css/styles.css',
  '@shopify/polaris-tokens/dist/esm/src/colors.mjs',
  '@primer/primitives/dist/css/functional/themes/light.css',
  '@primer/primitives/dist/css/functional/themes/dark.css',
  '@primer/primitives/src/tokens/base/color/light/light.json5',
  '@adobe/spectrum-tokens/src/color-palette.json',
  '@adobe/spectrum-tokens/src/color-aliases.json',
  '@adobe/spectrum-tokens/src/semantic-color-palette.json',
];

/**
 * A row for each file: what was read, beside the colors that another library finds in its text.
 *
 * @param folder Where the packages were installed.
 */
export function designSystemTable(folder: string): string {
  const rows = FILES.map((file) => [file, join(folder, 'node_modules', file)] as const)
    .filter(([, path]) => existsSync(path))
    .map(([file, path]) => `| ${file} | ${describe(readFileSync(path, 'utf8'))} |`);
  return [
    '| file | read as | colors | of the file, not read | read, not of the file | notes |',
    '|---|---|--:|--:|--:|---|',
    ...rows,
  ].join('\n');
}

function describe(text: string): string {
  try {
    const { format, palette, notes } = readPalette(text);
    const read = new Set(palette.colors.map(({ hex, alpha = 1 }) => keyOf(new Color(hex), alpha)));
    const written = new Set(colorsIn(text));
    const missing = [...written].filter((key) => !read.has(key)).length;
    const others = [...read].filter((key) => !written.has(key)).length;
    return [format, palette.colors.length, missing, others, notes.join(' ')].join(' | ');
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return `refused | | | | ${error.message}`;
  }
}

const COMMENT = /\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs;
const COLOR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|color)\([^()]*\)/gi;

/** The colors of a text that sRGB has, in 8 bits and with their opacity. */
function colorsIn(text: string): string[] {
  return [...text.replaceAll(COMMENT, '').matchAll(COLOR)].flatMap(([found]) => {
    const color = Color.try(found);
    return color?.inGamut('srgb') ? [keyOf(color, color.alpha)] : [];
  });
}

const keyOf = (color: Color, alpha: number | null) =>
  `${color.to('srgb').coords.map((channel) => Math.round(255 * (channel ?? 0)))} ${Number(alpha).toFixed(2)}`;
