import { formatHex, isInGamut, parseColor } from '@swatchwork/color';
import {
  ACCENT_FAMILIES,
  type AccentFamily,
  type Family,
  type RoleName,
  STATUS_FAMILIES,
  THEME_MODES,
  type ThemeMode,
  type ThemeSolids,
  type ThemeTarget,
  type ThemeVision,
} from '../model/names.ts';
import type { ThemeInput } from '../model/theme.ts';
import { rolesOf } from '../roles/roles-of.ts';

/** A brand color as a person gives it; the name may be empty. */
export interface Brand {
  readonly color: string;
  readonly name: string;
}

export type Overrides = Partial<Record<ThemeMode, Partial<Record<RoleName, string>>>>;

/** Everything that decides about a theme. Each color is readable and opaque. */
export interface ThemeDocument {
  readonly brands: readonly Brand[];
  /** Index of the primary brand color. */
  readonly primary: number;
  /** `brand`, `pure`, or a color to whose hue the neutral leans. */
  readonly neutral: string;
  readonly grounds: Readonly<Partial<Record<ThemeMode, string>>>;
  readonly target: ThemeTarget;
  readonly solids: ThemeSolids;
  readonly vision: ThemeVision;
  readonly steps: number;
  readonly overrides: Overrides;
}

export const STEPS = { least: 3, most: 21, usual: 11 } as const;

/** A blue that is text on white as it is, and an amber that is not: both promises are put to work. */
export const EXAMPLE: ThemeDocument = {
  brands: [
    { color: '#0A66C2', name: '' },
    { color: '#F59E0B', name: '' },
  ],
  primary: 0,
  neutral: 'brand',
  grounds: {},
  target: 'AA',
  solids: 'auto',
  vision: 'every',
  steps: STEPS.usual,
  overrides: {},
};

/** The document as the engine takes it. */
export const toInput = ({ brands, ...rest }: ThemeDocument) =>
  ({
    ...rest,
    brands: brands.map(({ color, name }) => (name.trim() === '' ? { color } : { color, name })),
  }) satisfies ThemeInput;

/** The document of an input that the engine takes. */
export const fromInput = (input: ThemeInput): ThemeDocument => ({
  brands: input.brands.map((brand) => {
    const { color, name = '' } = typeof brand === 'string' ? { color: brand } : brand;
    return { color: shortest(color), name };
  }),
  primary: input.primary ?? 0,
  neutral: shortest(input.neutral ?? 'brand'),
  grounds: mapColors(input.grounds ?? {}),
  target: input.target ?? 'AA',
  solids: input.solids ?? 'auto',
  vision: input.vision ?? 'every',
  steps: input.steps ?? STEPS.usual,
  overrides: Object.fromEntries(
    THEME_MODES.flatMap((mode) => {
      const roles = input.overrides?.[mode];
      return roles && Object.keys(roles).length > 0 ? [[mode, mapColors(roles)]] : [];
    }),
  ),
});

const shortest = (color: string): string => readOpaque(color) ?? color;

const mapColors = (colors: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(colors).flatMap(([name, color]) => (color ? [[name, shortest(color)]] : [])),
  );

/** The shortest way to write an opaque color; undefined if the text is none. */
export function readOpaque(text: string): string | undefined {
  const parsed = parseColor(text);
  if (!parsed || parsed.alpha < 1) return undefined;
  return isInGamut(parsed.color) ? formatHex(parsed.color) : text.trim();
}

/** The families of a theme of so many brand colors. */
export const familiesOf = (brands: number): Family[] => [
  'brand',
  ...accentsOf(brands),
  'neutral',
  ...STATUS_FAMILIES,
];

const accentsOf = (brands: number): readonly AccentFamily[] => ACCENT_FAMILIES.slice(0, brands - 1);

/** The overrides of roles that a theme of so many brand colors has. */
export function pruneOverrides(overrides: Overrides, brands: number): Overrides {
  const roles = new Set<string>(familiesOf(brands).flatMap(rolesOf));
  const kept = THEME_MODES.flatMap((mode) => {
    const entries = Object.entries(overrides[mode] ?? {}).filter(([role]) => roles.has(role));
    return entries.length > 0 ? [[mode, Object.fromEntries(entries)] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** With a color for a role, or without one. */
export function withOverride(
  { overrides, brands }: ThemeDocument,
  mode: ThemeMode,
  role: RoleName,
  color: string | undefined,
): Overrides {
  const { [role]: _, ...others } = overrides[mode] ?? {};
  const own = color === undefined ? others : { ...others, [role]: color };
  return pruneOverrides({ ...overrides, [mode]: own }, brands.length);
}
