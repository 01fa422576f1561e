import {
  type Entries,
  readThemeQuery as readLink,
  type ThemeDocument,
  writeEntries,
  writeThemeQuery as writeLink,
} from '@swatchwork/theme/link';

import { isSame } from './is-same.ts';
import type { SavedDocument } from './saved-document.ts';
import { readView, type View, viewEntries } from './view.ts';

/**
 * The query of the page. While a saved theme is as it was saved, its id stands for the document, so
 * that the link always opens what its owner has saved last.
 */
export function writeThemeQuery(
  document: ThemeDocument,
  view: View,
  saved: SavedDocument | undefined,
  isSpelledOut = !saved || !isSame(document, saved.document),
): string {
  const entries: Entries = [['saved', saved?.id ?? ''], ...viewEntries(view)];
  return isSpelledOut ? writeLink(document, entries) : writeEntries(entries);
}

/** A theme that was asked for, and what could not be read. */
export interface ThemeQuery {
  readonly document: ThemeDocument;
  readonly view: View;
  /** Whether the address holds brand colors, not the id of a saved theme alone. */
  readonly isSpelledOut: boolean;
  /** Sentences about the parts of the address that were left out. */
  readonly problems: readonly string[];
}

/** Reads a link of any origin and never fails. */
export function readThemeQuery(query: string, saved: SavedDocument | undefined): ThemeQuery {
  const { document, hasBrands, problems } = readLink(query);
  return {
    document: saved && !hasBrands ? saved.document : document,
    view: readView(new URLSearchParams(query)),
    isSpelledOut: hasBrands,
    problems,
  };
}
