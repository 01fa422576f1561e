import { sql } from 'drizzle-orm';

import { paletteLikeChanges, palettes } from '../../../db/schema/palettes.ts';

/**
 * The likes of a row of `palettes` at this moment: those that are folded in, and the few that are
 * not. One statement reads both, so that none is missed or counted twice.
 */
export const LIKES_NOW = sql<number>`greatest(${palettes.likes} + coalesce((
  select sum(c.likes) from ${paletteLikeChanges} c where c.palette_id = palettes.id
), 0), 0)::int`.mapWith(Number);
