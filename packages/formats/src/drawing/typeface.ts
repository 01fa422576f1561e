import { create, type Font } from '@cantoo/fontkit';
import { readFont } from '#font';

export type Weight = 'regular' | 'semibold';

/** A font of drawings: Geist, the site's own, and Inter for what Geist has no letters for, such as Greek. */
export type FontName = 'geist-regular' | 'geist-semibold' | 'inter';

export interface OpenFont {
  readonly name: FontName;
  readonly bytes: Uint8Array;
  readonly font: Font;
  /** The width of a letter at size 1, without kerning. */
  readonly widthOf: (letter: string) => number;
}

/** The fonts of a drawing. */
export type Typeface = (text: string, weight: Weight) => OpenFont;

/** The width of a text at size 1, without kerning. */
export function textWidth(text: string, typeface: Typeface, weight: Weight = 'regular'): number {
  const { widthOf } = typeface(text, weight);
  return [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
}

/** Signs such as `->` stay themselves. */
export const FEATURES = { calt: false };

/**
 * Opens the fonts that texts need, of letters that `sheetText` lets pass.
 *
 * @throws {TypeError} If a font cannot be fetched.
 */
export async function openTypeface(texts: readonly string[] = []): Promise<Typeface> {
  const [regular, semibold] = await Promise.all([open('geist-regular'), open('geist-semibold')]);
  const inter = texts.every((text) => isIn(regular, text)) ? undefined : await open('inter');
  return (text, weight) => {
    const geist = weight === 'regular' ? regular : semibold;
    return inter && !isIn(geist, text) ? inter : geist;
  };
}

/** Geist has a few letters of Greek, as signs of mathematics. */
const isIn = ({ font }: OpenFont, text: string) =>
  !/\p{Script=Greek}/u.test(text) &&
  [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));

const opened = new Map<FontName, Promise<OpenFont>>();

function open(name: FontName): Promise<OpenFont> {
  const known = opened.get(name) ?? read(name);
  opened.set(name, known);
  known.catch(() => opened.delete(name));
  return known;
}

async function read(name: FontName): Promise<OpenFont> {
  const bytes = await readFont(name);
  const font = create(bytes) as Font; // of one face
  const widths = new Map<string, number>(); // measuring one takes long
  const widthOf = (letter: string) => {
    const width =
      widths.get(letter) ?? font.layout(letter, FEATURES).advanceWidth / font.unitsPerEm;
    widths.set(letter, width);
    return width;
  };
  return { name, bytes, font, widthOf };
}
