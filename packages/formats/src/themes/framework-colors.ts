import {
  composite,
  contrastRatio,
  formatHex,
  type Hex,
  parseHex,
  type Srgb,
  strongest,
  toOklch,
} from '@swatchwork/color';
import {
  type Family,
  type FamilyRole,
  GROUND_ROLES,
  MINIMA,
  type ModeTheme,
  type RoleName,
  STATUS_FAMILIES,
  type Theme,
  type ThemeColor,
} from '@swatchwork/theme';

import { modeRules, type Rule } from './css-rules.ts';
import { familyKeys } from './theme-keys.ts';

/** The modes of a framework that knows two color schemes. */
export const LIGHT_AND_DARK = ['light', 'dark'] as const;

export const withoutHighContrast = (name: string): string =>
  `${name} knows two color schemes, light and dark: high contrast is not in the file.`;

/** The rules of the modes where an attribute chooses them, and dark is never chosen by preference. */
export const attributeRules = (theme: Theme, attribute: string): Rule[] =>
  modeRules(theme, {}).flatMap((rule) =>
    rule.media === '(prefers-color-scheme: dark)'
      ? []
      : { ...rule, selector: rule.selector.replaceAll(/\.([a-z-]+)/g, `[${attribute}=$1]`) },
  );

/** What stands in the neutral family for the roles that families of color have. */
// biome-ignore format: a list of names
const NEUTRAL_PARTS: Readonly<Record<FamilyRole, RoleName>> = {
  tint: 'fill', 'tint-hover': 'fill-hover', 'tint-active': 'fill-active', border: 'border',
  'border-strong': 'border-strong', control: 'border-strong', solid: 'text-muted', 'solid-hover': 'text',
  'solid-active': 'text', 'on-solid': 'ground', text: 'text-muted', 'text-strong': 'text',
};

/** The role that is a part of a family. */
export const roleOf = (family: Family, part: FamilyRole): RoleName =>
  family === 'neutral' ? NEUTRAL_PARTS[part] : `${family}-${part}`;

/** The color of a part of a family in a mode. */
export const partOf = ({ roles }: ModeTheme, family: Family, part: FamilyRole): ThemeColor =>
  roles[roleOf(family, part)]!;

/**
 * The fill of a family and the words on it, for frameworks that also write with the color that they fill with: a status,
 * and a brand color that cannot be read on the page of the mode, is filled with the color of its words.
 */
export function fillOf(mode: ModeTheme, family: Family) {
  const of = (part: FamilyRole) => partOf(mode, family, part);
  return isStatus(family) || !isReadable(mode, of('solid'))
    ? { fill: of('text'), hover: of('text-strong'), on: mode.roles.ground }
    : { fill: of('solid'), hover: of('solid-hover'), on: of('on-solid') };
}

export const isStatus = (family: Family): boolean => STATUS_FAMILIES.some((one) => one === family);

const isReadable = ({ roles, target }: ModeTheme, { hex }: ThemeColor) =>
  GROUND_ROLES.every(
    (ground) => contrastRatio(parseHex(hex)!, parseHex(roles[ground].hex)!) >= MINIMA.text[target],
  );

/** Where a framework has another primary color than the fill of buttons, and why. */
export const aboutPrimary = (theme: Theme, framework: string, exact: string): string[] =>
  LIGHT_AND_DARK.flatMap((name) => {
    const mode = theme.modes[name];
    const { hex } = mode.roles['brand-solid'];
    if (fillOf(mode, 'brand').fill.hex === hex) return [];
    return `In ${name}, primary is the color of the brand's words, since ${framework} also writes with it, and ${hex} cannot be read there; ${exact} is ${hex}.`;
  });

/** The first accent, or the neutral family where a theme has none. */
export const secondFamily = (theme: Theme): Family =>
  theme.scales['accent-1'] ? 'accent-1' : 'neutral';

/** The brand families by their names in files; a name that the framework itself uses gets a second word. */
export function brandKeys(theme: Theme, used: readonly string[]): [key: string, family: Family][] {
  const keys = familyKeys(theme);
  return theme.brands.map(({ family }) => {
    const key = keys.get(family)!;
    return [used.includes(key) ? `${key}-color` : key, family];
  });
}

/** How opaque components draw the fill of a button under the pointer. */
const HOVERED = 0.9;

/** The fill of a family: the nearest that bears its words under the pointer too, where it is drawn with 90% opacity. */
export function fillUnderPointer({ roles, target }: ModeTheme, fill: ThemeColor, on: ThemeColor) {
  const words = parseHex(on.hex)!;
  const grounds = GROUND_ROLES.map((ground) => parseHex(roles[ground].hex)!);
  return nearest(fill, (color) =>
    [color, ...grounds.map((ground) => seenOver(color, HOVERED, ground))].every(
      (seen) => contrastRatio(seen, words) >= MINIMA.text[target],
    ),
  );
}

/** What is seen of a translucent color, in bytes. */
export const seenOver = (color: Srgb, alpha: number, ground: Srgb): Srgb =>
  parseHex(formatHex(composite(color, alpha, ground)))!;

/** The color itself if it passes, else its nearest relative in lightness that does. */
export function nearest(color: ThemeColor, passes: (color: Srgb) => boolean): ThemeColor {
  const own = toOklch(parseHex(color.hex)!);
  for (let step = 0; step <= 200; step++) {
    for (const l of [own.l - step / 200, own.l + step / 200]) {
      const hex: Hex = step === 0 ? color.hex : formatHex(strongest({ ...own, l }));
      if (l >= 0 && l <= 1 && passes(parseHex(hex)!)) return step === 0 ? color : { hex };
    }
  }
  return color;
}
