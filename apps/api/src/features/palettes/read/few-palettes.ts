import type { PaletteSort } from '@swatchwork/contract';

import type { ListedRow } from '../palette-rows.ts';
import type { PaletteRepository } from '../palettes.repository.ts';
import type { PaletteFilter } from '../search/palette-sql.ts';

/** A search by words that finds no more than this looks for words like them as well. */
export const FEW = 12;

/** The most palettes of one likeness. */
const MOST_LIKE = 24;

/**
 * All palettes of a search by words that finds a few, and those with words like them: first the text
 * itself (by likes: in the name, then a tag, then elsewhere), then its words apart or in another
 * form, then with another letter.
 *
 * @param exact Those with the text itself.
 */
export async function findFew(
  repository: PaletteRepository,
  filter: PaletteFilter,
  sort: PaletteSort,
  exact: ListedRow[],
): Promise<ListedRow[]> {
  const found = new Map(inWorth(exact, filter.text ?? '', sort).map((row) => [row.id, row]));
  for (const likeness of ['form', 'letter'] as const) {
    if (found.size > FEW) break;
    const rows = await repository.findByLikeWords(filter, likeness, sort, MOST_LIKE);
    for (const row of rows) if (!found.has(row.id)) found.set(row.id, row);
  }
  return [...found.values()];
}

function inWorth(rows: ListedRow[], text: string, sort: PaletteSort): ListedRow[] {
  if (sort !== 'likes') return rows;
  const words = wordsOf(text);
  const holds = (part: string) => {
    const own = new Set(wordsOf(part));
    return words.every((word) => own.has(word));
  };
  const worth = ({ name, tags }: ListedRow) => (holds(name) ? 0 : tags.some(holds) ? 1 : 2);
  return rows.toSorted((one, other) => worth(one) - worth(other));
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/);
