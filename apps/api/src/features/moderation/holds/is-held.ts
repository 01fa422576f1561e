import { sql } from 'drizzle-orm';

import { heldPalettes } from '../../../db/schema/moderation.ts';
import { palettes } from '../../../db/schema/palettes.ts';

/** Whether a palette waits for a moderator, as a condition on its row. */
export const IS_HELD = sql<boolean>`exists (select from ${heldPalettes} h where h.palette_id = ${palettes.id})`;
