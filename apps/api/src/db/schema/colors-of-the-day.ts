import type { Hex } from '@swatchwork/color';
import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text } from 'drizzle-orm/pg-core';

import { isHex } from './columns.ts';

/** One color for each day of a leap year: 1 is 1 January, 60 is 29 February, 366 is 31 December. */
export const colorsOfTheDay = pgTable(
  'colors_of_the_day',
  {
    position: smallint().primaryKey(),
    hexCode: text().$type<Hex>().notNull(),
    name: text().notNull(),
    description: text(),
    meaning: text(),
    usageTips: text(),
  },
  (table) => [
    check('colors_of_the_day_position_range', sql`${table.position} between 1 and 366`),
    check('colors_of_the_day_hex_code_form', isHex(table.hexCode)),
  ],
);
