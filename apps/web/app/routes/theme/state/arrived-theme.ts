import type { ThemeDocument } from '@swatchwork/theme/link';

import { exampleTheme, makeTheme } from './make-theme.ts';
import { packTheme } from './packed-theme.ts';

/** The theme with which the page arrives, so that it needs the engine only for the next one. */
export interface ArrivedTheme {
  readonly document: ThemeDocument;
  /** As `packTheme` writes it; the example's, where none can be made of the document. */
  readonly packed: string;
  /** Why none can be made. */
  readonly problem?: string;
}

export function arriveWith(document: ThemeDocument): ArrivedTheme {
  const { theme, problem } = makeTheme(document);
  return { document, packed: packTheme(theme ?? exampleTheme()), ...(problem && { problem }) };
}
