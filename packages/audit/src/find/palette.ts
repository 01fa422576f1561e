import { type ParsedColor, parseColor } from '@swatchwork/color';
import colors from 'tailwindcss/colors';

/** Colors of Tailwind's default palette by their names in classes, such as `slate-500`. */
const PALETTE: ReadonlyMap<string, ParsedColor> = new Map(
  Object.entries(colors)
    .flatMap(([family, value]): [string, string][] =>
      typeof value === 'string'
        ? [[family, value]]
        : Object.entries(value).map(([step, text]) => [`${family}-${step}`, text]),
    )
    .flatMap(([name, text]) => {
      const color = parseColor(text);
      return color && color.alpha > 0 ? [[name, color] as const] : [];
    }),
);

/** Families of the palette, whose steps are numbers; `black` and `white` have none. */
const FAMILIES = [...new Set([...PALETTE.keys()].map((name) => name.replace(/-\d+$/, '')))];

/** A pattern for the names of the palette. */
export const PALETTE_NAMES = `(?:black|white|(?:${FAMILIES.filter((name) => name !== 'black' && name !== 'white').join('|')})-(?:50|[1-9]00|950))`;

/** The color of a name in Tailwind 4; version 3 has hexes that are near. */
export const paletteColor = (name: string): ParsedColor | undefined => PALETTE.get(name);
