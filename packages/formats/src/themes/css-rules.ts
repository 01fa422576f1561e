import { exactText, OKLCH as OKLCH_SPACE, parseColor } from '@swatchwork/color';
import type { Theme, ThemeColor, ThemeMode } from '@swatchwork/theme';
import { forcedColors } from '@swatchwork/theme/products';

import { blockComments } from './comments.ts';
import { type ByMode, byMode } from './theme-colors.ts';
import type { ThemeFileOptions } from './theme-file.ts';

/** A custom property, with a color in each mode. */
export interface Variable {
  /** Without the two hyphens. */
  readonly name: string;
  readonly colors: ByMode<ThemeColor>;
}

/** A color that is the same in every mode. */
export const everywhere = (name: string, color: ThemeColor): Variable => ({
  name,
  colors: byMode(() => color),
});

/** Chromium is up to 0.2 of 255 off in dark channels. */
const CHROMIUM = 0.3;

/** How a color is written, such as `#0A66C2` or `oklch(…)`, and what explains it on its line. */
export interface Notation {
  value(color: ThemeColor): string;
  comment?(color: ThemeColor): string;
}

export const HEX: Notation = { value: ({ hex }) => hex };

/** With digits enough that the same 8-bit color comes back, and its hex behind it. */
export const OKLCH: Notation = {
  value: ({ hex }) => {
    const { color, alpha } = parseColor(hex)!;
    const opaque = exactText(OKLCH_SPACE, color, CHROMIUM);
    return alpha === 1 ? opaque : `${opaque.slice(0, -1)} / ${Number(alpha.toFixed(4))})`;
  },
  comment: ({ hex }) => hex,
};

/** Where a block of a style sheet applies. */
export interface Place {
  readonly media?: string;
  readonly selector: string;
}

/** The light mode. */
export const LIGHT_PLACE: Place = { selector: ':root, .light' };

/** The dark mode: by the reader's preference, and where the page itself chooses it. */
export const DARK_PLACES: readonly [preferred: Place, chosen: Place] = [
  { media: '(prefers-color-scheme: dark)', selector: ':root:where(:not(.light))' },
  { selector: '.dark' },
];

/** A block of a style sheet, and which of a variable's colors stand in it. */
export interface Rule extends Place {
  readonly scheme?: string;
  /** Absent where the rule sets nothing but its scheme. */
  readonly value?: Choice;
}

type Choice = (colors: ByMode<ThemeColor>, write: (color: ThemeColor) => string) => string;

/** For what is the same in every mode. */
export const ROOT: Rule = { selector: ':root', value: (colors, write) => write(colors.light) };

/**
 * The rules of the modes, each above the ones before: who asks for dark or for more contrast gets
 * it, unless the page itself chooses by a class, on its root or on a part of it. High contrast has
 * one scheme; a page that chose the other keeps its choice.
 */
export function modeRules(theme: Theme, { modes = 'classes' }: ThemeFileOptions): readonly Rule[] {
  const schemes = byMode((mode) => theme.modes[mode].scheme);
  const of = (mode: ThemeMode) => ({
    scheme: schemes[mode],
    value: ((colors, write) => write(colors[mode])) satisfies Choice,
  });
  const other = schemes['high-contrast'] === 'light' ? 'dark' : 'light';
  const highContrast: Rule[] = [
    {
      ...of('high-contrast'),
      media: '(prefers-contrast: more)',
      selector: `:root:where(:not(.${other}))`,
    },
    { ...of('high-contrast'), selector: '.high-contrast' },
  ];
  if (modes === 'light-dark') {
    return [
      { selector: ':root, .light, .dark', scheme: 'light dark', value: lightDark },
      { selector: '.light', scheme: 'light' },
      { selector: '.dark', scheme: 'dark' },
      ...highContrast,
    ];
  }
  return [
    { ...of('light'), ...LIGHT_PLACE },
    ...DARK_PLACES.map((place) => ({ ...of('dark'), ...place })),
    ...highContrast,
  ];
}

const lightDark: Choice = (colors, write) => {
  const [light, dark] = [write(colors.light), write(colors.dark)];
  return light === dark ? light : `light-dark(${light}, ${dark})`;
};

/** The variables in each rule. */
export const blocksOf = (
  rules: readonly Rule[],
  variables: readonly Variable[],
  { value, comment }: Notation,
): string[] =>
  rules.map((rule) => {
    const lines = variables.flatMap(({ name, colors }) => {
      const text = rule.value?.(colors, value);
      if (text === undefined) return [];
      const explained = comment && rule.value?.(colors, comment);
      return `--${name}: ${text};${explained ? ` /* ${explained} */` : ''}`;
    });
    return block(rule, rule.scheme ? [`color-scheme: ${rule.scheme};`, ...lines] : lines);
  });

/**
 * The same rules in Display P3, where a browser reads it and the screen shows it; for what has more
 * chroma there in some mode. A color that has none is repeated, since these rules come last.
 */
export function p3Blocks(
  parts: readonly (readonly [rules: readonly Rule[], variables: readonly Variable[]])[],
  notation: Notation,
  { p3 = true }: ThemeFileOptions,
): string[] {
  const value = (color: ThemeColor) => color.p3 ?? notation.value(color);
  const blocks = parts.flatMap(([rules, variables]) => {
    const wide = variables.filter(({ colors }) => Object.values(colors).some((color) => color.p3));
    const valued = rules.filter((rule) => rule.value).map(({ scheme: _, ...rule }) => rule);
    return wide.length > 0 ? blocksOf(valued, wide, { value }) : [];
  });
  if (!p3 || blocks.length === 0) return [];
  const media = `@media (color-gamut: p3) {\n${indent(blocks.join('\n'))}}\n`;
  return [`@supports (color: color(display-p3 1 1 1)) {\n${indent(media)}}\n`];
}

/** Where the user has colors forced. */
export const FORCED = '(forced-colors: active)';

/** The colors of roles there, wherever the rules of the modes apply; it stands below all other blocks. */
export function forcedBlock(
  variables: Parameters<typeof forcedColors>[0],
  rules: readonly Rule[],
): string {
  const places = rules.flatMap(({ media, selector }) => (media ? [] : selector));
  const lines = forcedColors(variables).map(([property, color]) => `${property}: ${color};`);
  return block({ media: FORCED, selector: places.join(', ') }, lines);
}

export function block({ media, selector }: Place, lines: readonly string[]): string {
  const plain = `${selector} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
  return media ? `@media ${media} {\n${indent(plain)}}\n` : plain;
}

const indent = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');

/** A style sheet: its head, and its blocks with an empty line between them. */
export const styleSheet = (
  theme: Theme,
  options: ThemeFileOptions,
  blocks: readonly string[],
): string => [blockComments(theme, options), ...blocks].join('\n');
