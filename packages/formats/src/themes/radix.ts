import { byteDigits, formatHex, type Hex, parseHex, readableTextColor } from '@swatchwork/color';
import type { Family, RoleName, ScaleStep, Theme, ThemeMode } from '@swatchwork/theme';

import {
  blocksOf,
  everywhere,
  forcedBlock,
  HEX,
  modeRules,
  p3Blocks,
  styleSheet,
  type Variable,
} from './css-rules.ts';
import { byMode } from './theme-colors.ts';
import type { ThemeFileOptions, WrittenTheme } from './theme-file.ts';
import { familyKeys } from './theme-keys.ts';

/** How opaque the surface of a control is at least, in a light and in a dark mode. */
const SURFACE = { light: 0.8, dark: 0.5 } as const;

/**
 * The twelve steps of each family under the names of Radix: `--brand-1` to `--brand-12`, of which 9
 * and 10 are the solids of the mode and `--brand-exact` the brand color, what gives
 * them over the page as `--brand-a1` to `--brand-a12`, and the four of Radix Themes.
 *
 * @see https://www.radix-ui.com/colors/docs/palette-composition/understanding-the-scale
 */
export function writeRadix(theme: Theme, options: ThemeFileOptions): WrittenTheme {
  const variables = [...familyKeys(theme)].flatMap(([family, key]) =>
    variablesOf(theme, family, key),
  );
  const [light, , dark, ...highContrast] = modeRules(theme, {});
  const rules = [
    { ...light!, selector: ':root, .light, .light-theme' },
    { ...dark!, selector: '.dark, .dark-theme' },
    ...highContrast.map((rule) => ({
      ...rule,
      selector: rule.selector.replace(/\.(light|dark)\b/, '.$1, .$1-theme'),
    })),
  ];
  const text = styleSheet(theme, options, [
    ...blocksOf(rules, variables, HEX),
    ...p3Blocks([[rules, variables]], HEX, options),
    forcedBlock(
      variables.flatMap(({ name }) => {
        const role = USES[name.replace(/^.*-a?/, '')];
        return role ? [[name, role] as const] : [];
      }),
      rules,
    ),
  ]);
  const notes = [
    'Radix Themes accepts only its own names of gray and accent colors: rename the brand to one of them (such as blue), and --neutral-1 and so on to --gray-1.',
    'Only the steps are written, not the roles: Radix chooses steps itself, and those pairs are not checked.',
  ];
  return { files: [{ path: 'radix.css', text }], notes };
}

/** What components of Radix use each step for, and the colors beside them. */
// biome-ignore format: a list of names
const USES: Readonly<Partial<Record<string, RoleName>>> = {
  1: 'ground', 2: 'ground-subtle', 3: 'fill', 4: 'fill-hover', 5: 'fill-active', 6: 'border',
  7: 'border-strong', 8: 'border-strong', 9: 'brand-solid', 10: 'brand-solid-hover', 11: 'text-muted',
  12: 'text', contrast: 'brand-on-solid', surface: 'surface', indicator: 'brand-solid', track: 'brand-solid',
};

function variablesOf(theme: Theme, family: Family, key: string): Variable[] {
  const twelve = byMode((mode) => stepsOf(theme, family, mode));
  const derived = (name: string, of: (steps: readonly ScaleStep[], ground: Hex) => Hex) => ({
    name: `${key}-${name}`,
    colors: byMode((mode) => ({ hex: of(twelve[mode], theme.modes[mode].roles.ground.hex) })),
  });
  const each = twelve.light.map(({ step }, i) => ({
    name: `${key}-${step}`,
    colors: byMode((mode) => twelve[mode][i]!),
  }));
  const solid = (name: string) => ({
    name: `${key}-${name}`,
    colors: byMode((mode) => twelve[mode][8]!),
  });
  const { seed } = theme.scales[family]!;
  return [
    ...each,
    ...(theme.brands.some((brand) => brand.family === family)
      ? [everywhere(`${key}-exact`, { hex: seed })]
      : []),
    ...twelve.light.map(({ step }, i) =>
      derived(`a${step}`, (steps, ground) => veil(steps[i]!.hex, ground)),
    ),
    {
      name: `${key}-contrast`,
      colors: byMode((mode) =>
        family === 'neutral'
          ? { hex: formatHex(readableTextColor(parseHex(twelve[mode][8]!.hex)!)) }
          : theme.modes[mode].roles[`${family}-on-solid`]!,
      ),
    },
    {
      name: `${key}-surface`,
      colors: byMode((mode) => {
        const { roles, scheme } = theme.modes[mode];
        return { hex: veil(twelve[mode][1]!.hex, roles.ground.hex, SURFACE[scheme]) };
      }),
    },
    solid('indicator'),
    solid('track'),
  ];
}

/** The twelve steps of a mode, of which 9 and 10 bear the words of `contrast`. */
function stepsOf(theme: Theme, family: Family, mode: ThemeMode): readonly ScaleStep[] {
  const steps = theme.scales[family]!.twelve[mode];
  if (family === 'neutral') return steps;
  const { roles } = theme.modes[mode];
  const solids = { 9: roles[`${family}-solid`]!, 10: roles[`${family}-solid-hover`]! };
  return steps.map((one) => {
    const solid = one.step === '9' || one.step === '10' ? solids[one.step] : undefined;
    return solid ? { ...solid, step: one.step } : one;
  });
}

const CHANNELS = ['r', 'g', 'b'] as const;

/**
 * The translucent color that gives `seen` where it lies over `ground`, to within 1/255 a channel.
 *
 * @param least The opacity that it has at least, 0…1; as little as possible unless given.
 * @returns `#RRGGBBAA`.
 */
function veil(seen: Hex, ground: Hex, least = 0): Hex {
  const [top, under] = [parseHex(seen)!, parseHex(ground)!];
  const needed = CHANNELS.map((channel) => {
    const [to, from] = [top[channel], under[channel]];
    if (to === from) return 0;
    return to > from ? (to - from) / (1 - from) : (from - to) / from;
  });
  const byte = Math.max(1, Math.ceil(Math.max(least, ...needed) * 255 - 1e-9));
  const alpha = byte / 255;
  const channelOf = (channel: 'r' | 'g' | 'b') =>
    Math.min(1, Math.max(0, (top[channel] - under[channel] * (1 - alpha)) / alpha));
  const color = { r: channelOf('r'), g: channelOf('g'), b: channelOf('b') };
  return `${formatHex(color)}${byteDigits(alpha)}`;
}
