import {
  cssPartsOf,
  exactSrgb,
  formatHex,
  fromLab,
  groupBy,
  type Lab,
  mapToGamut,
  toLab,
} from '@swatchwork/color';

import { FormatError } from '../palette/format-error.ts';
import type { Inks } from '../palette/inks.ts';
import type { ImportedColor, ImportedPalette } from '../palette/palette.ts';
import { WITHOUT_PROFILE } from '../palette/palette-builder.ts';
import { counted, LONGEST_NAME } from '../text/text.ts';

/** A color of a book, such as a paint, a thread or a spot color, and where it lies in Lab under D50. */
export interface BookColor extends ImportedColor {
  name: string;
  lab: Lab;
}

/** Named colors of which the nearest to others are looked for. */
export interface ColorBook {
  /** Empty if nobody named it. */
  name: string;
  /** At least one. */
  colors: BookColor[];
  /** How its colors were measured, as far as the file says, and what was left out. */
  notes: string[];
}

/** What inks look like on a paper whose name is known, in Lab under D50. */
export interface Press {
  name: string;
  labOf(inks: Inks): Lab;
}

/**
 * A book of the named colors of a palette. What repeats a name with its color counts once. Lab is taken as it
 * is, under D50; sRGB and what else screens show is adapted from D65.
 *
 * @param press For colors that the file has as amounts of ink, whose hex is then what it prints; without one, they are
 *   what the simple formula says.
 * @throws {FormatError} If no color has a name, or the names do not tell the colors apart.
 */
export function toBook({ name, colors }: ImportedPalette, press?: Press): ColorBook {
  const named = colors.flatMap((color) => {
    const title = color.name?.slice(0, LONGEST_NAME).trim();
    return title ? [{ ...color, name: title }] : [];
  });
  if (named.length === 0) {
    throw refusal(
      `the colors of a book must have names; ${counted(colors.length, '{color has|colors have} none')}`,
    );
  }
  const distinct = [...new Map(named.map((color) => [keyOf(color), color])).values()];
  const names = groupBy(distinct, (color) => color.name);
  const shared = [...names.values()].filter((list) => list.length > 1);
  const alike = shared.reduce((sum, list) => sum + list.length, 0);
  if (alike > 1 && alike * 2 > distinct.length) {
    throw refusal(
      `the names of a book must tell its colors apart; ${alike} of ${distinct.length} share a name, such as ${JSON.stringify(shared[0]![0]!.name)}`,
    );
  }
  return {
    name,
    colors: distinct.map((color) => measured(color, press)),
    notes: [
      ...measures(distinct, press),
      ...told(colors.length - named.length, '{color|colors} without a name {was|were} left out.'),
      ...told(
        named.length - distinct.length,
        '{entry|entries} that {repeats|repeat} a name and its color {was|were} left out.',
      ),
      ...told(alike, 'colors share their names with others.'),
      ...told(
        distinct.filter(({ alpha }) => alpha !== undefined).length,
        'translucent {color counts|colors count} as opaque.',
      ),
    ],
  };
}

/** What a reader noted of a book, without what its own notes say of amounts of ink. */
export const notesBeside = (notes: readonly string[]) =>
  notes.filter((note) => !note.includes(WITHOUT_PROFILE));

const refusal = (problem: string) => new FormatError('no_names', 'Color book', 0, problem);

const keyOf = ({ name, hex, css, inks }: ImportedColor) => [name, hex, css, inks].join('\n');

/** A sentence on so many things, if there are any. */
export const told = (count: number, sentence: string) =>
  count > 0 ? [counted(count, sentence)] : [];

function measured<Named extends ImportedColor>(color: Named, press: Press | undefined) {
  if (!color.inks || !press) return { ...color, lab: labOf(color) };
  const lab = press.labOf(color.inks);
  return { ...color, lab, hex: formatHex(mapToGamut(fromLab(lab))) };
}

function labOf(color: ImportedColor): Lab {
  const parts = color.css === undefined ? undefined : cssPartsOf(color.css);
  if (parts?.space !== 'lab') return toLab(exactSrgb(color));
  const [l, a, b] = parts.channels.map((channel) => (channel === 'none' ? 0 : channel));
  return { l: l!, a: a!, b: b! };
}

/** Whether a file says the color as CIE Lab does, which is under D50 in all of them. */
const isLab = ({ css }: ImportedColor) => css !== undefined && /^(?:lab|lch)\(/.test(css);

/** The white point and the condition of each kind of color. */
function measures(colors: readonly ImportedColor[], press: Press | undefined): string[] {
  const lab = colors.filter(isLab).length;
  const inks = colors.filter((color) => color.inks).length;
  return [
    ...told(
      lab,
      '{color is|colors are} CIE Lab, taken as measured under the white point D50. The file does not say with which light and backing (M0 to M3).',
    ),
    ...told(
      colors.length - lab - inks,
      '{color is|colors are} RGB for screens with the white point D65, adapted to D50. {It was|They were} not measured.',
    ),
    ...told(
      inks,
      press
        ? `{color is|colors are} CMYK, as printed under ${press.name}, seen under D50.`
        : '{color is|colors are} CMYK without a printing condition, by the simple formula: {its|their} distances are rough.',
    ),
  ];
}
