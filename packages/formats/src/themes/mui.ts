import {
  type Family,
  type FamilyRole,
  type RoleName,
  STATUS_FAMILIES,
  type Theme,
  type ThemeMode,
} from '@swatchwork/theme';

import { jsonText } from '../text/text.ts';
import { lineComments } from './comments.ts';
import {
  aboutPrimary,
  brandKeys,
  fillOf,
  LIGHT_AND_DARK,
  partOf,
  secondFamily,
  withoutHighContrast,
} from './framework-colors.ts';
import type { ThemeFileOptions, WrittenTheme } from './theme-file.ts';

/**
 * A theme of MUI (Material UI 6 and later) for `ThemeProvider`: the color schemes light and dark, and the colors that
 * its components would compute from them, so that their words can be read.
 *
 * @see https://mui.com/material-ui/customization/palette/
 * @see https://mui.com/material-ui/customization/css-theme-variables/configuration/
 */
export function writeMui(theme: Theme, options: ThemeFileOptions): WrittenTheme {
  const keys = brandKeys(theme, USED).map(([key]) => key);
  const value = {
    cssVariables: { colorSchemeSelector: 'class' },
    colorSchemes: Object.fromEntries(
      LIGHT_AND_DARK.map((mode) => [mode, { palette: paletteOf(theme, mode), overlays: FLAT }]),
    ),
    components: { MuiButton: { styleOverrides: { root: { variants: [exactButton(keys[0]!)] } } } },
  };
  const text = [
    lineComments(theme, options),
    'import { createTheme } from "@mui/material/styles";\n',
    typesOf(keys.map((key) => `'${key}'`)),
    `export const theme = createTheme(${jsonText(value).trimEnd()});\n`,
  ].join('\n');
  return {
    files: [{ path: 'mui-theme.ts', text }],
    notes: [
      withoutHighContrast('MUI'),
      ...aboutPrimary(theme, 'MUI', `palette.${keys[0]}, of filled primary buttons,`),
      'Placeholders of MUI are translucent, and its hover and selected backgrounds are computed; those pairs are not checked.',
    ],
  };
}

/** Raised papers of a dark scheme are not drawn lighter: the backgrounds are those of the theme. */
const FLAT = Array.from({ length: 25 }, () => 'none');

/** The filled primary button, which has the brand color itself. @param key The name of its palette. */
function exactButton(key: string) {
  const fill = '--variant-containedBg';
  const of = (part: string) => `var(--mui-palette-${key}-${part})`;
  return {
    props: { variant: 'contained', color: 'primary' },
    style: {
      [fill]: of('main'),
      '--variant-containedColor': of('contrastText'),
      '@media (hover: hover)': { '&:hover': { [fill]: of('dark') } },
    },
  };
}

/** Tells TypeScript of the palettes that MUI does not have itself. */
function typesOf(keys: readonly string[]): string {
  const fields = (type: string) => keys.map((key) => `    ${key}: ${type};\n`).join('');
  return `declare module '@mui/material/styles' {
  interface Palette {
${fields("Palette['primary']")}  }
  interface PaletteOptions {
${fields("PaletteOptions['primary']")}  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
${fields('true')}  }
}
`;
}

/** What has a meaning in palettes of MUI, so that no brand color is called so. */
// biome-ignore format: a list of names
const USED = [
  'primary', 'secondary', 'common', 'grey', 'background', 'text', 'divider', 'action', 'mode', ...STATUS_FAMILIES,
];

function paletteOf(theme: Theme, name: ThemeMode) {
  const mode = theme.modes[name];
  const hex = (role: RoleName) => mode.roles[role]!.hex;
  const colorOf = (family: Family) => {
    const { fill, hover, on } = fillOf(mode, family);
    return { main: fill.hex, light: fill.hex, dark: hover.hex, contrastText: on.hex };
  };
  const exact = (family: Family) => {
    const of = (part: FamilyRole) => partOf(mode, family, part).hex;
    const [main, contrastText] = [of('solid'), of('on-solid')];
    return { main, light: main, dark: of('solid-hover'), contrastText };
  };
  const grays = theme.scales.neutral!.tonal.filter(({ step }) => Number(step) <= 900);
  return {
    primary: colorOf('brand'),
    secondary: colorOf(secondFamily(theme)),
    ...Object.fromEntries(STATUS_FAMILIES.map((family) => [family, colorOf(family)])),
    ...Object.fromEntries(brandKeys(theme, USED).map(([key, family]) => [key, exact(family)])),
    grey: Object.fromEntries(grays.map(({ step, hex }) => [step, hex])),
    background: { default: hex('ground'), paper: hex('surface') },
    text: { primary: hex('text'), secondary: hex('text-muted'), disabled: hex('text-disabled') },
    divider: hex('border'),
    action: {
      active: hex('text-muted'),
      disabled: hex('text-disabled'),
      disabledBackground: hex('disabled'),
    },
    Alert: Object.fromEntries(
      STATUS_FAMILIES.flatMap((family) => [
        [`${family}Color`, partOf(mode, family, 'text-strong').hex],
        [`${family}StandardBg`, partOf(mode, family, 'tint').hex],
        [`${family}IconColor`, partOf(mode, family, 'text').hex],
        [`${family}FilledBg`, fillOf(mode, family).fill.hex],
        [`${family}FilledColor`, fillOf(mode, family).on.hex],
      ]),
    ),
    Avatar: { defaultBg: hex('text-muted') },
    Button: { inheritContainedBg: hex('fill'), inheritContainedHoverBg: hex('fill-hover') },
    FilledInput: { bg: hex('fill'), hoverBg: hex('fill-hover'), disabledBg: hex('disabled') },
    SnackbarContent: { bg: hex('inverse'), color: hex('on-inverse') },
    Tooltip: { bg: grays.at(-1)!.hex },
  };
}
