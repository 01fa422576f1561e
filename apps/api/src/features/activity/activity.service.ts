import type { Activity, ThemeInput } from '@swatchwork/contract';

import type { StoredColor } from '../../db/schema/palettes.ts';
import { colorsOf } from '../projects/to-project.ts';
import type { createActivityRepository } from './activity.repository.ts';

const LIMIT = 50;

export type ActivityService = ReturnType<typeof createActivityService>;

/** The events of an account: palettes, themes and colors saved, likes received. */
export function createActivityService(repository: ReturnType<typeof createActivityRepository>) {
  return {
    /** The newest 50, newest first. */
    async list(userId: string): Promise<Activity[]> {
      const [saved, themes, colors, likes] = await Promise.all([
        repository.findSavedPalettes(userId, LIMIT),
        repository.findSavedThemes(userId, LIMIT),
        repository.findSavedColors(userId, LIMIT),
        repository.findLikes(userId, LIMIT),
      ]);
      return [
        ...saved.map(({ at, palette }) => ({ kind: 'palette_saved' as const, at, palette })),
        ...themes.map(({ at, theme }) => ({ kind: 'theme_saved' as const, at, theme })),
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
  | { kind: 'theme_saved'; theme: { id: string; name: string; input: ThemeInput } }
  | { kind: 'color_saved'; color: { name: string; hexCode: StoredColor['hex'] } }
);

function toActivity(row: ActivityRow): Activity {
  const at = row.at.toISOString();
  if (row.kind === 'color_saved') return { kind: row.kind, at, color: row.color };
  if (row.kind === 'theme_saved') {
    const { id, name, input } = row.theme;
    return { kind: row.kind, at, theme: { id, name, colors: colorsOf({ colors: null, input }) } };
  }
  const { id, name, colors } = row.palette;
  return { kind: row.kind, at, palette: { id, name, colors: colors.map(({ hex }) => hex) } };
}
