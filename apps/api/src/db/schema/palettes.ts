import type { CssColor, Hex } from '@swatchwork/color';
import type { ViewPage } from '@swatchwork/contract/constants';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { createdAt, deletion, hasLength, id, instant, isHex, isOneOf } from './columns.ts';
import { users } from './users.ts';

/** `swatchwork` marks the house collection, which has no owner. */
export const PALETTE_SOURCES = ['swatchwork', 'user'] as const;

/**
 * A color of a palette as stored: `name` only if one was given, `css` and `alpha` only if the hex is
 * not all of the color. Who knows only hexes and names, as older instances do, reads these as before.
 */
export interface StoredColor extends CssColor {
  name?: string;
}

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The lists of public palettes are paged by keyset, hence the id at the end of each of their
 * indexes; lists with the highest first read them backwards. Names sort by code point, so that
 * servers of every locale agree on the order.
 */
export const palettes = pgTable(
  'palettes',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    slug: text(),
    name: text().notNull(),
    description: text(),
    colors: jsonb().$type<StoredColor[]>().notNull(),
    tags: text().array().notNull().default(sql`'{}'`),
    /** The page of the site that saved it with its work, and that work as it stands in the address. */
    viewPage: text().$type<ViewPage>(),
    viewState: text(),
    likes: integer().notNull().default(0),
    /** How many of the likes a palette of the house came with, which nobody gave. */
    startingLikes: integer().notNull().default(0),
    /** The number of likes that do not count for what is trending or popular. */
    lightLikes: integer().notNull().default(0),
    views: integer().notNull().default(0),
    copies: integer().notNull().default(0),
    isPublic: boolean().notNull().default(true),
    source: text({ enum: PALETTE_SOURCES }).notNull().default('user'),
    createdAt: createdAt(),
    /**
     * When the page of the palette last changed; null if it is as it was made. A trigger sets it, so
     * that older instances, which do not know it, change it as well.
     */
    updatedAt: instant(),
    /** As facets-of.ts computes them; null until they are for these colors. */
    facets: text().array(),
    /**
     * All that the palette is searched by, as lexemes: its words, each two neighbors, and after a
     * blank its tags as ` tag warm` and its facets. A trigger writes it.
     */
    search: tsvector(),
    ...deletion(),
  },
  (table) => [
    uniqueIndex('palettes_slug_unique').on(table.slug),
    index('palettes_by_likes').on(table.likes, table.id).where(sql`is_public`),
    index('palettes_by_date').on(table.createdAt, table.id).where(sql`is_public`),
    index('palettes_by_name')
      .on(sql`lower(${table.name}) collate "C"`, table.id)
      .where(sql`is_public`),
    index('palettes_changed')
      .on(table.createdAt, table.id, table.updatedAt)
      .where(sql`is_public and updated_at is not null`),
    index('palettes_by_search')
      .using('gin', table.search)
      .with({ fastupdate: false }) // else each search reads what waits to be indexed
      .where(sql`is_public`),
    index('palettes_unmeasured').on(table.id).where(sql`facets is null`),
    index('palettes_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
    index('palettes_user').on(table.userId, table.createdAt, table.id),
    check('palettes_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('palettes_name_length', hasLength(table.name, 1, 100)),
    check('palettes_description_length', hasLength(table.description, 1, 500)),
    check('palettes_colors_count', sql`jsonb_array_length(${table.colors}) between 2 and 10`),
    check(
      'palettes_colors_hex',
      sql`jsonb_array_length(jsonb_path_query_array(${table.colors}, '$[*].hex ? (@ like_regex "^#[0-9A-F]{6}$")')) = jsonb_array_length(${table.colors})`,
    ),
    check('palettes_view_whole', sql`num_nulls(${table.viewPage}, ${table.viewState}) <> 1`),
    check('palettes_view_length', hasLength(table.viewState, 1, 16000)),
    check('palettes_tags_count', sql`cardinality(${table.tags}) <= 20`),
    check('palettes_likes_positive', sql`${table.likes} >= 0`),
    check('palettes_starting_likes_positive', sql`${table.startingLikes} >= 0`),
    check('palettes_light_likes_positive', sql`${table.lightLikes} >= 0`),
    check('palettes_views_positive', sql`${table.views} >= 0`),
    check('palettes_copies_positive', sql`${table.copies} >= 0`),
    check('palettes_source_known', isOneOf(table.source, PALETTE_SOURCES)),
  ],
);

/**
 * Likes, one row each: of an account, or of an anonymous visitor by the id that the browser stores.
 */
export const paletteLikes = pgTable(
  'palette_likes',
  {
    id: id(),
    paletteId: uuid()
      .notNull()
      .references(() => palettes.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    visitorId: text(),
    /**
     * True for a like beyond the limit of an address, or of a new account: see
     * palette-likes.service.ts.
     */
    isLight: boolean().notNull().default(false),
    /**
     * A keyed hash of the network that it came from, by which likes of one burst are told; null for
     * those of older instances.
     */
    origin: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('palette_likes_user_unique').on(table.userId, table.paletteId),
    uniqueIndex('palette_likes_visitor_unique').on(table.visitorId, table.paletteId),
    index('palette_likes_palette').on(table.paletteId, table.createdAt),
    check('palette_likes_one_owner', sql`num_nonnulls(${table.userId}, ${table.visitorId}) = 1`),
    check('palette_likes_visitor_length', hasLength(table.visitorId, 16, 64)),
  ],
);

/** A person's favorite single colors: one for each hex, which may fall back for another color. */
export const savedColors = pgTable(
  'saved_colors',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    hexCode: text().$type<Hex>().notNull(),
    /** The color itself, and its opacity, where the hex is not all of it. */
    css: text(),
    alpha: doublePrecision(),
    tags: text().array().notNull().default(sql`'{}'`),
    createdAt: createdAt(),
  },
  (table) => [
    index('saved_colors_user').on(table.userId, table.createdAt, table.id),
    uniqueIndex('saved_colors_user_hex_unique').on(table.userId, table.hexCode),
    check('saved_colors_name_length', hasLength(table.name, 1, 100)),
    check('saved_colors_hex_code_form', isHex(table.hexCode)),
    check('saved_colors_css_length', hasLength(table.css, 1, 200)),
    check('saved_colors_alpha_range', sql`${table.alpha} >= 0 and ${table.alpha} < 1`),
    check('saved_colors_tags_count', sql`cardinality(${table.tags}) <= 20`),
  ],
);
