import { type SQL, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import { holdsText, lexemesOf, matches, type PaletteFilter } from './palette-sql.ts';
import { findLikeWords, findWords, type Likeness } from './palette-words.ts';

/** How to find the palettes of a filter. */
export interface Search {
  /** On rows of `palettes`. */
  condition: SQL;
  /** Whether the index of lexemes leads to them. */
  isByLexemes: boolean;
}

/** Looks up the words that a text may stand for; undefined if no palette can have it. */
export async function planSearch(
  db: Database | Transaction,
  filter: PaletteFilter,
): Promise<Search | undefined> {
  const { text, userId, alikeTo } = filter;
  if (userId || alikeTo) return { condition: matches(filter), isByLexemes: false };
  if (!text) return ofWords(filter, []);
  const found = await findWords(db, text);
  if (!found) return undefined;
  const { condition, isByLexemes } = ofWords(filter, found.groups);
  if (found.isExact) return { condition, isByLexemes };
  return { condition: sql`${condition} and ${holdsText(text)}`, isByLexemes };
}

/** The same for palettes with words like those of the text. */
export async function planLikeWords(
  db: Database | Transaction,
  filter: PaletteFilter,
  likeness: Likeness,
): Promise<Search | undefined> {
  const groups = await findLikeWords(db, filter.text ?? '', likeness);
  return groups && ofWords(filter, groups);
}

function ofWords(filter: PaletteFilter, groups: string[][]): Search {
  const { text: _, ...others } = filter;
  return {
    condition: matches(others, groups),
    isByLexemes: lexemesOf(others, groups).length > 0,
  };
}
