import { parseColor } from '@swatchwork/color';
import type { Theme, ThemeColor, ThemeMode } from '@swatchwork/theme';

import { jsonText } from '../text/text.ts';
import { type ByMode, byMode, roleEntries, scaleEntries } from './theme-colors.ts';
import type { ThemeFile, ThemeFileOptions, WrittenTheme } from './theme-file.ts';

const CATALOG = 'Theme.xcassets';
const INFO = { author: 'xcode', version: 1 };

/**
 * An asset catalog for Xcode with dark and high-contrast appearances and P3 for the screens that
 * show it: `Color("theme/brand-solid")`, `Color("scale/brand/600")`, or the symbols that Xcode makes
 * of them.
 *
 * @see https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/Named_Color.html
 */
export function writeSwift(theme: Theme, { p3 = true }: ThemeFileOptions): WrittenTheme {
  const contrast = theme.modes['high-contrast'].scheme;
  const colorSet = (path: string, colors: ByMode<ThemeColor>): ThemeFile => {
    const same = new Set(Object.values(colors)).size === 1;
    const appearances = same ? UNIVERSAL : contrast === 'light' ? LIGHT_CONTRAST : DARK_CONTRAST;
    return {
      path: `${CATALOG}/${path}.colorset/Contents.json`,
      text: jsonText({
        colors: appearances.flatMap(([mode, ...found]) => entries(colors[mode], found, p3)),
        info: INFO,
      }),
    };
  };
  const scales = scaleEntries(theme);
  const folders = ['scale', 'theme', ...new Set(scales.map(({ key }) => `scale/${key}`))];
  return {
    files: [
      { path: `${CATALOG}/Contents.json`, text: jsonText({ info: INFO }) },
      ...folders.map((folder) => ({
        path: `${CATALOG}/${folder}/Contents.json`,
        text: jsonText({ info: INFO, properties: { 'provides-namespace': true } }),
      })),
      ...scales.map(({ key, step, color }) =>
        colorSet(
          `scale/${key}/${step}`,
          byMode(() => color),
        ),
      ),
      ...roleEntries(theme).map(({ name, colors }) => colorSet(`theme/${name}`, colors)),
    ],
    notes: [
      `High contrast has only a ${contrast} scheme: people who request more contrast in the other scheme see the normal colors of that scheme.`,
    ],
  };
}

const DARK = { appearance: 'luminosity', value: 'dark' };
const MORE = { appearance: 'contrast', value: 'high' };

type Appearances = readonly (readonly [ThemeMode, ...(typeof DARK)[]])[];

const UNIVERSAL: Appearances = [['light']];
const BOTH: Appearances = [['light'], ['dark', DARK]];
const LIGHT_CONTRAST: Appearances = [...BOTH, ['high-contrast', MORE], ['dark', DARK, MORE]];
const DARK_CONTRAST: Appearances = [...BOTH, ['light', MORE], ['high-contrast', DARK, MORE]];

function entries(color: ThemeColor, appearances: readonly (typeof DARK)[], p3: boolean) {
  const look = appearances.length > 0 && { appearances };
  const { color: rgb, alpha } = parseColor(color.hex)!;
  const sRgb = {
    ...look,
    color: { 'color-space': 'srgb', components: components([rgb.r, rgb.g, rgb.b], alpha) },
    idiom: 'universal',
  };
  if (!p3 || !color.p3) return [sRgb];
  const wide = color.p3
    .match(/[\d.]+/g)!
    .slice(-3)
    .map(Number);
  return [
    { ...sRgb, 'display-gamut': 'sRGB' },
    {
      ...look,
      color: { 'color-space': 'display-p3', components: components(wide, 1) },
      'display-gamut': 'display-P3',
      idiom: 'universal',
    },
  ];
}

/** As Xcode writes them: texts, here with digits enough for the same bytes. */
function components(channels: readonly number[], alpha: number) {
  const [red, green, blue] = channels.map((channel) => channel.toFixed(6));
  return { alpha: alpha.toFixed(6), blue, green, red };
}
