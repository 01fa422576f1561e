import { FormatError } from '../palette/format-error.ts';
import { CONTEXT_LIMITS, type ContextFile, type ContextSheet } from './context-sheet.ts';
import { isPage, readPage } from './css/html-page.ts';
import { readCss } from './css/read-css.ts';
import { orderSheets } from './css/sheet-order.ts';
import { isTokenFile, readDtcg } from './dtcg/read-dtcg.ts';
import { joinSheets } from './join-sheets.ts';
import { withPlaces } from './place-errors.ts';
import { joinUnread, notesOnUnread } from './unread.ts';

/**
 * Reads style sheets, or files of design tokens with or without a resolver, in every context. Several
 * files of a kind count as one: later ones win, and imported ones stand where a browser has them. Of a page
 * of HTML its style elements are read. Of two kinds, contexts of the same name belong together.
 *
 * @throws {FormatError} If a file breaks the rules of its format, or a limit of {@link CONTEXT_LIMITS} is
 *   exceeded.
 */
export const readContexts = (files: readonly ContextFile[]): ContextSheet =>
  withPlaces(files, () => read(files));

function read(files: readonly ContextFile[]): ContextSheet {
  const [first] = files;
  if (!first) throw new FormatError('no_colors', 'Files', 0, 'there are no files', 'Files');
  const isTokens = new Map(files.map((file) => [file, isTokenFile(file.text)]));
  const tokenFiles = files.filter((file) => isTokens.get(file));
  const styleSheets = files.filter((file) => !isTokens.get(file));
  expectLength(tokenFiles, CONTEXT_LIMITS.tokenLength);
  expectLength(styleSheets, CONTEXT_LIMITS.length);
  if (styleSheets.length === 0) return readDtcg(tokenFiles);
  if (tokenFiles.length === 0) return readStyles(styleSheets);
  return joinSheets(readDtcg(tokenFiles), readStyles(styleSheets));
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
