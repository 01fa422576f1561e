import { formatRatio, type Hex } from '@swatchwork/color';
import {
  type Family,
  MINIMA,
  type RoleName,
  THEME_MODES,
  type Theme,
  type ThemeMode,
} from '@swatchwork/theme';

import { markdownText, oneLine } from '../text/text.ts';
import { summary } from './summary.ts';
import type { ThemeFileOptions, WrittenTheme } from './theme-file.ts';

/** A part of an interface: its background, and the text on it where there is one. */
type Component = readonly [name: string, background: RoleName | undefined, text?: RoleName];

/** The parts that need no color of a brand or a status. */
const PLAIN: readonly Component[] = [
  ['page', 'ground', 'text'],
  ['page-note', 'ground', 'text-muted'],
  ['card', 'surface', 'text'],
  ['card-note', 'surface', 'text-muted'],
  ['dialog', 'surface-raised', 'text'],
  ['link', 'ground', 'link'],
  ['link-hover', 'ground', 'link-hover'],
  ['input', 'surface', 'text'],
  ['input-placeholder', 'surface', 'text-placeholder'],
  ['input-border', 'border-strong'],
  ['divider', 'border'],
  ['focus-ring', 'focus'],
  ['button-neutral', 'fill', 'text'],
  ['button-neutral-hover', 'fill-hover', 'text'],
  ['button-neutral-active', 'fill-active', 'text'],
  ['button-disabled', 'disabled'],
  ['button-disabled-label', undefined, 'text-disabled'],
  ['tooltip', 'inverse', 'on-inverse'],
  ['selection', 'selection', 'on-selection'],
];

/**
 * The usual names of the format for roles of ours; `surface` is one of both. Not `error`, on which readers would
 * expect `error-text`.
 */
const USUAL_NAMES = [
  ['primary', 'brand-solid'],
  ['on-primary', 'brand-on-solid'],
  ['secondary', 'accent-1-solid'],
  ['tertiary', 'accent-2-solid'],
  ['neutral', 'ground'],
  ['on-surface', 'text'],
] as const satisfies readonly (readonly [string, RoleName])[];

/**
 * A DESIGN.md: tokens in front matter for programs that draw interfaces, and rules in prose. The format has no
 * modes, so the names of dark and high contrast end in `-dark` and `-high-contrast`.
 *
 * @see https://github.com/google-labs-code/design.md
 */
export function writeDesignMd(theme: Theme, options: ThemeFileOptions): WrittenTheme {
  const [title = '', promise = ''] = summary(theme, options);
  const components = componentsOf(theme);
  const roles = [...new Set(components.flatMap(([, ...used]) => used.flatMap((one) => one ?? [])))];
  const front = [
    'version: alpha',
    `name: ${yamlText(options.name || 'Theme')}`,
    `description: ${yamlText(`${title}. ${promise}.`)}`,
    'omitted:',
    ...['typography', 'rounded', 'spacing'].flatMap((section) => [
      `  - section: ${section}`,
      '    reason: This file defines colors only.',
    ]),
    'colors:',
    ...THEME_MODES.flatMap((mode) => colorLines(theme, mode, roles)),
    'components:',
    ...THEME_MODES.flatMap((mode) => components.map((one) => componentLine(one, mode))),
  ];
  const text = ['---', ...front, '---', '', ...prose(theme, title, promise)].join('\n');
  return {
    files: [{ path: 'DESIGN.md', text }],
    notes: [
      'DESIGN.md has no modes: names of dark and high contrast end in -dark and -high-contrast. Scales are not in it.',
    ],
  };
}

function componentsOf({ scales, modes }: Theme): Component[] {
  const families = Object.keys(scales) as Family[];
  const charts = (Object.keys(modes.light.roles) as RoleName[])
    .filter((role) => /^chart-\d+$/.test(role))
    .map((role): Component => [role, role]);
  return [
    ...PLAIN,
    ...families.flatMap((family) => (family === 'neutral' ? [] : ofFamily(family))),
    ...charts,
  ];
}

