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

/** A collection to make in the account. */
export const CreateCollectionRequest = z
  .object({ name, description, isPublic: isPublic.default(false) })
  .meta({
    id: 'CreateCollectionRequest',
    examples: [{ name: 'Sea', description: 'For the harbor museum', isPublic: false }],
  });

/** Changes to a collection; omitted fields stay. */
export const ChangeCollectionRequest = z
  .object({ name, description, isPublic })
  .partial()
  .meta({ id: 'ChangeCollectionRequest', examples: [{ name: 'Sea and sky' }] });

/** Where an item is put; an item that is in the collection already stays where it is without it. */
export const PutCollectionItemRequest = z
  .object({
    before: z
      .uuid('must be the id of an item of the collection, or null')
      .nullish()
      .meta({ description: 'The item to insert it before; null for the end.' }),
  })
  .nullish()
  .meta({ id: 'PutCollectionItemRequest', examples: [{ before: null }] });

const REASONS = Object.keys(PRIVATE_REASONS) as [PrivateReason, ...PrivateReason[]];

const COLLECTION_ID = '0199f3c0-7a10-7cc2-9f35-1f6d9e0d8c33';

const ABOUT = {
  id: COLLECTION_ID,
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
  changedAt: z.iso
    .datetime()
    .meta({ description: 'When the collection or its items last changed.' }),
};

/** A palette or a theme of a collection, which has the id of the item. */
export const CollectionItem = z
  .object({
    id: z.uuid().meta({ description: 'The id of the palette or theme.' }),
    palette: Palette.optional(),
    theme: SavedTheme.optional(),
  })
  .meta({ id: 'CollectionItem' });

/** A collection without its items. */
export const CollectionDetails = z
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
  .meta({ id: 'CollectionDetails', examples: [ABOUT] });

/** A collection after a change. */
export const ChangedCollection = CollectionDetails.meta({
  examples: [{ ...ABOUT, name: 'Sea and sky' }],
});

export const Collection = z
  .object({
    ...about,
    items: z
      .array(CollectionItem)
      .meta({ description: 'In order; only those that the caller may see.' }),
  })
  .meta({ id: 'Collection', examples: [{ ...ABOUT, items: [] }] });

/** A collection in the list of its owner. */
export const CollectionSummary = z
  .object({
    ...about,
    itemCount: z.int().meta({ description: 'Number of items that the owner may see.' }),
    colors: z.array(HexOutput).meta({ description: 'Colors of its first items.' }),
    holdsItem: z
      .boolean()
      .optional()
      .meta({ description: 'With `item`: whether the collection contains it.' }),
  })
  .meta({ id: 'CollectionSummary' });

export const CollectionList = z.array(CollectionSummary).meta({
  id: 'CollectionList',
  examples: [[{ ...ABOUT, itemCount: 1, colors: ['#0F172A', '#38BDF8', '#E0F2FE'] }]],
});

export const CollectionListQuery = z
  .object({
    item: z
      .uuid('must be the id of a palette or a theme')
      .optional()
      .meta({
        description:
          'The id of a palette or theme: the response then says which collections contain it.',
        examples: [DEEP_OCEAN.id],
      }),
  })
  .meta({ examples: [{}] });

/** An address may contain any text; a text that is no id finds no collection (404). */
export const CollectionId = z
  .object({ id: z.string().meta({ description: 'The id of the collection, a UUID.' }) })
  .meta({ examples: [{ id: COLLECTION_ID }] });

export const CollectionItemId = z
  .object({
    id: z.string().meta({ description: 'The id of the collection, a UUID.' }),
    item: z.string().meta({ description: 'The id of the palette or theme, a UUID.' }),
  })
  .meta({ examples: [{ id: COLLECTION_ID, item: DEEP_OCEAN.id }] });

export type CreateCollectionRequest = z.input<typeof CreateCollectionRequest>;
export type ChangeCollectionRequest = z.input<typeof ChangeCollectionRequest>;
export type PutCollectionItemRequest = z.input<typeof PutCollectionItemRequest>;
export type CollectionItem = z.infer<typeof CollectionItem>;
export type Collection = z.infer<typeof Collection>;
export type CollectionDetails = z.infer<typeof CollectionDetails>;
export type CollectionSummary = z.infer<typeof CollectionSummary>;
export type CollectionList = z.infer<typeof CollectionList>;
export type CollectionListQuery = z.input<typeof CollectionListQuery>;
