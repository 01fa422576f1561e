import type { FormatId } from '../constants.ts';
import { folderName, sameFolder } from '../swatch-files/xcassets.ts';
import { commentText, oneLine, withoutDirectionMarks } from '../text/text.ts';
import { plainText } from '../text/xml-nodes.ts';
import { xmlAttribute, xmlText } from '../text/xml-text.ts';
import { UNTITLED, variableName } from './figma-variables.ts';
import { sheetText } from './sheet/letters.ts';
import { stylusComment } from './stylus.ts';

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

const exact = (name: string) => name.trim();

const inComment = { title: commentText, label: commentText };
const onOneLine = { title: oneLine, label: oneLine };

/** In an element or an attribute of XML. */
const inXml = (name: string) =>
  plainText(xmlText(withoutDirectionMarks(name.toWellFormed()))).trim();

/** Two hyphens would end a comment of XML. */
const inXmlComment = (name: string) =>
  plainText(oneLine(xmlText(name)).replaceAll(/-(?=-)/g, '- ')).trim();

const inAttribute = (name: string) => plainText(xmlAttribute(name)).trim();
const inXmlAttribute = { title: inAttribute, label: inAttribute };

/** As Adobe's formats end a text with NUL. */
const withoutNul = (name: string) => name.replaceAll('\0', '').toWellFormed().trim();

/** More letters may not fit beside a color of a sheet. What it leaves out has a note of its own. */
const onSheet = (name: string, letters = 20) => sheetText(name)?.slice(0, letters) ?? name;
const presented: Kept = {
  colors: 'hexes',
  alpha: 'lost',
  title: (name) => onSheet(name, 40),
  label: (name) => onSheet(name),
};

/** What each format preserves. */
export const KEPT: Readonly<Record<FormatId, Kept>> = {
  css: { colors: 'functions', alpha: 'bytes', none: true, ...inComment },
  'css-wide': { colors: 'functions', alpha: 'bytes', none: true, ...inComment },
  scss: { colors: 'functions', alpha: 'bytes', none: true, ...inComment },
  less: { colors: 'functions', alpha: 'bytes', none: true, ...inComment },
  stylus: { colors: 'hexes', alpha: 'bytes', title: commentText, label: stylusComment },
  tailwind: { colors: 'functions', alpha: 'bytes', none: true, ...inComment },
  'tailwind-config': { colors: 'functions', alpha: 'bytes', none: true, ...inComment },
  tokens: { colors: 'functions', alpha: 'exact', none: true, title: exact, label: exact },
  json: { colors: 'functions', alpha: 'exact', inks: true, none: true, title: exact, label: exact },
  ase: {
    colors: 'hexes',
    lab: 'exact',
    inks: true,
    alpha: 'lost',
    title: withoutNul,
    label: withoutNul,
  },
  aco: { colors: 'hexes', lab: 'hundredths', inks: true, alpha: 'lost', label: withoutNul },
  gpl: { colors: 'hexes', alpha: 'lost', ...onOneLine },
  swatches: { colors: 'hexes', alpha: 'exact', title: oneLine },
  act: { colors: 'hexes', alpha: 'one-clear' },
  kpl: { colors: 'hexes', alpha: 'lost', ...inXmlAttribute },
  'paint-net': { colors: 'hexes', alpha: 'bytes', title: oneLine },
  jasc: { colors: 'hexes', alpha: 'lost' },
  soc: { colors: 'hexes', alpha: 'lost', label: inXmlAttribute.label, asksForNames: true },
  sketchpalette: { colors: 'hexes', alpha: 'exact', label: exact },
  figma: {
    colors: 'hexes',
    alpha: 'exact',
    title: oneLine,
    untitled: UNTITLED,
    label: variableName,
    asksForNames: true,
    sameAs: exact,
  },
  android: { colors: 'hexes', alpha: 'bytes', title: inXmlComment, label: inXmlComment },
  compose: { colors: 'hexes', alpha: 'bytes', ...onOneLine },
  swiftui: { colors: 'functions', alpha: 'exact', ...onOneLine },
  uikit: { colors: 'functions', alpha: 'exact', ...onOneLine },
  xcassets: {
    colors: 'hexes',
    alpha: 'exact',
    label: folderName,
    asksForNames: true,
    sameAs: sameFolder,
  },
  flutter: { colors: 'hexes', alpha: 'bytes', ...onOneLine },
  svg: { colors: 'functions', alpha: 'exact', none: true, title: inXml, label: inXml },
  png: { colors: 'hexes', alpha: 'bytes' },
  'png-slide': presented,
  'png-square': presented,
  'png-sheet': presented,
  pdf: presented,
  txt: { colors: 'hexes', alpha: 'lost', title: oneLine },
  csv: { colors: 'hexes', alpha: 'bytes', label: withoutDirectionMarks },
};
