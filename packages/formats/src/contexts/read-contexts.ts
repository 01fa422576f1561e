import { groupBy } from '@swatchwork/color';

import { FormatError } from '../palette/format-error.ts';
import {
  CONTEXT_LIMITS,
  type ContextFile,
  type ContextSheet,
  type SheetToken,
} from './context-sheet.ts';
import { findImported, findSheet } from './css/find-sheet.ts';
import { isPage, linksOf, readPage } from './css/html-page.ts';
import { readCss } from './css/read-css.ts';
import { readDesignMd } from './design-md/read-design-md.ts';
import { isDesignMd } from './design-md/yaml-blocks.ts';
import { isTokenFile, readDtcg } from './dtcg/read-dtcg.ts';
import { withPlaces } from './place-errors.ts';
import { joinUnread, notesOnUnread } from './unread.ts';

/**
 * Reads style sheets, files of design tokens with or without a resolver, and DESIGN.md, in every context. Several
 * files of a kind count as one: later ones win, and imported ones stand where a browser has them. Of a page
 * of HTML its style elements are read. Of several kinds, contexts of the same name belong together.
 *
 * @throws {FormatError} If a file breaks the rules of its format, or a limit of {@link CONTEXT_LIMITS} is
 *   exceeded.
 */
export const readContexts = (files: readonly ContextFile[]): ContextSheet =>
  withPlaces(files, () => read(files));

function read(files: readonly ContextFile[]): ContextSheet {
  const [first] = files;
  if (!first) throw new FormatError('no_colors', 'Files', 0, 'there are no files', 'Files');
  const byKind = groupBy(files, kindOf);
  const tokenFiles = byKind.get('tokens') ?? [];
  const styleSheets = byKind.get('styles') ?? [];
  expectLength(tokenFiles, CONTEXT_LIMITS.tokenLength);
  expectLength(styleSheets, CONTEXT_LIMITS.length);
  const sheets = [
    ...(tokenFiles.length > 0 ? [readDtcg(tokenFiles)] : []),
    ...(styleSheets.length > 0 ? [readStyles(styleSheets)] : []),
    ...(byKind.get('design-md') ?? []).map(readDesignMd),
  ];
  return sheets.reduce(joinSheets);
}

function kindOf(file: ContextFile): 'design-md' | 'tokens' | 'styles' {
  if (isDesignMd(file)) return 'design-md';
  return isTokenFile(file.text) ? 'tokens' : 'styles';
}

function readStyles(files: readonly ContextFile[]): ContextSheet {
  const ordered = orderSheets(files);
  const pages = new Map(ordered.filter(isPage).map((page) => [page, readPage(page, files)]));
  const sheet = readCss(ordered.map((file) => pages.get(file)?.sheet ?? file));
  if (pages.size === 0) return sheet;
  const unread = joinUnread([...pages.values()].map((page) => page.unread));
  return {
    ...sheet,
    unread: joinUnread([unread, sheet.unread]),
    notes: [...notesOnUnread(unread), ...sheet.notes],
  };
}

function expectLength(files: readonly ContextFile[], most: number): void {
  const length = files.reduce((sum, { text }) => sum + text.length, 0);
  if (length <= most) return;
  const problem = `more than ${most} characters in all files`;
  throw new FormatError('too_large', files[0]!.name, 0, problem);
}

const IMPORT = /@import\s([^;]{1,500});/gi;

/** Style sheets and pages in the order in which a browser applies them: imported and linked ones come first. */
function orderSheets(files: readonly ContextFile[]): ContextFile[] {
  const ordered = new Set<ContextFile>();
  const entered = new Set<ContextFile>();
  const enter = (file: ContextFile): void => {
    if (entered.has(file)) return;
    entered.add(file);
    const others = isPage(file)
      ? linksOf(file).map((address) => findSheet(address, file, files))
      : [...file.text.matchAll(IMPORT)].map(([, one]) => findImported(one!, file, files));
    for (const other of others) if (other) enter(other);
    ordered.add(file);
  };
  for (const file of files) enter(file);
  return [...ordered];
}

/**
 * Two sheets as one: contexts of the same name belong together, and where a sheet has none of a name,
 * its usual one counts.
 */
function joinSheets(one: ContextSheet, other: ContextSheet): ContextSheet {
  // What has a single context says nothing of its name.
  const named = [one, other].filter(({ contexts }) => contexts.length > 1);
  const contexts = [
    ...new Set((named.length > 0 ? named : [one]).flatMap(({ contexts }) => contexts)),
  ];
  if (contexts.length > CONTEXT_LIMITS.contexts) {
    const problem = `${contexts.length} contexts in all, more than ${CONTEXT_LIMITS.contexts}`;
    throw new FormatError('too_large', 'Files', 0, problem, 'Files');
  }
  return {
    contexts,
    tokens: new Map([...spread(one, contexts), ...spread(other, contexts)]),
    unread: joinUnread([one.unread, other.unread]),
    notes: [...one.notes, ...other.notes],
  };
}

function* spread(
  sheet: ContextSheet,
  contexts: readonly string[],
): Generator<[string, SheetToken]> {
  const own = new Map(
    contexts.map((name) => [name, sheet.contexts.includes(name) ? name : sheet.contexts[0]!]),
  );
  const renamed = <T>(values: ReadonlyMap<string, T>): Map<string, T> =>
    new Map(
      [...own].flatMap(([name, source]) =>
        values.has(source) ? [[name, values.get(source)!] as const] : [],
      ),
    );
  for (const [name, token] of sheet.tokens) {
    const { colors, declarations, problems } = token;
    yield [
      name,
      {
        name,
        colors: renamed(colors),
        declarations: renamed(declarations),
        problems: renamed(problems),
      },
    ];
  }
}
