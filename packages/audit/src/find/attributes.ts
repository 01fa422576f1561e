import type { Found } from '../model.ts';
import type { Findings } from './findings.ts';
import { findLiterals } from './literals.ts';
import { paintOf } from './paint.ts';
import { findInSheet } from './style-sheet.ts';
import { findUtilities } from './utilities.ts';

/** The value of an attribute that is a text. */
export interface AttributeText {
  readonly tag: string;
  readonly name: string;
  readonly value: string;
  /** Of the value in its file. */
  readonly offset: number;
  /** The text of the tag, in which other attributes may have classes too. */
  readonly classes: string;
  /** The ending of its file. */
  readonly kind: string;
}

/** Reads a part of a file; if it does not parse, that is named. */
export type Take = (read: () => Findings, what: string) => void;

/** Attributes of SVG and old HTML that are colors. */
const COLORS =
  /^(?:fill|stroke|stop-color|flood-color|lighting-color|color|bgcolor|text|link|vlink|alink|bordercolor)$/;
/** Elements of old HTML that have a color. */
const OLD = /^(?:font|basefont|hr)$/;

/** Attributes that lead somewhere, or hold shapes. */
const LEADS = /^(?:href|xlink:href|id|for|src|to|d|points|action|:|@|v-|#|aria-)/;
const HOLDS_COLOR =
  /^\s*#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\s*$|^\s*(?:rgb|hsl)a?\(|[\w-]:\s*#[\da-f]{3,8}\b/i;
const OF_SVG = /^(?:fill|stroke|stop-color|flood-color|lighting-color)$/;

/** Finds colors and classes in an attribute. */
export function readAttribute(attribute: AttributeText, all: Findings, take: Take): void {
  const { tag, name, value, offset, classes } = attribute;
  const owner = tag.toLowerCase();
  if (name === 'class') all.found.push(...findUtilities(value, offset, { owner, classes }, true));
  else if (name === 'style') {
    if (!/[{}]/.test(value))
      take(() => findInSheet(value, 'css', offset, `<${owner}>`), 'a style attribute');
  } else if (COLORS.test(name) || (!LEADS.test(name) && HOLDS_COLOR.test(value)))
    all.found.push(...literalsOf(attribute));
  else all.found.push(...findUtilities(value, offset, { owner, classes }, false));
}

function literalsOf({ tag, name, value, offset, kind }: AttributeText): Found[] {
  // On other elements a word names the look of a component.
  const names = COLORS.test(name) && (name !== 'color' || kind === 'svg' || OLD.test(tag));
  return findLiterals(value, names).map(({ start, end, color, notation }) => ({
    offset: offset + start,
    text: value.slice(start, end),
    kind: 'literal',
    notation,
    color,
    property: name,
    paint: paintOf(name),
    states: [],
    modes: [],
    owner: `<${tag.toLowerCase()}>`,
    change:
      OF_SVG.test(name) && kind !== 'svg' && !/[A-Z-]/.test(tag)
        ? { as: 'value' }
        : { as: 'nothing', reason: 'no style is sure to reach this attribute' },
  }));
}
