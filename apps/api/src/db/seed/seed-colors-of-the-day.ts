import { sql } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { SAMPLE_COLORS_OF_THE_DAY } from '../sample/colors-of-the-day/sample-colors-of-the-day.ts';
import { colorsOfTheDay } from '../schema/colors-of-the-day.ts';

/**
 * Every installation has this reference data, so a release that corrects a text corrects it there
 * too.
 */
export async function seedColorsOfTheDay(db: Database): Promise<void> {
  await db
    .insert(colorsOfTheDay)
    .values(SAMPLE_COLORS_OF_THE_DAY.map((color, index) => ({ ...color, position: index + 1 })))
    .onConflictDoUpdate({
      target: colorsOfTheDay.position,
      set: {
        hexCode: sql`excluded.hex_code`,
        name: sql`excluded.name`,
        description: sql`excluded.description`,
        meaning: sql`excluded.meaning`,
        usageTips: sql`excluded.usage_tips`,
      },
      setWhere: sql`${colorsOfTheDay} is distinct from excluded`,
    });
}
