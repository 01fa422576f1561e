import { THEME_FORMAT_IDS, type ThemeFormatId } from '@swatchwork/formats/themes';
import { type ParseError, parse } from 'jsonc-parser';

import { oneOf } from '../args.ts';
import { suggest } from '../suggest.ts';
import { listOf, quote, UsageError } from '../usage-error.ts';

export const CONFIG = 'swatchwork.json';

/** How style sheets tell light from dark. */
const WAYS = ['classes', 'light-dark'] as const;

/** What to write to one path. */
export interface Target {
  /** A file, or a folder for a format of several files; relative to the working folder. */
  path: string;
  format: ThemeFormatId;
  modes?: (typeof WAYS)[number];
  p3?: boolean;
}

/** What `swatchwork.json` holds. */
export interface Config {
  theme?: string;
  targets: readonly Target[];
}

const EXAMPLE = '{ "theme": LINK, "files": { "src/theme.css": "tailwind" } }';
const KEYS = ['$schema', 'theme', 'files'];
const FILE_KEYS = ['format', 'modes', 'p3'];

/** @throws {UsageError} If the text breaks the rules of the file. */
export function readConfig(text: string): Config {
  const errors: ParseError[] = [];
  const root = objectOf('The file', parse(text, errors, { allowTrailingComma: true }), KEYS);
  if (errors[0]) {
    const line = text.slice(0, errors[0].offset).split('\n').length;
    throw new UsageError(`${CONFIG} is no valid JSON in line ${line}.`);
  }
  const { theme, files } = root;
  if (theme !== undefined && typeof theme !== 'string')
    throw wrong('"theme" must be a link', theme);
  const targets = Object.entries(objectOf('"files"', files)).map(readTarget);
  if (targets.length === 0) throw wrong('"files" must name one file at least', files);
  return { targets, ...(theme !== undefined && { theme }) };
}

function readTarget([path, value]: [string, unknown]): Target {
  const place = `${CONFIG}, ${quote(path)}`;
  if (typeof value === 'string') return { path, format: oneOf(place, value, THEME_FORMAT_IDS) };
  const { format, modes, p3 } = objectOf(quote(path), value, FILE_KEYS);
  if (p3 !== undefined && typeof p3 !== 'boolean') throw wrong('"p3" must be true or false', p3);
  return {
    path,
    format: oneOf(`${place}, "format"`, String(format), THEME_FORMAT_IDS),
    ...(modes !== undefined && { modes: oneOf(`${place}, "modes"`, String(modes), WAYS) }),
    ...(p3 !== undefined && { p3 }),
  };
}

/** An object with these members alone, or with any. */
function objectOf(what: string, value: unknown, keys?: readonly string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw wrong(`${what} must be an object, as in ${EXAMPLE}`, value);
  }
  const unknown = keys && Object.keys(value).find((key) => !keys.includes(key));
  if (keys && unknown !== undefined) {
    throw new UsageError(`${CONFIG}: ${what} may hold ${listOf(keys)}; got ${quote(unknown)}.`, {
      suggestion: suggest(unknown, keys),
    });
  }
  return { ...value };
}

const wrong = (rule: string, value: unknown) =>
  new UsageError(`${CONFIG}: ${rule}; got ${quote(JSON.stringify(value) ?? 'nothing')}.`);
