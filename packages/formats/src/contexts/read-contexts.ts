import { FormatError } from '../palette/format-error.ts';
import { CONTEXT_LIMITS, type ContextFile, type ContextSheet } from './context-sheet.ts';
import { readCss } from './css/read-css.ts';
import { readDtcg } from './dtcg/read-dtcg.ts';

/**
 * Reads style sheets, or files of design tokens with or without a resolver, in every context. Several
 * files count as one: later ones win.
 *
 * @throws {FormatError} If a file breaks the rules of its format, both kinds are mixed, or a limit of
 *   {@link CONTEXT_LIMITS} is exceeded.
 */
export function readContexts(files: readonly ContextFile[]): ContextSheet {
  const [first] = files;
  if (!first) throw new FormatError('no_colors', 'Files', 0, 'there is no file');
  const length = files.reduce((sum, { text }) => sum + text.length, 0);
  if (length > CONTEXT_LIMITS.length) {
    const problem = `more than ${CONTEXT_LIMITS.length} characters in all files`;
    throw new FormatError('too_large', first.name, 0, problem);
  }
  const areJson = files.map(isJson);
  if (areJson.every((is) => is)) return readDtcg(files);
  if (areJson.some((is) => is)) {
    const problem = 'style sheets and design tokens cannot be read as one';
    throw new FormatError('unknown_format', first.name, 0, problem);
  }
  return readCss(files);
}

/** No style sheet begins with a brace. */
const isJson = ({ text }: ContextFile): boolean => /^\uFEFF?\s*[[{]/.test(text);
