import type { Activity } from '@swatchwork/contract';

import type { StoredColor } from '../../db/schema/palettes.ts';
import type { createActivityRepository } from './activity.repository.ts';

const LIMIT = 50;

export type ActivityService = ReturnType<typeof createActivityService>;

/** The events of an account: palettes and colors saved, likes received. */
export function createActivityService(repository: ReturnType<typeof createActivityRepository>) {
  return {
    /** The newest 50, newest first. */
    async list(userId: string): Promise<Activity[]> {
      const [saved, colors, likes] = await Promise.all([
        repository.findSavedPalettes(userId, LIMIT),
        repository.findSavedColors(userId, LIMIT),
        repository.findLikes(userId, LIMIT),
      ]);
      return [
        ...saved.map(({ at, palette }) => ({ kind: 'palette_saved' as const, at, palette })),
        ...colors.map(({ at, color }) => ({ kind: 'color_saved' as const, at, color })),
        ...likes.map(({ at, palette }) => ({ kind: 'like_received' as const, at, palette })),
      ]
        .sort((a, b) => b.at.getTime() - a.at.getTime())
        .slice(0, LIMIT)
        .map(toActivity);
    },
  };
}

type ActivityPalette = { id: string; name: string; colors: StoredColor[] };

type ActivityRow = { at: Date } & (
  | { kind: 'palette_saved' | 'like_received'; palette: ActivityPalette }
  | { kind: 'color_saved'; color: { name: string; hexCode: StoredColor['hex'] } }
);

function toActivity(row: ActivityRow): Activity {
  const at = row.at.toISOString();
  if (row.kind === 'color_saved') return { kind: row.kind, at, color: row.color };
  const { id, name, colors } = row.palette;
  return { kind: row.kind, at, palette: { id, name, colors: colors.map(({ hex }) => hex) } };
}
