import { THEME_MODES, type Theme } from '@swatchwork/theme';

import type { ThemeFormatId } from '../constants.ts';
import { fileNamed } from '../file-named.ts';
import { writeAndroid } from './android.ts';
import { writeBootstrap } from './bootstrap.ts';
import { writeChakra } from './chakra.ts';
import { writeCompose } from './compose.ts';
import { writeCss } from './css.ts';
import { writeDaisyui } from './daisyui.ts';
import { writeDesignMd } from './design-md.ts';
import { writeDtcg } from './dtcg.ts';
import { writeFigma } from './figma.ts';
import { writeFigmaModes } from './figma-modes.ts';
import { writeMantine } from './mantine.ts';
import { writeAngularMaterial, writeMaterial } from './material.ts';
import { writeMui } from './mui.ts';
import { writeOfficeTheme } from './office.ts';
import { writeRadix } from './radix.ts';
import { writeScss } from './scss.ts';
import { writeShadcn, writeShadcnRegistry } from './shadcn.ts';
import { writeStyleDictionary } from './style-dictionary.ts';
import { writeSwift } from './swift.ts';
import { writeTailwind } from './tailwind.ts';
import type { ThemeFileOptions, WrittenTheme } from './theme-file.ts';
import { writeWordpress } from './wordpress.ts';

/** A format in which a theme can be written. */
export interface ThemeFormat {
  readonly id: ThemeFormatId;
  readonly label: string;
  /** Usual name of the file to download: the only one, or a ZIP archive of several. */
  readonly fileName: string;
  /** Without the dot. */
  readonly extension: string;
  readonly mediaType: string;
  /** Whether it holds more chroma for screens that show Display P3. */
  readonly p3: boolean;
  write(theme: Theme, options: ThemeFileOptions): WrittenTheme;
}

/** Every format of themes, in the order in which people look for them. */
// biome-ignore format: a row for each format
export const THEME_FORMATS = [
  { id: 'css', label: 'CSS custom properties', ...fileNamed('theme.css'), p3: true, write: writeCss },
  { id: 'tailwind', label: 'Tailwind 4', ...fileNamed('theme.css'), p3: true, write: writeTailwind },
  { id: 'shadcn', label: 'shadcn/ui', ...fileNamed('globals.css'), p3: true, write: writeShadcn },
  { id: 'shadcn-registry', label: 'shadcn/ui registry item', ...fileNamed('registry-item.json'), p3: false, write: writeShadcnRegistry },
  { id: 'radix', label: 'Radix scales', ...fileNamed('radix.css'), p3: true, write: writeRadix },
  { id: 'material', label: 'Material 3 roles', ...fileNamed('material.css'), p3: true, write: writeMaterial },
  { id: 'angular-material', label: 'Angular Material 3', ...fileNamed('angular-material.css'), p3: true, write: writeAngularMaterial },
  { id: 'mui', label: 'MUI (Material UI)', ...fileNamed('mui-theme.ts'), p3: false, write: writeMui },
  { id: 'bootstrap', label: 'Bootstrap 5.3', ...fileNamed('bootstrap-theme.css'), p3: false, write: writeBootstrap },
  { id: 'daisyui', label: 'daisyUI 5', ...fileNamed('daisyui.css'), p3: false, write: writeDaisyui },
  { id: 'mantine', label: 'Mantine', ...fileNamed('mantine-theme.ts'), p3: false, write: writeMantine },
  { id: 'chakra', label: 'Chakra UI 3', ...fileNamed('chakra-theme.ts'), p3: false, write: writeChakra },
  { id: 'dtcg', label: 'Design tokens (DTCG) with a resolver', ...fileNamed('theme-tokens.zip'), p3: false, write: writeDtcg },
  { id: 'style-dictionary', label: 'Style Dictionary', ...fileNamed('theme-style-dictionary.zip'), p3: false, write: writeStyleDictionary },
  { id: 'scss', label: 'SCSS', ...fileNamed('_theme.scss'), p3: false, write: writeScss },
  { id: 'figma-modes', label: 'Figma variables, a file for each mode', ...fileNamed('theme-figma.zip'), p3: false, write: writeFigmaModes },
  { id: 'figma', label: 'Figma variables', ...fileNamed('figma-variables.json'), p3: false, write: writeFigma },
  { id: 'design-md', label: 'DESIGN.md', ...fileNamed('DESIGN.md'), p3: false, write: writeDesignMd },
  { id: 'office', label: 'Office theme colors', ...fileNamed('theme-office.zip'), p3: false, write: writeOfficeTheme },
  { id: 'wordpress', label: 'WordPress theme.json', ...fileNamed('theme-wordpress.zip'), p3: false, write: writeWordpress },
  { id: 'swift', label: 'Swift asset catalog', ...fileNamed('theme-xcassets.zip'), p3: true, write: writeSwift },
  { id: 'android', label: 'Android resources', ...fileNamed('theme-android.zip'), p3: false, write: writeAndroid },
  { id: 'compose', label: 'Jetpack Compose', ...fileNamed('ThemeColors.kt'), p3: false, write: writeCompose },
] as const satisfies readonly ThemeFormat[];

/** The format of an id; undefined for any other text. */
export const findThemeFormat = (id: string): ThemeFormat | undefined =>
  THEME_FORMATS.find((format) => format.id === id);

/** Writes a theme as the files of a format. */
export function writeTheme(
  format: ThemeFormatId,
  theme: Theme,
  options: ThemeFileOptions = {},
): WrittenTheme {
  const { write, p3 } = findThemeFormat(format)!;
  const { files, notes } = write(theme, options);
  return { files, notes: [...notes, ...aboutColors(theme, p3, options)] };
}

/** What a file does not hold of the colors of a theme. */
export function aboutColors(theme: Theme, p3: boolean, options: ThemeFileOptions): string[] {
  const lost = !p3 && hasP3(theme) ? [P3_LOST] : [];
  const isWide = p3 && options.p3 !== false;
  return [...lost, ...(isWide ? [] : mappedBrands(theme))];
}

/** Brand colors of which a file without Display P3 holds no more than the nearest in sRGB. */
const mappedBrands = ({ notes }: Theme): string[] =>
  notes.flatMap((note) =>
    note.code === 'brand-mapped'
      ? `${note.input} is written as ${note.hex}, the nearest sRGB color (ΔE_OK ${note.distance.toFixed(3)}).`
      : [],
  );

const P3_LOST =
  'Colors are written in sRGB. The CSS, Tailwind, shadcn/ui, Radix and Material style sheets and the Swift catalog also contain Display P3 colors.';

const hasP3 = (theme: Theme): boolean =>
  THEME_MODES.some((mode) => Object.values(theme.modes[mode].roles).some(({ p3 }) => p3));
