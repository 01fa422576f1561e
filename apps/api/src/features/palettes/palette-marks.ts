import type { HoldReason } from '@swatchwork/contract';
import { sql } from 'drizzle-orm';

import { moderationActs, withheld } from '../../db/schema/moderation.ts';

/** Why and since when a palette is hidden. */
export type HiddenMark = { reason: string; since: string };
/** Why and since when a palette waits for a moderator. */
export type HeldMark = { reason: HoldReason; since: string };

/** Public palettes are never hidden or held: of them nothing is looked up. */
export const HIDDEN = sql<HiddenMark | null>`case when not palettes.is_public then (
  select json_build_object('reason', a.reason, 'since', a.created_at)
  from ${withheld} w join ${moderationActs} a on a.id = w.act_id
  where w.palette_id = palettes.id) end`;
export const HELD = sql<HeldMark | null>`case when not palettes.is_public then (
  select json_build_object('reason', w.hold, 'since', w.created_at)
  from ${withheld} w where w.palette_id = palettes.id and w.act_id is null) end`;
