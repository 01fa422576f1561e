import { FormatError } from '../palette/format-error.ts';
import { CONTEXT_LIMITS, type ContextFile, type ContextSheet } from './context-sheet.ts';
import { readCss } from './css/read-css.ts';
import { readDtcg } from './dtcg/read-dtcg.ts';
import { joinSheets } from './join-sheets.ts';

/**
 * Reads style sheets, or files of design tokens with or without a resolver, in every context. Several
 * files of a kind count as one: later ones win. Of two kinds, contexts of the same name belong together.
 *
 * @throws {FormatError} If a file breaks the rules of its format, or a limit of {@link CONTEXT_LIMITS} is
 *   exceeded.
 */
export function readContexts(files: readonly ContextFile[]): ContextSheet {
  const [first] = files;
  if (!first) throw new FormatError('no_colors', 'Files', 0, 'there is no file');
  const length = files.reduce((sum, { text }) => sum + text.length, 0);
  if (length > CONTEXT_LIMITS.length) {
    const problem = `more than ${CONTEXT_LIMITS.length} characters in all files`;
    throw new FormatError('too_large', first.name, 0, problem);
  }
  const [tokenFiles, styleSheets] = [files.filter(isJson), files.filter((file) => !isJson(file))];
  if (styleSheets.length === 0) return readDtcg(tokenFiles);
  if (tokenFiles.length === 0) return readCss(styleSheets);
  return joinSheets(readDtcg(tokenFiles), readCss(styleSheets));
}

/** No style sheet begins with a brace. */
const isJson = ({ text }: ContextFile): boolean => /^\uFEFF?\s*[[{]/.test(text);
