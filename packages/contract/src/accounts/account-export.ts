import { z } from 'zod';
import { AlphaOutput, CssColorOutput } from '../common/css-color.ts';
import { HexOutput } from '../common/hex.ts';
import accountExportExamples from '../examples/account-export.json' with { type: 'json' };
import { SavedView } from '../palettes/palette-view.ts';
import { SavedThemeList } from '../themes/saved-themes.ts';
import { User } from './accounts.ts';
import { ApiKeyScope } from './api-keys.ts';
import { SavedColorList } from './saved-colors.ts';

const at = z.iso.datetime();

const Like = z.object({ paletteId: z.uuid(), paletteName: z.string(), createdAt: at });

/** Everything that is stored with an account, except its secrets. */
export const AccountExport = z
  .object({
    exportedAt: at,
    user: User,
    palettes: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        description: z.string().nullable(),
        colors: z.array(
          z.object({
            hex: HexOutput,
            name: z.string().optional(),
            css: CssColorOutput.optional(),
            alpha: AlphaOutput.optional(),
          }),
        ),
        tags: z.array(z.string()),
        view: SavedView.optional(),
        likes: z.int(),
        views: z.int(),
        copies: z.int(),
        isPublic: z.boolean(),
        createdAt: at,
      }),
    ),
    savedColors: SavedColorList,
    savedThemes: SavedThemeList,
    projects: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        description: z.string().nullable(),
        isPublic: z.boolean(),
        createdAt: at,
        changedAt: at,
        items: z.array(z.uuid()).meta({ description: 'Ids of the palettes and themes, in order.' }),
      }),
    ),
    likes: z.array(Like),
    purgedLikes: z
      .array(Like)
      .meta({ description: 'Likes that a moderator removed because they looked fraudulent.' }),
    reports: z.array(z.object({ reason: z.string(), text: z.string().nullable(), createdAt: at })),
    answersToModerators: z.array(z.object({ text: z.string(), createdAt: at })),
    articles: z.array(z.object({ slug: z.string(), title: z.string(), createdAt: at })),
    sessions: z.array(z.object({ device: z.string().nullable(), createdAt: at, expiresAt: at })),
    apiKeys: z.array(
      z.object({
        name: z.string(),
        prefix: z.string(),
        scope: ApiKeyScope,
        createdAt: at,
        lastUsedAt: at.nullable(),
        revokedAt: at.nullable(),
      }),
    ),
  })
  .meta({
    id: 'AccountExport',
    examples: accountExportExamples,
  });

export type AccountExport = z.infer<typeof AccountExport>;
