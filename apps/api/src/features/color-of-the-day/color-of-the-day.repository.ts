import { eq, inArray } from 'drizzle-orm';

import type { Database, Transaction } from '../../db/database.ts';
import { colorsOfTheDay } from '../../db/schema/colors-of-the-day.ts';

export function createColorOfTheDayRepository(db: Database | Transaction) {
  return {
    /** @param position 1 to 366, the day in a leap year. */
    async find(position: number) {
      const [row] = await db
        .select()
        .from(colorsOfTheDay)
        .where(eq(colorsOfTheDay.position, position));
      return row;
    },

    /** In no order. */
    findAll(positions: readonly number[]) {
      return db.select().from(colorsOfTheDay).where(inArray(colorsOfTheDay.position, positions));
    },
  };
}
