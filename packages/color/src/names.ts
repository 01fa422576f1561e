import { formatHex, type Hex, type Srgb } from './spaces/srgb.ts';

/**
 * Lists of names: the basic fifteen, the names of CSS (where two name one color, cyan, magenta and
 * the spelling gray), or about 5,000 that people have given.
 */
export const NAME_LISTS = ['basic', 'css', 'all'] as const;

export type NameList = (typeof NAME_LISTS)[number];

/** The fifteen of {@link basicColorName}. */
export const BASIC_NAMES: Readonly<Record<Hex, string>> = {
  '#000000': 'Black',
  '#FFFFFF': 'White',
  '#FF0000': 'Red',
  '#00FF00': 'Lime',
  '#0000FF': 'Blue',
  '#FFFF00': 'Yellow',
  '#FF00FF': 'Magenta',
  '#00FFFF': 'Cyan',
  '#808080': 'Gray',
  '#800000': 'Maroon',
  '#008000': 'Green',
  '#000080': 'Navy',
  '#800080': 'Purple',
  '#008080': 'Teal',
  '#FFA500': 'Orange',
};

/**
 * The name of one of fifteen basic colors of CSS, matched exactly in 8 bits.
 *
 * @throws {RangeError} If the color lies outside the sRGB gamut.
 */
export const basicColorName = (color: Srgb): string | undefined => BASIC_NAMES[formatHex(color)];

/** The basic name, else such as `Color #3B82F6`. Throws as {@link basicColorName} does. */
export const colorName = (color: Srgb): string =>
  basicColorName(color) ?? `Color ${formatHex(color)}`;
