import { commentText, oneLine, withoutDirectionMarks } from '../text/text.ts';
import { plainText } from '../text/xml-nodes.ts';
import { xmlAttribute, xmlText } from '../text/xml-text.ts';
import { sheetText } from './sheet/letters.ts';

/** What a format preserves of a palette. */
export interface Kept {
  /** Colors as functions of any space, or only as hexes. */
  colors: 'functions' | 'hexes';
  /**
   * Opacity to 1e-4, in 256 steps, of the first color alone that cannot be seen at all, or not at all. In
   * functions it always is as good as exact.
   */
  alpha: 'exact' | 'bytes' | 'one-clear' | 'lost';
  /** Colors that are given in Lab: as they are, or to a hundredth of each channel. */
  lab?: 'exact' | 'hundredths';
  /** Whether a color that came with amounts of ink keeps them. */
  inks?: true;
  /** Whether a channel may be missing, as CSS says with `none`. */
  none?: true;
  /** The palette's name as it is read back; absent where the format does not store it. */
  title?: (name: string) => string;
  /** What a palette without a name is called where it needs one. */
  untitled?: string;
  /** The same for a color's name. */
  label?: (name: string) => string;
  /** Whether every color has a name, which is its own; others are named for their looks. */
  asksForNames?: true;
  /** Where no two colors have one name: names for which it gives the same text are numbered. */
  sameAs?: (name: string) => string;
}

/** A name as it is. */
export const exact = (name: string) => name.trim();

/** In style sheets, which hold every color of CSS and names in comments. */
export const inStyleSheet: Kept = {
  colors: 'functions',
  alpha: 'bytes',
  none: true,
  title: commentText,
  label: commentText,
};

/** Both names, without line breaks. */
export const onOneLine = { title: oneLine, label: oneLine };

/** In an element or an attribute of XML. */
export const inXml = (name: string) =>
  plainText(xmlText(withoutDirectionMarks(name.toWellFormed()))).trim();

/** Two hyphens would end a comment of XML. */
export const inXmlComment = (name: string) =>
  plainText(oneLine(xmlText(name)).replaceAll(/-(?=-)/g, '- ')).trim();

const inAttribute = (name: string) => plainText(xmlAttribute(name)).trim();
/** Both names in attributes of XML. */
export const inXmlAttribute = { title: inAttribute, label: inAttribute };

/** As Adobe's formats end a text with NUL. */
export const withoutNul = (name: string) => name.replaceAll('\0', '').toWellFormed().trim();

/** More letters may not fit beside a color of a sheet. What it leaves out has a note of its own. */
const onSheet = (name: string, letters = 20) => sheetText(name)?.slice(0, letters) ?? name;
/** On a sheet or a picture to present. */
export const onSheets: Kept = {
  colors: 'hexes',
  alpha: 'lost',
  title: (name) => onSheet(name, 40),
  label: (name) => onSheet(name),
};

/** A picture of the colors alone. */
export const inPixels: Kept = { colors: 'hexes', alpha: 'bytes' };
