import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

import { THEME_FORMAT_IDS, type ThemeFormatId } from '@swatchwork/formats/themes';
import {
  GROUND_CHOICES,
  type GroundChoice,
  THEME_TARGETS,
  type ThemeTarget,
} from '@swatchwork/theme';
import { type ParseError, parse } from 'jsonc-parser';

import { oneOf } from './args.ts';
import { reasonOf } from './read-file.ts';
import { suggest } from './suggest.ts';
import { listOf, quote, UsageError } from './usage-error.ts';

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

/** What `swatchwork check` does where it is given no file. */
export interface CheckSettings {
  file?: string;
  baseline?: string;
  partial?: boolean;
}

/** What `swatchwork repair` does where it is given no file. */
export interface RepairSettings {
  files: readonly string[];
  pairs?: string;
  keep: readonly string[];
  grounds?: GroundChoice;
  target?: ThemeTarget;
  partial?: boolean;
}

/** What `swatchwork.json` holds. */
export interface Config {
  theme?: string;
  targets: readonly Target[];
  check: CheckSettings;
  repair: RepairSettings;
}

const EXAMPLE = '{ "theme": LINK, "files": { "src/theme.css": "tailwind" } }';
const KEYS = ['$schema', 'theme', 'files', 'check', 'repair'];
const CHECK_KEYS = ['file', 'baseline', 'partial'];
const REPAIR_KEYS = ['files', 'pairs', 'keep', 'grounds', 'target', 'partial'];
const FILE_KEYS = ['format', 'modes', 'p3'];

/**
 * The file of the working folder, if there is one.
 *
 * @throws {UsageError} If it cannot be read, or breaks the rules.
 */
export async function findConfig(): Promise<Config | undefined> {
  if (!existsSync(CONFIG)) return undefined;
  const text = await readFile(CONFIG, 'utf8').catch((error: unknown) => {
    throw new UsageError(`${quote(CONFIG)} cannot be read: ${reasonOf(error)}.`);
  });
  return readConfig(text);
}

/** @throws {UsageError} If the text breaks the rules of the file. */
export function readConfig(text: string): Config {
  const errors: ParseError[] = [];
  const root = objectOf('The file', parse(text, errors, { allowTrailingComma: true }), KEYS);
  if (errors[0]) {
    const line = text.slice(0, errors[0].offset).split('\n').length;
    throw new UsageError(`${CONFIG} is not valid JSON in line ${line}.`);
  }
  const { theme, files = {}, check = {}, repair = {} } = root;
  if (theme !== undefined && typeof theme !== 'string')
    throw wrong('"theme" must be a link', theme);
  return {
    targets: Object.entries(objectOf('"files"', files)).map(readTarget),
    check: readCheck(objectOf('"check"', check, CHECK_KEYS)),
    repair: readRepair(objectOf('"repair"', repair, REPAIR_KEYS)),
    ...(theme !== undefined && { theme }),
  };
}

function readCheck(check: Record<string, unknown>): CheckSettings {
  const [file, baseline] = [textOf(check, 'file'), textOf(check, 'baseline')];
  return {
    ...(file !== undefined && { file }),
    ...(baseline !== undefined && { baseline }),
    partial: isOn(check, 'partial'),
  };
}

function readRepair(repair: Record<string, unknown>): RepairSettings {
  const [pairs, grounds, target] = ['pairs', 'grounds', 'target'].map((key) => textOf(repair, key));
  return {
    files: textsOf(repair, 'files'),
    keep: textsOf(repair, 'keep'),
    ...(pairs !== undefined && { pairs }),
    ...(grounds !== undefined && {
      grounds: oneOf(`${CONFIG}, "grounds"`, grounds, GROUND_CHOICES),
    }),
    ...(target !== undefined && { target: oneOf(`${CONFIG}, "target"`, target, THEME_TARGETS) }),
    partial: isOn(repair, 'partial'),
  };
}

function textOf(object: Record<string, unknown>, key: string): string | undefined {
  const value = object[key];
  if (value === undefined || (typeof value === 'string' && value !== '')) return value;
  throw wrong(`"${key}" must be a text`, value);
}

function textsOf(object: Record<string, unknown>, key: string): string[] {
  const value = object[key] ?? [];
  const isText = (one: unknown) => typeof one === 'string' && one !== '';
  if (Array.isArray(value) && value.every(isText)) return value;
  throw wrong(`"${key}" must be a list of texts`, value);
}

function isOn(object: Record<string, unknown>, key: string): boolean {
  const value = object[key] ?? false;
  if (typeof value === 'boolean') return value;
  throw wrong(`"${key}" must be true or false`, value);
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
    throw new UsageError(`${CONFIG}: ${what} may contain ${listOf(keys)}; got ${quote(unknown)}.`, {
      suggestion: suggest(unknown, keys),
    });
  }
  return { ...value };
}

const wrong = (rule: string, value: unknown) =>
  new UsageError(`${CONFIG}: ${rule}; got ${quote(JSON.stringify(value) ?? 'nothing')}.`);
