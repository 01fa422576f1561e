import type { ExportedPalette } from '../../palette/palette.ts';
import { counted, oneLine } from '../../text/text.ts';
import { sheetText } from './letters.ts';

// Of the note, which a header may carry in six bytes for a letter.
const NAMES = 8;
const LETTERS = 24; // of each

/** Which names of a palette its sheets and pictures leave out: a sentence, or none. */
export function aboutSheet({ name, colorNames = [] }: ExportedPalette): string[] {
  const left = [name, ...colorNames].filter((each = '') => sheetText(each) === undefined);
  const names = [...new Set(left)].map((each = '') => `"${isolated(shorten(oneLine(each)))}"`);
  if (names.length === 0) return [];
  const shown = names.slice(0, NAMES).join(', ');
  const more = names.length > NAMES ? ` and ${names.length - NAMES} more` : '';
  const count = counted(names.length, '{name|names}');
  return [
    `PDF and PNG leave out ${count}, because their fonts have only Latin, Greek and Cyrillic letters: ${shown}${more}.`,
  ];
}

/** A name from right to left would turn the sentence around it, and the name beside it. */
const isolated = (name: string) => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const shorten = (name: string) =>
  name.length > LETTERS ? `${name.slice(0, LETTERS - 1).toWellFormed()}…` : name;
