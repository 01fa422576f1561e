import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { FormatError } from '@swatchwork/formats';
import {
  type ContextFile,
  type ContextSheet,
  filesOfResolver,
  NOTHING_UNREAD,
  readContexts,
} from '@swatchwork/formats/contexts';

import { reasonOf } from '../read-file.ts';
import { quote } from '../usage-error.ts';
import { Source, type Sourced } from './source.ts';

/** What token files and style sheets say, and the files by the names that declarations have. */
export interface TokenSheet {
  readonly sheet: ContextSheet;
  readonly files: ReadonlyMap<string, Source>;
}

/** The one context where nothing has modes. */
const NO_TOKENS: TokenSheet = {
  sheet: { contexts: ['default'], tokens: new Map(), unread: NOTHING_UNREAD, notes: [] },
  files: new Map(),
};

/**
 * The colors of token files and style sheets, with the files that a resolver refers to. Paths are
 * relative to the file of pairs or, if that is standard input, to the working folder. Unreadable files are
 * reported.
 */
export function readTokenFiles(paths: readonly Sourced[], source: Source): TokenSheet {
  const [first] = paths;
  if (!first) return NO_TOKENS;
  const folder = source.file === '-' ? '.' : dirname(source.file);
  const files = new Map<string, ContextFile>();
  try {
    for (const path of paths) {
      const file = readOne(path, folder, source);
      if (!file) continue;
      files.set(file.name, file);
      for (const value of filesOfResolver(file)) {
        const part = files.has(value) ? undefined : readOne({ ...path, value }, folder, source);
        if (part) files.set(value, part);
      }
    }
    if (files.size === 0) return NO_TOKENS;
    return toTokenSheet([...files.values()], folder);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    source.complain(first.at, error.message);
    return NO_TOKENS;
  }
}

/** @throws {FormatError} If the files cannot be read. */
export function toTokenSheet(files: readonly ContextFile[], folder: string): TokenSheet {
  return {
    sheet: withoutEmptyContexts(readContexts(files)),
    files: new Map(
      files.map(({ name, text }) => [
        name,
        new Source(folder === '.' ? name : resolve(folder, name), text),
      ]),
    ),
  };
}

/** Themes may all stand behind classes, so that a page without them shows none of the colors. */
function withoutEmptyContexts(sheet: ContextSheet): ContextSheet {
  const tokens = [...sheet.tokens.values()];
  const shown = sheet.contexts.filter((context) =>
    tokens.some(({ colors }) => colors.has(context)),
  );
  return shown.length === 0 ? sheet : { ...sheet, contexts: shown };
}

function readOne({ value, at }: Sourced, folder: string, source: Source): ContextFile | undefined {
  try {
    return { name: value, text: readFileSync(resolve(folder, value), 'utf8') };
  } catch (error) {
    source.complain(at, `${quote(value)} cannot be read: ${reasonOf(error)}`);
    return undefined;
  }
}
