import {
  ACCENT_FAMILIES,
  type AccentFamily,
  BRAND_LIMIT,
  type RoleName,
  STATUS_FAMILIES,
  THEME_MODES,
  THEME_SOLIDS,
  THEME_TARGETS,
  THEME_VISIONS,
  type ThemeMode,
  type ThemeSolids,
  type ThemeTarget,
  type ThemeVision,
} from '../model/names.ts';
import { rolesOf } from '../roles/roles-of.ts';
import type { Tone } from '../solve/tone.ts';
import type { ColorReader, GivenColor } from './color-readers.ts';
import { ThemeInputError } from './theme-input-error.ts';

export interface GivenBrand extends GivenColor {
  readonly family: 'brand' | AccentFamily;
  readonly name: string;
}

/** The input after all checks. */
export interface Given {
  /** The primary one first. */
  readonly brands: readonly GivenBrand[];
  /** Whose hue the neutral takes; absent for none. */
  readonly neutral?: Tone;
  readonly grounds: Partial<Record<ThemeMode, GivenColor>>;
  readonly target: ThemeTarget;
  readonly solids: ThemeSolids;
  readonly vision: ThemeVision;
  readonly steps: number;
  readonly overrides: Record<ThemeMode, Partial<Record<RoleName, GivenColor>>>;
}

const STEPS = { least: 3, most: 21, usual: 11 };

/** What a scale may be called, so that every format can write it. */
const NAME = /^[a-z][a-z0-9_-]{0,39}$/i;

/**
 * Checks what may come from anywhere.
 *
 * @param colors How its colors are read.
 * @throws {ThemeInputError} At the first thing that cannot be used.
 */
export function readInput(input: unknown, colors: ColorReader): Given {
  const fields = fieldsOf('input', input);
  const { brands, primary, neutral, grounds, target, solids, vision, steps, overrides } = fields;
  const readColor: ReadColor = (field, text, allowed = colors.allowed) => {
    const color = typeof text === 'string' ? colors.read(text) : undefined;
    if (!color) throw new ThemeInputError(field, allowed, text);
    return { input: text as string, ...color };
  };
  const read = readBrands(brands, primary, readColor);
  return {
    brands: read,
    ...readNeutral(),
    grounds: readModes('grounds', grounds, readColor),
    target: oneOf('target', THEME_TARGETS, target ?? 'AA'),
    solids: oneOf('solids', THEME_SOLIDS, solids ?? 'auto'),
    vision: oneOf('vision', THEME_VISIONS, vision ?? 'every'),
    steps: wholeNumber('steps', STEPS.least, STEPS.most, steps ?? STEPS.usual),
    overrides: {
      light: {},
      dark: {},
      'high-contrast': {},
      ...readModes('overrides', overrides, (field, roles) =>
        readRoles(field, roles, read, readColor),
      ),
    },
  };

  function readNeutral(): Pick<Given, 'neutral'> {
    if (neutral === undefined || neutral === 'brand') return { neutral: read[0]!.tone };
    if (neutral === 'pure') return {};
    return { neutral: readColor('neutral', neutral, `brand, pure or ${colors.allowed}`).tone };
  }
}

type ReadColor = (field: string, text: unknown, allowed?: string) => GivenColor;

function readBrands(brands: unknown, primary: unknown, readColor: ReadColor): GivenBrand[] {
  if (!Array.isArray(brands)) {
    throw new ThemeInputError('brands', `a list of 1 to ${BRAND_LIMIT} colors`, brands);
  }
  if (brands.length < 1 || brands.length > BRAND_LIMIT) {
    throw new ThemeInputError('brands', `1 to ${BRAND_LIMIT} colors`, brands.length);
  }
  const first = wholeNumber('primary', 0, brands.length - 1, primary ?? 0);
  const taken = new Set<string>(['neutral', ...STATUS_FAMILIES]);
  const order = [first, ...[...brands.keys()].filter((i) => i !== first)];
  return order.map((i, place) => {
    const family = place === 0 ? 'brand' : ACCENT_FAMILIES[place - 1]!;
    const given: unknown = brands[i];
    const field = `brands[${i}]`;
    if (!isRecord(given)) return { family, name: family, ...readColor(field, given) };
    const { color, name = family } = given;
    if (typeof name !== 'string' || !NAME.test(name)) {
      const allowed = '1 to 40 letters, digits, hyphens and underscores, starting with a letter';
      throw new ThemeInputError(`${field}.name`, allowed, name);
    }
    if (taken.has(name.toLowerCase())) {
      throw new ThemeInputError(`${field}.name`, 'a name that no other scale has', name);
    }
    taken.add(name.toLowerCase());
    return { family, name, ...readColor(`${field}.color`, color) };
  });
}

function readRoles(
  field: string,
  roles: unknown,
  brands: readonly GivenBrand[],
  readColor: ReadColor,
) {
  const families = ['neutral', ...STATUS_FAMILIES, ...brands.map(({ family }) => family)] as const;
  const known = new Set<string>(families.flatMap(rolesOf));
  const isRole = (name: string): name is RoleName => known.has(name);
  const read: Partial<Record<RoleName, GivenColor>> = {};
  for (const [role, color] of Object.entries(fieldsOf(field, roles))) {
    if (!isRole(role)) throw new ThemeInputError(field, 'colors by role of this theme', role);
    if (color !== undefined) read[role] = readColor(`${field}.${role}`, color);
  }
  return read;
}

function readModes<T>(field: string, modes: unknown, read: (field: string, value: unknown) => T) {
  const found: Partial<Record<ThemeMode, T>> = {};
  for (const [mode, value] of Object.entries(fieldsOf(field, modes ?? {}))) {
    const known = THEME_MODES.find((one) => one === mode);
    if (!known) throw new ThemeInputError(field, THEME_MODES.join(', '), mode);
    if (value !== undefined) found[known] = read(`${field}.${mode}`, value);
  }
  return found;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldsOf(field: string, value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw new ThemeInputError(field, 'an object', value);
  return value;
}

function oneOf<T extends string>(field: string, allowed: readonly T[], value: unknown): T {
  const found = allowed.find((one) => one === value);
  if (!found) throw new ThemeInputError(field, allowed.join(' or '), value);
  return found;
}

function wholeNumber(field: string, least: number, most: number, value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) {
    return value;
  }
  throw new ThemeInputError(field, `a whole number from ${least} to ${most}`, value);
}
