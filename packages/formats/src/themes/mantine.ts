import { type Hex, parseHex, relativeLuminance } from '@swatchwork/color';
import type { Family, FamilyRole, RoleName, Theme, ThemeMode } from '@swatchwork/theme';

import { jsonText } from '../text/text.ts';
import { lineComments } from './comments.ts';
import { brandKeys, LIGHT_AND_DARK, partOf, withoutHighContrast } from './framework-colors.ts';
import type { ThemeFileOptions, WrittenTheme } from './theme-file.ts';

/** The families behind Mantine's names of colors. */
// biome-ignore format: a list of names
const FAMILIES = {
  gray: 'neutral', red: 'error', yellow: 'warning', green: 'success', blue: 'info',
} as const satisfies Record<string, Family>;

// biome-ignore format: a list of names
const ROLES = {
  text: 'text', bright: 'text', body: 'ground', error: 'error-text', success: 'success-text',
  placeholder: 'text-placeholder', anchor: 'link', dimmed: 'text-muted', default: 'surface',
  'default-hover': 'fill', 'default-color': 'text', 'default-border': 'border-strong', disabled: 'disabled',
  'disabled-color': 'text-disabled', 'disabled-border': 'border',
} as const satisfies Record<string, RoleName>;

/** The roles behind `dark`, from which components take text, borders and backgrounds where it is dark. */
// biome-ignore format: a list of names
const DARK = [
  'text', 'text', 'text-muted', 'text-placeholder', 'border-hover', 'fill-hover', 'surface', 'ground', 'ground',
  'ground-subtle',
] as const satisfies readonly RoleName[];

/** The parts of a color that Mantine's variants take; `contrast` is what stands on `filled`. */
// biome-ignore format: a list of names
const PARTS = {
  text: 'text', filled: 'solid', 'filled-hover': 'solid-hover', contrast: 'on-solid', light: 'tint',
  'light-hover': 'tint-hover', 'light-color': 'text-strong', outline: 'text', 'outline-hover': 'tint',
} as const satisfies Record<string, FamilyRole>;

/**
 * A theme of Mantine (9; 7 and 8 have the same functions) for `MantineProvider`, and its resolver of CSS variables, by
 * which every variant has the theme's colors in both color schemes.
 *
 * @see https://mantine.dev/styles/css-variables/
 * @see https://mantine.dev/theming/colors/
 */
export function writeMantine(theme: Theme, options: ThemeFileOptions): WrittenTheme {
  const brands = brandKeys(theme, [...Object.keys(FAMILIES), 'dark', 'white', 'black']);
  const families = [...brands, ...Object.entries(FAMILIES)] as [string, Family][];
  const colors = Object.fromEntries([
    ...families.map(([key, family]) => [key, shadesOf(theme, family)]),
    ['dark', DARK.map((role) => theme.modes.dark.roles[role].hex)],
  ]);
  const variables = Object.fromEntries(
    LIGHT_AND_DARK.map((mode) => [mode, variablesOf(theme, mode, families)]),
  );
  const text = [
    lineComments(theme, options),
    IMPORTS,
    `const variables = ${jsonText(variables).trimEnd()};\n`,
    `const colors = ${jsonText(colors).trimEnd()} as const;\n`,
    codeAfter(brands[0]![0]),
  ].join('\n');
  return {
    files: [{ path: 'mantine-theme.ts', text }],
    notes: [
      withoutHighContrast('Mantine'),
      'A color with a shade, such as brand.4, is drawn as Mantine computes it, and check marks are white or black by the shade 6; such pairs are not checked.',
    ],
  };
}

/** A color of Mantine has ten shades; buttons are filled with this one. */
const SHADES = 10;
const FILLED = 6;

/** Ten shades from light to dark: the fill of buttons, and steps that are lighter and darker. */
function shadesOf(theme: Theme, family: Family): string[] {
  const light = (hex: Hex) => relativeLuminance(parseHex(hex)!);
  const steps = theme.scales[family]!.tonal.map(({ hex }) => hex);
  const { hex: fill } = partOf(theme.modes.light, family, 'solid');
  const some = (from: readonly Hex[], count: number) =>
    Array.from({ length: count }, (_, i) => from[Math.floor((i * from.length) / count)] ?? fill);
  const lighter = steps.filter((hex) => light(hex) > light(fill));
  const darker = steps.filter((hex) => light(hex) < light(fill)).toReversed();
  return [...some(lighter, FILLED), fill, ...some(darker, SHADES - 1 - FILLED).toReversed()];
}

function variablesOf(theme: Theme, name: ThemeMode, families: readonly [string, Family][]) {
  const mode = theme.modes[name];
  return Object.fromEntries(
    [
      ...Object.entries(ROLES).map(([key, role]) => [key, mode.roles[role].hex]),
      ...families.flatMap(([key, family]) =>
        Object.entries(PARTS).map(([part, role]) => [
          `${key}-${part}`,
          partOf(mode, family, role).hex,
        ]),
      ),
    ].map(([key, hex]) => [`--mantine-color-${key}`, hex]),
  );
}

const IMPORTS = `import {
  createTheme,
  defaultVariantColorsResolver,
  parseThemeColor,
  type CSSVariablesResolver,
  type MantineTheme,
} from "@mantine/core";
`;

const codeAfter = (primary: string) => `export const theme = createTheme({
  colors,
  primaryColor: '${primary}',
  primaryShade: ${FILLED},
  autoContrast: true,
  luminanceThreshold: 0.18,
  components: {
    Pagination: {
      vars: (theme: MantineTheme, { color = theme.primaryColor }) => ({
        root: { '--pagination-active-color': \`var(--mantine-color-\${color}-contrast, white)\` },
      }),
    },
  },
  variantColorResolver(input) {
    const resolved = defaultVariantColorsResolver(input);
    const { theme } = input;
    const parsed = parseThemeColor({ color: input.color || theme.primaryColor, theme });
    const name = \`--mantine-color-\${parsed.color}-contrast\`;
    const isFilled = input.variant === 'filled' && parsed.shade === undefined;
    return isFilled && name in variables.light ? { ...resolved, color: \`var(\${name})\` } : resolved;
  },
});

/** For <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver}>. */
export const cssVariablesResolver: CSSVariablesResolver = ({ primaryColor }) => ({
  variables: { '--mantine-primary-color-contrast': \`var(--mantine-color-\${primaryColor}-contrast)\` },
  ...variables,
});
`;
