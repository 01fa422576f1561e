import { contrastRatio, deltaEOK, type Hex, parseHex, type Srgb } from '@swatchwork/color';
import { CHART_ROLES, MINIMA, type Theme } from '@swatchwork/theme';

import { colorScheme } from '../charts/office.ts';
import { oneLine } from '../text/text.ts';
import { LIGHT_AND_DARK, nearest } from './framework-colors.ts';
import type { ThemeFileOptions, WrittenTheme } from './theme-file.ts';

/**
 * Theme colors of Office, a file each for light and for dark pages, for the folder "Document Themes/Theme Colors". Words
 * on accents, which Office draws in the light color, are readable; brand colors come first.
 *
 * @see ECMA-376 Part 1, 20.1.6.2 (clrScheme)
 */
export function writeOfficeTheme(theme: Theme, { name = '' }: ThemeFileOptions): WrittenTheme {
  const files = LIGHT_AND_DARK.map((mode) => ({
    path: `${mode}.xml`,
    text: colorScheme(`${oneLine(name) || 'Theme'}, ${mode}`, slotsOf(theme, mode)),
  }));
  return {
    files,
    notes: [
      'Office has twelve colors for each theme and no modes: choose one of the two files. They have not been tried in Office itself.',
      'An accent is the nearest color to its brand or chart color that bears light words. Where the brand color itself does not, it is accent 6.',
    ],
  };
}

/** ΔE_OK between accents. */
const APART = 0.05;

function slotsOf(theme: Theme, name: 'light' | 'dark') {
  const { roles, target, scheme } = theme.modes[name];
  const [dark, light] =
    scheme === 'light' ? [roles.text, roles.ground] : [roles.ground, roles.text];
  const [page, words] = [parseHex(roles.ground.hex)!, parseHex(light.hex)!];
  const minimum = MINIMA.text[target];
  // what is left of the contrast of page and words where an accent stands between them
  const seen = Math.min(MINIMA['non-text'][target], contrastRatio(page, words) / minimum - 0.1);
  const passes = (color: Srgb) =>
    contrastRatio(color, words) >= minimum && contrastRatio(color, page) >= seen;
  const status = [roles['success-solid'], roles['info-solid'], roles['warning-solid']];
  const charts = CHART_ROLES.slice(1).map((role) => roles[role]);
  const [apart, close]: [Hex[], Hex[]] = [[], []];
  for (const color of [
    ...theme.brands.map(({ hex }) => ({ hex })),
    ...charts,
    ...status,
    roles['border-strong'],
  ]) {
    const { hex } = nearest(color, passes);
    const isApart = apart.every((one) => deltaEOK(parseHex(one)!, parseHex(hex)!) >= APART);
    (isApart ? apart : close).push(hex);
  }
  const { hex: brand } = theme.brands[0]!;
  // Where too few are apart, the others take the places that Office needs.
  const all = [...apart, ...close];
  const accents = apart[0] === brand ? all : [...all.slice(0, 5), brand];
  const second = {
    light: [roles['brand-text-strong'], roles.fill],
    dark: [roles.fill, roles['brand-text-strong']],
  };
  return [
    ['dk1', dark.hex],
    ['lt1', light.hex],
    ['dk2', second[scheme][0]!.hex],
    ['lt2', second[scheme][1]!.hex],
    ...accents.slice(0, 6).map((hex, i) => [`accent${i + 1}`, hex] as const),
    ['hlink', roles.link.hex],
    ['folHlink', roles['link-visited'].hex],
  ] as const;
}
