import { z } from 'zod';

import { HexOutput } from '../common/hex.ts';
import { LIMITS } from '../common/limits.ts';
import { lineOfText, linesOfText } from '../common/text.ts';
import { DEEP_OCEAN, Palette } from '../palettes/palettes.ts';
import { SavedTheme } from '../themes/saved-themes.ts';
import { PRIVATE_REASONS, type PrivateReason } from './private-reasons.ts';

const name = lineOfText(LIMITS.itemName).min(1, 'must not be empty').meta({
  description: 'Must not be empty.',
});

/** An empty description is stored as none. */
const description = linesOfText(LIMITS.paletteDescription)
  .nullish()
  .transform((text) => text || null);

const isPublic = z.boolean().meta({
  description: 'Whether it is public and can be found by search engines.',
});

/** A project to make in the account. */
export const CreateProjectRequest = z
  .object({ name, description, isPublic: isPublic.default(false) })
  .meta({
    id: 'CreateProjectRequest',
    examples: [{ name: 'Sea', description: 'For the harbor museum', isPublic: false }],
  });

/** Changes to a project; omitted fields stay. */
export const ChangeProjectRequest = z
  .object({ name, description, isPublic })
  .partial()
  .meta({ id: 'ChangeProjectRequest', examples: [{ name: 'Sea and sky' }] });

/** Where an item is put; an item that is in the project already stays where it is without it. */
export const PutProjectItemRequest = z
  .object({
    before: z
      .uuid('must be the id of an item of the project, or null')
      .nullish()
      .meta({ description: 'The item to insert it before; null for the end.' }),
  })
  .nullish()
  .meta({ id: 'PutProjectItemRequest', examples: [{ before: null }] });

const REASONS = Object.keys(PRIVATE_REASONS) as [PrivateReason, ...PrivateReason[]];

const PROJECT_ID = '0199f3c0-7a10-7cc2-9f35-1f6d9e0d8c33';

const ABOUT = {
  id: PROJECT_ID,
  userId: '0199d3b2-8a40-7c11-b0a4-6f1f2b0c9d21',
  name: 'Sea',
  description: 'For the harbor museum',
  isPublic: false,
  createdAt: '2026-01-02T03:04:05.000Z',
  changedAt: '2026-01-02T03:04:05.000Z',
};

const about = {
  id: z.uuid(),
  userId: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  isPublic: z.boolean(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime().meta({ description: 'When the project or its items last changed.' }),
};

/** A palette or a theme of a project, which has the id of the item. */
export const ProjectItem = z
  .object({
    id: z.uuid().meta({ description: 'The id of the palette or theme.' }),
    palette: Palette.optional(),
    theme: SavedTheme.optional(),
  })
  .meta({ id: 'ProjectItem' });

/** A project without its items. */
export const ProjectDetails = z
  .object({
    ...about,
    keptPrivate: z
      .enum(REASONS)
      .optional()
      .meta({
        description: `Why it stayed private although the request asked for public. ${Object.entries(
          PRIVATE_REASONS,
        )
          .map(([reason, words]) => `\`${reason}\`: ${words}`)
          .join('. ')}.`,
      }),
  })
  .meta({ id: 'ProjectDetails', examples: [ABOUT] });

/** A project after a change. */
export const ChangedProject = ProjectDetails.meta({
  examples: [{ ...ABOUT, name: 'Sea and sky' }],
});

export const Project = z
  .object({
    ...about,
    items: z
      .array(ProjectItem)
      .meta({ description: 'In order; only those that the caller may see.' }),
  })
  .meta({ id: 'Project', examples: [{ ...ABOUT, items: [] }] });

/** A project in the list of its owner. */
export const ProjectSummary = z
  .object({
    ...about,
    itemCount: z.int().meta({ description: 'Number of items that the owner may see.' }),
    colors: z.array(HexOutput).meta({ description: 'Colors of its first items.' }),
    holdsItem: z
      .boolean()
      .optional()
      .meta({ description: 'With `item`: whether the project contains it.' }),
  })
  .meta({ id: 'ProjectSummary' });

export const ProjectList = z.array(ProjectSummary).meta({
  id: 'ProjectList',
  examples: [[{ ...ABOUT, itemCount: 1, colors: ['#0F172A', '#38BDF8', '#E0F2FE'] }]],
});

export const ProjectListQuery = z
  .object({
    item: z
      .uuid('must be the id of a palette or a theme')
      .optional()
      .meta({
        description:
          'The id of a palette or theme: the response then says which projects contain it.',
        examples: [DEEP_OCEAN.id],
      }),
  })
  .meta({ examples: [{}] });

/** An address may contain any text; a text that is no id finds no project (404). */
export const ProjectId = z
  .object({ id: z.string().meta({ description: 'The id of the project, a UUID.' }) })
  .meta({ examples: [{ id: PROJECT_ID }] });

export const ProjectItemId = z
  .object({
    id: z.string().meta({ description: 'The id of the project, a UUID.' }),
    item: z.string().meta({ description: 'The id of the palette or theme, a UUID.' }),
  })
  .meta({ examples: [{ id: PROJECT_ID, item: DEEP_OCEAN.id }] });

export type CreateProjectRequest = z.input<typeof CreateProjectRequest>;
export type ChangeProjectRequest = z.input<typeof ChangeProjectRequest>;
export type PutProjectItemRequest = z.input<typeof PutProjectItemRequest>;
export type ProjectItem = z.infer<typeof ProjectItem>;
export type Project = z.infer<typeof Project>;
export type ProjectDetails = z.infer<typeof ProjectDetails>;
export type ProjectSummary = z.infer<typeof ProjectSummary>;
export type ProjectList = z.infer<typeof ProjectList>;
export type ProjectListQuery = z.input<typeof ProjectListQuery>;
