import type { HoldReason } from '@swatchwork/contract';
import { sql } from 'drizzle-orm';

import { heldPalettes, hiddenPalettes, moderationActs } from '../../db/schema/moderation.ts';

/** Why and since when a palette is hidden. */
export type HiddenMark = { reason: string; since: string };
/** Why and since when a palette waits for a moderator. */
export type HeldMark = { reason: HoldReason; since: string };

/** Public palettes are never hidden or held: of them nothing is looked up. */
export const HIDDEN = sql<HiddenMark | null>`case when not palettes.is_public then (
  select json_build_object('reason', a.reason, 'since', a.created_at)
  from ${hiddenPalettes} h join ${moderationActs} a on a.id = h.act_id
  where h.palette_id = palettes.id) end`;
export const HELD = sql<HeldMark | null>`case when not palettes.is_public then (
  select json_build_object('reason', h.reason, 'since', h.created_at)
  from ${heldPalettes} h where h.palette_id = palettes.id) end`;