const KEYS: Partial<Record<Family, string>> = {
  brand: 'primary',
  'accent-1': 'secondary',
  'accent-2': 'tertiary',
};

function ofFamily(family: Exclude<Family, 'neutral'>): Component[] {
  const key = KEYS[family] ?? family;
  return [
    [`button-${key}`, `${family}-solid`, `${family}-on-solid`],
    [`button-${key}-hover`, `${family}-solid-hover`, `${family}-on-solid`],
    [`button-${key}-active`, `${family}-solid-active`, `${family}-on-solid`],
    [`badge-${key}`, `${family}-tint`, `${family}-text`],
    [`border-${key}`, `${family}-border-strong`],
  ];
}

const nameIn = (mode: ThemeMode, name: string): string =>
  mode === 'light' ? name : `${name}-${mode}`;

function colorLines(theme: Theme, mode: ThemeMode, roles: readonly RoleName[]): string[] {
  const usual = USUAL_NAMES.filter(([, role]) => roles.includes(role));
  const colorOf = (role: RoleName): Hex => theme.modes[mode].roles[role]!.hex;
  return [
    ...usual.map(([name, role]) => `  ${nameIn(mode, name)}: ${reference(mode, role)}`),
    ...roles.map((role) => `  ${nameIn(mode, role)}: "${colorOf(role)}"`),
  ];
}

const reference = (mode: ThemeMode, role: RoleName): string => `"{colors.${nameIn(mode, role)}}"`;

function componentLine([name, background, text]: Component, mode: ThemeMode): string {
  const properties = [
    ...(background ? [`backgroundColor: ${reference(mode, background)}`] : []),
    ...(text ? [`textColor: ${reference(mode, text)}`] : []),
  ];
  return `  ${nameIn(mode, name)}: { ${properties.join(', ')} }`;
}

/** A text of JSON is one of YAML. */
const yamlText = (text: string): string => JSON.stringify(oneLine(text));

function prose(theme: Theme, title: string, promise: string): string[] {
  const [normal, high] = (['light', 'high-contrast'] as const).map((mode) =>
    formatRatio(MINIMA.text[theme.modes[mode].target]),
  );
  return [
    `# ${markdownText(title)}`,
    '',
    '## Overview',
    '',
    `${promise}. Texts reach a contrast of at least ${normal}:1 on their backgrounds in light and dark, and ${high}:1 in high contrast. Where prose and front matter differ, the front matter counts.`,
    '',
    '## Colors',
    '',
    'Colors are named for their use. The names without an ending are for light interfaces. For dark ones, every name ends in `-dark`; for readers who ask for more contrast, in `-high-contrast`.',
    '',
    '- **Backgrounds:** `ground` is the page, `surface` a card on it, `surface-raised` a dialog or menu, `fill` a quiet control.',
    '- **Texts:** `text` is for reading, `text-muted` for notes, `text-placeholder` for empty fields, `link` for links.',
    '- **Primary:** `brand-solid` fills the most important action, with `brand-on-solid` on it. `brand-tint` is a soft background, with `brand-text` on it. The other families are built alike.',
    '- **Statuses:** `error`, `warning`, `success` and `info` are only for what they say, always beside a text or an icon.',
    '- **Lines:** `border` divides, `border-strong` marks the edge of a control, `focus` is the ring of what has the keyboard.',
    '- **Charts:** `chart-1` to `chart-5` are for data, in this order, and for nothing else.',
    '',
    '## Components',
    '',
    'Each component names its background and the text on it. Those without a text are lines, rings and marks; `button-disabled-label` is exempt from contrast, because nobody can use it.',
    '',
    "## Do's and Don'ts",
    '',
    '- Do use a text only on a background with which a component pairs it.',
    '- Do use one mode in a view: never a name with an ending beside one without.',
    "- Don't use colors that are not in this file, or parts of one made transparent.",
    "- Don't write in chart colors, and don't tell anything by color alone.",
    '',
  ];
}
