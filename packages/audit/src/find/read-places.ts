import type { Found, NotRead, Place, PropertyUse, SourceFile } from '../model.ts';
import { type ComponentParser, findInAstro, findInSvelte } from './components.ts';
import { endingOf, LONGEST_FILE, MARKUP, NO_READER, SHEETS } from './endings.ts';
import type { Findings } from './findings.ts';
import { allowedLines, isThemeFile, reasonToLeave } from './left-alone.ts';
import { findInMarkup, reasonOf } from './markup.ts';
import { rivalsIn } from './rivals.ts';
import { findInScript } from './script.ts';
import { findInSheet } from './style-sheet.ts';

/** What was found in a file. */
export interface FileFindings {
  readonly places: Place[];
  readonly properties: PropertyUse[];
  readonly notRead: NotRead[];
}

/** The parsers of frameworks that are there. */
export interface ComponentParsers {
  /** `parse` of `svelte/compiler`, whose tree is the modern one. */
  readonly svelte?: ComponentParser;
  /** `parse` of `@astrojs/compiler/sync`, with positions. */
  readonly astro?: ComponentParser;
}

/** In UTF-16 code units; for twice as many the compiler of Astro may take two gigabytes, and fail. */
const LONGEST_ASTRO = 20_000;

/** The colors of a file, its custom properties, and what in it was not read. Never throws. */
export function readPlaces(file: SourceFile, parsers: ComponentParsers = {}): FileFindings {
  const { name, text } = file;
  const nothing = (reason: string): FileFindings => ({
    places: [],
    properties: [],
    notRead: [{ file: name, reason }],
  });
  const ending = endingOf(name);
  if (ending === 'svelte' || ending === 'astro') {
    if (!parsers[ending]) return nothing(`the compiler of ${ending} is not there to parse it`);
    if (ending === 'astro' && text.length > LONGEST_ASTRO)
      return nothing(
        `it is longer than ${LONGEST_ASTRO} characters, for which Astro takes too much memory`,
      );
  } else if (NO_READER.test(ending)) return nothing(`there is no reader for .${ending} yet`);
  if (text.length > LONGEST_FILE) return nothing(`it is longer than ${LONGEST_FILE} characters`);
  if (text.includes('\0')) return nothing('it is binary');
  if (!MAY_HOLD.test(text)) return { places: [], properties: [], notRead: [] };
  try {
    const own = read(file, ending, parsers);
    const line = linesOf(text);
    return {
      places: toPlaces(file, own.found, line),
      properties: own.properties.map((one, i) => ({
        ...one,
        file: name,
        line: line(own.offsets[i]!).line,
      })),
      notRead: ('unread' in own ? own.unread : []).map(({ reason }) => ({ file: name, reason })),
    };
  } catch (error) {
    return nothing(`it does not parse: ${reasonOf(error)}`);
  }
}

/** What every color, class and custom property has; most files of a program have none of it. */
const MAY_HOLD =
  /#[\da-f]{3}|0x[\da-f]{6}|--|-\[|colou?r|background|fill|stroke|border|shadow|-(?:\d{2,3}|white|black)\b|(?:rgb|hsl|hwb|lab|lch)a?\(/i;

function read(
  { name, text }: SourceFile,
  ending: string,
  { svelte, astro }: ComponentParsers,
): Findings & { unread?: Pick<NotRead, 'reason'>[] } {
  const language = SHEETS[ending];
  if (language) return findInSheet(text, language);
  if (ending === 'svelte' && svelte) return findInSvelte(text, svelte);
  if (ending === 'astro' && astro) return findInAstro(text, astro);
  if (MARKUP.test(ending)) return findInMarkup(text, ending);
  return findInScript(text, { ending, isTheme: isThemeFile(name) });
}

function toPlaces(
  file: SourceFile,
  found: readonly Found[],
  line: ReturnType<typeof linesOf>,
): Place[] {
  const whole = reasonToLeave(file);
  const allowed = allowedLines(file.text);
  const seen = new Set<number>();
  const rivals = rivalsIn(file.text);
  return found.flatMap((one) => {
    if (seen.has(one.offset)) return [];
    seen.add(one.offset);
    const at = line(one.offset);
    const reason =
      whole ?? one.leftAlone ?? (allowed.has(at.line) ? 'a comment allows it' : undefined);
    const { classes, ...rest } = one;
    const { change } = rest;
    return [
      {
        ...rest,
        ...(change.as === 'utility' && {
          change: { ...change, rivals: rivals(one.offset, change.prefix, classes) },
        }),
        file: file.name,
        ...at,
        ...(reason !== undefined && { leftAlone: reason }),
      },
    ];
  });
}

/** Lines and columns of offsets, both from 1. */
export function linesOf(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0];
  for (const { 0: end, index } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + end.length);
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - starts[low]! + 1 };
  };
}
