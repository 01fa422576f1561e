import type { ThemeInput } from '@swatchwork/contract';
import { and, asc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../db/database.ts';
import { collectionItems, collections } from '../../db/schema/collections.ts';
import { palettes, type StoredColor } from '../../db/schema/palettes.ts';
import { savedThemes } from '../../db/schema/themes.ts';
import { isUuid } from '../../db/uuid-v7.ts';
import type { PaletteRow } from '../palettes/palettes.repository.ts';
import type { SavedThemeRow } from '../themes/saved/saved-themes.repository.ts';
import { isVisibleTo } from '../things/things.ts';

/** A palette or a theme of a collection. */
export type ItemRow = { palette: PaletteRow | null; theme: SavedThemeRow | null };

/** One of the first items of a collection, and how many it has. */
export type FirstItem = {
  collectionId: string;
  count: number;
  colors: StoredColor[] | null;
  input: ThemeInput | null;
};

type Key = { paletteId: string } | { themeId: string };

/** Items of a collection whose colors its card shows. */
const SHOWN = 4;

const ITEM_ID = sql<string>`coalesce(${collectionItems.paletteId}, ${collectionItems.themeId})`;
const IN_ORDER = [asc(collectionItems.position), asc(collectionItems.id)];

/** Which items a viewer sees, where their palettes and themes are joined. */
export const isItemVisibleTo = (viewerId: string | null) =>
  or(isVisibleTo(palettes, viewerId), isVisibleTo(savedThemes, viewerId));

export type CollectionItemRepository = ReturnType<typeof createCollectionItemRepository>;

/**
 * Queries of what collections hold. A change locks the palette or theme first and the collection
 * after it, as does the deletion of a palette, which takes its items with it.
 */
export function createCollectionItemRepository(db: Database) {
  return {
    /** The items that a viewer sees, in order. */
    findVisible(collectionId: string, viewerId: string | null): Promise<ItemRow[]> {
      return db
        .select({ palette: getTableColumns(palettes), theme: getTableColumns(savedThemes) })
        .from(collectionItems)
        .leftJoin(palettes, eq(palettes.id, collectionItems.paletteId))
        .leftJoin(savedThemes, eq(savedThemes.id, collectionItems.themeId))
        .where(and(eq(collectionItems.collectionId, collectionId), isItemVisibleTo(viewerId)))
        .orderBy(...IN_ORDER);
    },

    /** The first items of each collection of an account, and the number of those that it sees. */
    findFirst: (userId: string): Promise<FirstItem[]> =>
      findFirst(db, eq(collections.userId, userId), userId),

    /** The same of one collection, as everybody sees it. */
    findFirstOf: (id: string): Promise<FirstItem[]> => findFirst(db, eq(collections.id, id), null),

    /** The collections of an account that hold a palette or theme. */
    async findHolders(userId: string, itemId: string): Promise<string[]> {
      const rows = await db
        .select({ id: collections.id })
        .from(collectionItems)
        .innerJoin(collections, eq(collections.id, collectionItems.collectionId))
        .where(and(eq(collections.userId, userId), isItem(itemId)));
      return rows.map(({ id }) => id);
    },

    /**
     * Puts a palette or theme into a collection, or moves it there.
     *
     * @param before The item to insert it before; null for the end. Undefined for a new one at the end,
     *   and one that is there stays where it is.
     * @returns `missing` if the account sees no such palette or theme, `gone` if the collection was
     *   deleted, `no such place` if it does not hold `before`, `full` if it holds `most` items.
     */
    put(
      collectionId: string,
      itemId: string,
      userId: string,
      before: string | null | undefined,
      most: number,
    ): Promise<'done' | 'missing' | 'gone' | 'no such place' | 'full'> {
      return db.transaction(async (tx) => {
        const key = await lockItem(tx, itemId, userId);
        if (!key) return 'missing';
        if (!(await lockCollection(tx, collectionId))) return 'gone';
        const ids = await findIds(tx, collectionId);
        const isThere = ids.includes(itemId);
        if (typeof before === 'string' && !ids.includes(before)) return 'no such place';
        if (isThere && (before === undefined || before === itemId)) return 'done';
        if (!isThere && ids.length >= most) return 'full';
        if (!isThere)
          await tx.insert(collectionItems).values({ collectionId, ...key, position: ids.length });
        await storeOrder(tx, collectionId, placeBefore(ids, itemId, before ?? null));
        await touch(tx, collectionId);
        return 'done';
      });
    },

    /** Takes an item out. Answers whether it was there. */
    remove(collectionId: string, itemId: string): Promise<boolean> {
      if (!isUuid(itemId)) return Promise.resolve(false);
      return db.transaction(async (tx) => {
        if (!(await lockCollection(tx, collectionId))) return false;
        const { rowCount } = await tx
          .delete(collectionItems)
          .where(and(eq(collectionItems.collectionId, collectionId), isItem(itemId)));
        if (rowCount !== 1) return false;
        await touch(tx, collectionId);
        return true;
      });
    },
  };
}

/** The first items of collections that meet a condition, of those that a viewer sees. */
async function findFirst(
  db: Database,
  condition: SQL,
  viewerId: string | null,
): Promise<FirstItem[]> {
  const { rows } = await db.execute<FirstItem>(sql`
    select collection_id as "collectionId", count, colors, input from (
      select ${collectionItems.collectionId}, ${palettes.colors}, ${savedThemes.input},
        count(*) over (partition by ${collectionItems.collectionId})::int as count,
        row_number() over (partition by ${collectionItems.collectionId}
          order by ${collectionItems.position}, ${collectionItems.id}) as place
      from ${collectionItems}
      join ${collections} on ${collections.id} = ${collectionItems.collectionId}
      left join ${palettes} on ${palettes.id} = ${collectionItems.paletteId}
      left join ${savedThemes} on ${savedThemes.id} = ${collectionItems.themeId}
      where ${condition} and ${collections.deletedAt} is null and ${isItemVisibleTo(viewerId)}
    ) as items
    where place <= ${SHOWN} order by collection_id, place`);
  return rows;
}

const isItem = (itemId: string) =>
  or(eq(collectionItems.paletteId, itemId), eq(collectionItems.themeId, itemId));

/** The palette or theme that the account sees under an id; it is not deleted before the transaction ends. */
async function lockItem(tx: Transaction, id: string, userId: string): Promise<Key | undefined> {
  if (!isUuid(id)) return undefined;
  const [palette] = await tx
    .select({ paletteId: palettes.id })
    .from(palettes)
    .where(and(eq(palettes.id, id), isVisibleTo(palettes, userId)))
    .for('key share');
  if (palette) return palette;
  const [theme] = await tx
    .select({ themeId: savedThemes.id })
    .from(savedThemes)
    .where(and(eq(savedThemes.id, id), isVisibleTo(savedThemes, userId)))
    .for('key share');
  return theme;
}

/** Answers whether the collection is there. */
async function lockCollection(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.id, id), sql`${collections.deletedAt} is null`))
    .for('no key update');
  return rows.length > 0;
}

/** The items in order, also those that nobody sees. */
async function findIds(tx: Transaction, collectionId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: ITEM_ID })
    .from(collectionItems)
    .where(eq(collectionItems.collectionId, collectionId))
    .orderBy(...IN_ORDER);
  return rows.map(({ id }) => id);
}

function placeBefore(ids: readonly string[], id: string, before: string | null): string[] {
  const others = ids.filter((other) => other !== id);
  const place = before === null ? others.length : others.indexOf(before);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/** Writes only the places that change. */
async function storeOrder(tx: Transaction, collectionId: string, ids: string[]): Promise<void> {
  await tx.execute(sql`
    update ${collectionItems} set position = wanted.place
    from unnest(array[${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )}])
      with ordinality as wanted (id, place)
    where ${eq(collectionItems.collectionId, collectionId)} and ${ITEM_ID} = wanted.id
      and ${collectionItems.position} <> wanted.place`);
}

const touch = (tx: Transaction, id: string) =>
  tx.update(collections).set({ changedAt: sql`now()` }).where(eq(collections.id, id));
