import type { NeutralRole, Theme, ThemeColor, ThemeMode } from '@swatchwork/theme';

import { jsonText } from '../text/text.ts';
import type { ThemeFileOptions, WrittenTheme } from './theme-file.ts';

/** The neutral colors by their slugs. WordPress's own themes call the page `base` and its words `contrast`. */
// biome-ignore format: a list of names
const NEUTRAL = {
  base: ['Background', 'ground'], contrast: ['Text', 'text'], subtle: ['Subtle background', 'fill'],
  muted: ['Muted text', 'text-muted'], border: ['Border', 'border-strong'], link: ['Link', 'link'],
  'link-hover': ['Link, hover', 'link-hover'],
} as const satisfies Record<string, readonly [name: string, role: NeutralRole]>;

/** What each brand color has beside itself. */
// biome-ignore format: a list of names
const PARTS = [
  ['solid', 'button'], ['on-solid', 'text on button'], ['solid-hover', 'button, hover'],
  ['solid-active', 'button, pressed'], ['text', 'text'], ['tint', 'pale background'],
] as const;

const preset = (slug: string) => `var:preset|color|${slug}`;
const words = (slug: string) => ({ color: { text: preset(slug) } });
const button = (part: string) => ({
  color: { background: preset(`brand-${part}`), text: preset('brand-on-solid') },
});

const STYLES = {
  color: { background: preset('base'), text: preset('contrast') },
  elements: {
    link: { ...words('link'), ':hover': words('link-hover') },
    // biome-ignore format: a row for each element
    button: { ...button('solid'), ':hover': button('solid-hover'), ':active': button('solid-active') },
    heading: words('contrast'),
    caption: words('muted'),
  },
};

/**
 * The colors of a block theme of WordPress 6.6 or later: the light mode as `theme.json`, and each other mode as a style
 * variation with the same slugs, so that what refers to a slug follows the variation.
 *
 * @see https://developer.wordpress.org/block-editor/reference-guides/theme-json-reference/theme-json-living/
 */
export function writeWordpress(theme: Theme, { name }: ThemeFileOptions): WrittenTheme {
  const fileOf = (path: string, mode: ThemeMode, title: string, styles?: typeof STYLES) => {
    const settings = { color: { palette: paletteOf(theme, mode) } };
    const $schema = 'https://schemas.wp.org/wp/6.6/theme.json';
    return { path, text: jsonText({ $schema, version: 3, title, settings, styles }) };
  };
  return {
    files: [
      fileOf('theme.json', 'light', name || 'Theme', STYLES),
      fileOf('styles/dark.json', 'dark', 'Dark'),
      fileOf('styles/high-contrast.json', 'high-contrast', 'High contrast'),
    ],
    notes: [
      'WordPress does not follow the preference of readers: light is in theme.json, and dark and high contrast are style variations, one of which the owner of the site chooses.',
      'Colors that blocks have on their own, and the default palette of WordPress, are not checked. The files have not been tried in WordPress itself.',
    ],
  };
}

function paletteOf({ brands, modes }: Theme, mode: ThemeMode) {
  const { roles } = modes[mode];
  const entry = (slug: string, name: string, { hex }: ThemeColor) => ({ slug, name, color: hex });
  return [
    ...Object.entries(NEUTRAL).map(([slug, [name, role]]) => entry(slug, name, roles[role])),
    ...brands.flatMap(({ family, name, hex }) => [
      entry(family, name || family, { hex }),
      ...PARTS.map(([part, use]) => {
        const role = `${family}-${part}` as const;
        return entry(role, `${name || family}: ${use}`, roles[role]!);
      }),
    ]),
  ];
}
