import { createHash } from 'node:crypto';

import type { Database } from '../database.ts';
import { facetsOf } from '../facets/facets-of.ts';
import { SAMPLE_PALETTES } from '../sample/palettes/sample-palettes.ts';
import { palettes } from '../schema/palettes.ts';
import { uuidV7 } from '../uuid-v7.ts';

const DAY_MS = 86_400_000;
const OLDEST_DAYS = 300;

/** The density falls toward the past: of 294 palettes the youngest 14 are less than a week old. */
const AGE_EXPONENT = 1.25;

/**
 * Fills an empty table with the house collection, as if it had grown over the months before `now`.
 */
export async function seedPalettes(db: Database, now: Date = new Date()): Promise<void> {
  if ((await db.$count(palettes)) > 0) return;

  const rows = shuffled().map(({ colors, tags, ...palette }, index, { length }) => {
    const days = OLDEST_DAYS * ((index + 0.5) / length) ** AGE_EXPONENT;
    const createdAt = new Date(now.getTime() - days * DAY_MS);
    return {
      ...palette,
      colors: [...colors],
      tags: [...tags],
      facets: facetsOf(colors),
      startingLikes: palette.likes,
      source: 'swatchwork' as const,
      createdAt,
      id: uuidV7(createdAt),
    };
  });
  await db.insert(palettes).values(rows);
}

/**
 * The source files sort the collection by theme; dates should not follow the themes. The order is
 * always the same.
 */
function shuffled() {
  const place = (slug: string) => createHash('sha256').update(slug).digest('hex');
  return SAMPLE_PALETTES.toSorted((a, b) => (place(a.slug) < place(b.slug) ? -1 : 1));
}
