import { formatHex, type Hex, parseHex } from '@swatchwork/color';

/** Colors in the form of an address, such as `F472B6-FB923C`. */
export const writeHexList = (colors: readonly Hex[]): string =>
  colors.map((color) => color.slice(1)).join('-');

/** The valid colors of a list; they may also be separated by commas and start with #. */
export const readHexList = (list: string | null): Hex[] =>
  splitList(list).flatMap((text) => {
    const color = parseHex(text);
    return color ? [formatHex(color)] : [];
  });

export const splitList = (list: string | null): string[] => list?.split(/[-,\s]+/) ?? [];
