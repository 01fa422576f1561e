import type { Family, RoleName, Theme, ThemeColor } from '@swatchwork/theme';

import { jsonText } from '../text/text.ts';
import { lineComments } from './comments.ts';
import { brandKeys, fillUnderPointer, partOf, withoutHighContrast } from './framework-colors.ts';
import { type ByMode, byMode } from './theme-colors.ts';
import type { ThemeFileOptions, WrittenTheme } from './theme-file.ts';

/** The families behind Chakra's names of palettes. */
// biome-ignore format: a list of names
const FAMILIES = {
  gray: 'neutral', red: 'error', orange: 'warning', green: 'success', blue: 'info',
} as const satisfies Record<string, Family>;

/** The roles behind the groups of semantic tokens. */
// biome-ignore format: a list of names
const ROLES = {
  bg: {
    DEFAULT: 'ground', subtle: 'ground-subtle', muted: 'fill', emphasized: 'fill-hover', inverted: 'inverse',
    panel: 'surface-raised', error: 'error-tint', warning: 'warning-tint', success: 'success-tint',
    info: 'info-tint',
  },
  fg: {
    DEFAULT: 'text', muted: 'text-muted', subtle: 'text-placeholder', inverted: 'on-inverse', error: 'error-text',
    warning: 'warning-text', success: 'success-text', info: 'info-text',
  },
  border: {
    DEFAULT: 'border', muted: 'border', subtle: 'border', emphasized: 'border-strong', inverted: 'inverse',
    error: 'error-border-strong', warning: 'warning-border-strong', success: 'success-border-strong',
    info: 'info-border-strong',
  },
} as const satisfies Record<string, Record<string, RoleName>>;

/** Colors of Chakra without shades, which a palette of the name would not replace. */
const SINGLE = ['white', 'black', 'transparent', 'current'];

/**
 * A system of Chakra UI 3 for `ChakraProvider`: semantic tokens of light and dark, and the scales as
 * tokens such as `brand.600`.
 *
 * @see https://chakra-ui.com/docs/theming/customization/colors
 */
export function writeChakra(theme: Theme, options: ThemeFileOptions): WrittenTheme {
  const brands = brandKeys(theme, [...Object.keys(FAMILIES), ...Object.keys(ROLES), ...SINGLE]);
  const families = [...brands, ...Object.entries(FAMILIES)] as [string, Family][];
  const tokens = Object.fromEntries(
    families.map(([key, family]) => [
      key,
      Object.fromEntries(
        theme.scales[family]!.tonal.map(({ step, hex }) => [step, { value: hex }]),
      ),
    ]),
  );
  const groups = Object.entries(ROLES).map(([group, roles]) => [
    group,
    Object.fromEntries(
      Object.entries(roles).map(([key, role]) => [
        key,
        token(byMode((mode) => theme.modes[mode].roles[role])),
      ]),
    ),
  ]);
  const palettes = families.map(([key, family]) => [key, paletteOf(theme, family)]);
  const semantic = Object.fromEntries([...groups, ...palettes]);
  const text = [
    lineComments(theme, options),
    'import { createSystem, defaultConfig } from "@chakra-ui/react";\n',
    `export const system = createSystem(defaultConfig, ${jsonText({
      globalCss: { html: { colorPalette: brands[0]![0] } },
      theme: { tokens: { colors: tokens }, semanticTokens: { colors: semantic } },
    }).trimEnd()});\n`,
  ].join('\n');
  return {
    files: [{ path: 'chakra-theme.ts', text }],
    notes: [
      withoutHighContrast('Chakra UI'),
      'Fills are the nearest colors that bear their words under the pointer too. Other palettes of Chakra, such as purple, stay as they are and are not checked.',
    ],
  };
}

function paletteOf(theme: Theme, family: Family) {
  const of = (role: Parameters<typeof partOf>[2]) =>
    token(byMode((mode) => partOf(theme.modes[mode], family, role)));
  const fill = byMode((name) => {
    const mode = theme.modes[name];
    return fillUnderPointer(mode, partOf(mode, family, 'solid'), partOf(mode, family, 'on-solid'));
  });
  return {
    contrast: of('on-solid'),
    fg: of('text-strong'),
    subtle: of('tint'),
    muted: of('tint-hover'),
    emphasized: of('tint-active'),
    solid: token(fill),
    focusRing: of('border-strong'),
    border: of('border-strong'),
  };
}

const token = ({ light, dark }: ByMode<ThemeColor>) => ({
  value: { _light: light.hex, _dark: dark.hex },
});
