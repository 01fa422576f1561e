import { parseColor } from '@swatchwork/color';

import type { ReadPalette } from './palette.ts';
import { PaletteBuilder } from './palette-builder.ts';
import { slug } from './text.ts';

/** A custom property, a Sass or a Less variable, and the comment behind it on its line. */
const VARIABLE =
  /(?<![\w-])(--|\$|@)([a-z_][\w-]{0,99})[ \t]{0,20}:\s{0,20}([^:;{}\n]{1,120}?)(?:\s{0,20}!default)?[;}](?:[ \t]{0,20}(?:\/\*([^\n]{0,400}?)\*\/|\/\/([^\n]{0,400})))?/gi;

/** Hue, saturation and lightness without their function, as older shadcn themes have them. */
const BARE_HSL = /^[\d.]+(?:deg)?\s+[\d.]+%\s+[\d.]+%$/;

const SIGNS: Partial<Record<string, string>> = { $: 'SCSS', '@': 'Less' };

/** Whether a text declares variables as CSS, SCSS or Less do. */
export const hasVariables = (text: string): boolean => {
  for (const [, , , value = ''] of text.matchAll(VARIABLE)) if (colorOf(value)) return true;
  return false;
};

/**
 * Reads the variables that are colours. Their names, without a leading `color-`, name the colours,
 * unless a comment behind does; the first comment names the palette. Of several values of one
 * variable, for a dark theme or a wider gamut, the first counts.
 *
 * @throws {FormatError} If no variable is a colour.
 * @see https://www.w3.org/TR/css-variables-1/
 */
export function readVariables(text: string): ReadPalette {
  const format = formatOf(text);
  const palette = new PaletteBuilder(format);
  palette.name = firstComment(text);
  const family = slug(palette.name);
  const seen = new Set<string>();
  let later = 0;
  for (const match of text.matchAll(VARIABLE)) {
    const [, , variable = '', value = '', comment, lineComment] = match;
    if (seen.has(variable)) {
      later += 1;
      continue;
    }
    const color = colorOf(value);
    if (!color) continue;
    seen.add(variable);
    palette.add(color.color, match.index, {
      name: comment ?? lineComment ?? variableName(variable, family),
      alpha: color.alpha,
    });
  }
  palette.tally(
    later,
    'later value of the same variable was left out.',
    'later values of the same variables were left out.',
  );
  return palette.build();
}

function colorOf(value: string) {
  const text = value.trim();
  return parseColor(BARE_HSL.test(text) ? `hsl(${text})` : text);
}

const formatOf = (text: string): string => {
  for (const [, sign = '', , value = ''] of text.matchAll(VARIABLE)) {
    if (colorOf(value)) return SIGNS[sign] ?? 'CSS';
  }
  return 'CSS';
};

/** `--color-brand` is called brand; numbers, and the palette's own name with one, are no names. */
function variableName(variable: string, family: string): string | undefined {
  const name = variable.replace(/^colou?r-/i, '');
  const own = name.startsWith(`${family}-`) ? name.slice(family.length + 1) : name;
  return /^\d+$/.test(own) ? undefined : name;
}

/** A comment that the text begins with, on one line. */
export const firstComment = (text: string): string =>
  /^\s{0,100}\/\*([^\n]{0,400}?)\*\//.exec(text)?.[1] ?? '';
