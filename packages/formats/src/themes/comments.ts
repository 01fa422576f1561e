import type { Theme } from '@swatchwork/theme';

import { commentText, oneLine } from '../text/text.ts';
import { summary } from './summary.ts';
import type { ThemeFileOptions } from './theme-file.ts';

/** The head of a file in comments of slash and star, which nothing in it can end. */
export const blockComments = (theme: Theme, options: ThemeFileOptions): string =>
  summary(theme, options)
    .map((line) => `/* ${commentText(line)} */\n`)
    .join('');

/** The head of a file in comments that reach to the end of their lines. */
export const lineComments = (theme: Theme, options: ThemeFileOptions): string =>
  summary(theme, options)
    .map((line) => `// ${oneLine(line)}\n`)
    .join('');
