import { parseHex } from '@swatchwork/color';
import {
  BRAND_LIMIT,
  THEME_MODES,
  THEME_SOLIDS,
  THEME_TARGETS,
  THEME_VISIONS,
  type ThemeMode,
} from '../model/names.ts';
import { rolesOf } from '../roles/roles-of.ts';
import {
  type Brand,
  EXAMPLE,
  familiesOf,
  type Overrides,
  pruneOverrides,
  readOpaque,
  STEPS,
  type ThemeDocument,
} from './theme-document.ts';

/** Longest name of a brand color in an address. */
export const BRAND_NAME_LENGTH = 40;

/** The entries of an address, of which empty ones are left out. */
export type Entries = readonly (readonly [name: string, value: string])[];

/**
 * The query of a link to a theme, such as `?c=0A66C2,F59E0B&target=AAA`. Defaults are omitted, to
 * keep links short.
 */
export const writeThemeQuery = (document: ThemeDocument, more: Entries = []): string =>
  writeEntries([...documentEntries(document), ...more]);

/** A query with lists that people can read. */
export function writeEntries(entries: Entries): string {
  const query = new URLSearchParams(
    entries.flatMap(([name, value]) => (value === '' ? [] : [[name, value]])),
  );
  return `?${query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')}`;
}

function documentEntries(document: ThemeDocument): Entries {
  const { brands, primary, neutral, grounds, target, solids, vision, steps, overrides } = document;
  return [
    ['c', brands.map(({ color }) => bare(color)).join(',')],
    [
      'names',
      brands
        .map(({ name }) => name)
        .join(',')
        .replace(/^,+$/, ''),
    ],
    ['primary', primary === 0 ? '' : String(primary + 1)],
    ['neutral', neutral === 'brand' ? '' : bare(neutral)],
    ...THEME_MODES.map((mode) => [mode, bare(grounds[mode] ?? '')] as const),
    ['target', target === 'AA' ? '' : target],
    ['solids', solids === 'auto' ? '' : solids],
    ['vision', vision === 'every' ? '' : vision],
    ['steps', steps === STEPS.usual ? '' : String(steps)],
    ['set', writeOverrides(overrides)],
  ];
}

/** A theme that was asked for, and what could not be read. */
export interface ThemeQuery {
  readonly document: ThemeDocument;
  /** Whether it names a brand color; without one, the document is an example. */
  readonly hasBrands: boolean;
  /** Sentences about the parts of the address that were left out. */
  readonly problems: readonly string[];
}

/**
 * Reads a link of any origin and never fails. Colors are any opaque CSS colors, hex with or without
 * `#`, in one `c` or in several, as a form without scripts sends them.
 */
export function readThemeQuery(query: string): ThemeQuery {
  const params = new URLSearchParams(query);
  const texts = params.getAll('c').flatMap(splitColors);
  const colors = texts.map(readText);
  const names = params.getAll('names').flatMap((list) => list.split(','));
  const found = colors.flatMap((color, i): Brand[] =>
    color ? [{ color, name: (names[i] ?? '').slice(0, BRAND_NAME_LENGTH) }] : [],
  );
  const brands = found.length > 0 ? found.slice(0, BRAND_LIMIT) : EXAMPLE.brands;
  const primary = Number(params.get('primary') ?? 1);
  const neutral = params.get('neutral') ?? 'brand';
  const steps = Number(params.get('steps') ?? STEPS.usual);
  return {
    document: {
      brands,
      primary: Number.isInteger(primary) && brands[primary - 1] ? primary - 1 : 0,
      neutral: neutral === 'pure' ? neutral : (readText(neutral) ?? 'brand'),
      grounds: readGrounds(params),
      target: THEME_TARGETS.find((target) => target === params.get('target')) ?? 'AA',
      solids: THEME_SOLIDS.find((solids) => solids === params.get('solids')) ?? 'auto',
      vision: THEME_VISIONS.find((vision) => vision === params.get('vision')) ?? 'every',
      steps:
        Number.isInteger(steps) && steps >= STEPS.least && steps <= STEPS.most
          ? steps
          : STEPS.usual,
      overrides: readOverrides(params.get('set') ?? '', brands.length),
    },
    hasBrands: found.length > 0,
    problems: [
      ...texts.flatMap((text, i) =>
        colors[i] ? [] : [`“${text.slice(0, 40)}” is not an opaque CSS color and was left out.`],
      ),
      ...(found.length > BRAND_LIMIT
        ? [
            `A theme can have at most ${BRAND_LIMIT} brand colors; the first ${BRAND_LIMIT} are used.`,
          ]
        : []),
    ],
  };
}

const bare = (color: string) => (parseHex(color) ? color.replace(/^#/, '') : color);

/** Commas part colors, except within parentheses. */
const splitColors = (list: string): string[] =>
  (list.match(/(?:[^,(]|\([^)]*\)?)+/g) ?? [])
    .map((text) => text.trim())
    .filter((text) => text !== '');

/** An opaque color; hex may come without `#`. */
const readText = (text: string): string | undefined =>
  readOpaque(/^[\da-f]{3,8}$/i.test(text) ? `#${text}` : text);

const readGrounds = (params: URLSearchParams): ThemeDocument['grounds'] =>
  Object.fromEntries(
    THEME_MODES.flatMap((mode) => {
      const color = readText(params.get(mode) ?? '');
      return color ? [[mode, color]] : [];
    }),
  );

/** Such as `dark.text:EEEEEE,light.link:0A66C2`. */
const writeOverrides = (overrides: Overrides): string =>
  THEME_MODES.flatMap((mode) =>
    Object.entries(overrides[mode] ?? {}).map(([role, color]) => `${mode}.${role}:${bare(color)}`),
  ).join(',');

function readOverrides(text: string, brands: number): Overrides {
  const roles = familiesOf(brands).flatMap(rolesOf);
  const found: Record<ThemeMode, Record<string, string>> = {
    light: {},
    dark: {},
    'high-contrast': {},
  };
  for (const entry of splitColors(text)) {
    const [, place, name, value] = /^([\w-]+)\.([\w-]+):(.+)$/.exec(entry) ?? [];
    const mode = THEME_MODES.find((one) => one === place);
    const role = roles.find((one) => one === name);
    const color = readText(value ?? '');
    if (mode && role && color) found[mode][role] = color;
  }
  return pruneOverrides(found, brands);
}
