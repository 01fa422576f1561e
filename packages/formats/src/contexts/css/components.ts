import { readTokens as read, type Tokens } from '@swatchwork/color/css';

import { FormatError } from '../../palette/format-error.ts';
import { CONTEXT_LIMITS } from '../context-sheet.ts';

export {
  type Component,
  componentsOf,
  isReference,
  isSign,
  isSpace,
  isWord,
  splitAt,
  type Tokens,
  trim,
  withoutSpaces,
} from '@swatchwork/color/css';

/**
 * The tokens of a file.
 *
 * @throws {FormatError} If brackets nest too deep.
 */
export const readTokens = (text: string, file: string): Tokens =>
  read(text, CONTEXT_LIMITS.depth, (at) => {
    throw new FormatError('broken', file, at, `nested deeper than ${CONTEXT_LIMITS.depth}`);
  });
