import type { Paint } from '../model.ts';

const BY_PROPERTY: readonly (readonly [RegExp, Paint])[] = [
  [/gradient|stop-?color|^(?:from|via|to)$/i, 'gradient stop'],
  [/shadow/i, 'shadow'],
  [/outline|(?:^|-)ring/i, 'outline'],
  [/border|divide|column-?rule|stroke/i, 'border'],
  [/fill|flood|lighting/i, 'fill'],
  [/background|^bg(?:-?color)?$|backdrop/i, 'background'],
  [/^color$|text|caret|decoration|placeholder|foreground/i, 'text'],
];

/** What a property of CSS, a key of a style object, an attribute or the prefix of a utility class paints. */
export const paintOf = (property: string): Paint =>
  BY_PROPERTY.find(([words]) => words.test(property))?.[1] ?? 'other';

/** Properties whose words may be names of colors; elsewhere `red` may be the name of anything. */
const TAKES_COLOR =
  /color|background|^bg$|border|outline|fill|stroke|shadow|gradient|column-?rule|decoration|emphasis|caret|accent|scrollbar|tint|^(?:mask|border|list-style)?-?image$|^filter$/i;

const TAKES_NO_COLOR = /name|scheme|style|width|radius|adjust|family|rendering|rule$/i;

/** Whether words in its value are names of colors. */
export const takesColor = (property: string): boolean =>
  TAKES_COLOR.test(property) && !TAKES_NO_COLOR.test(property.replace(/^.*?(?=color$)/i, ''));
