import type { ThemeInput } from '@swatchwork/contract';
import { and, asc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../db/database.ts';
import { palettes, type StoredColor } from '../../db/schema/palettes.ts';
import { projectItems, projects } from '../../db/schema/projects.ts';
import { savedThemes } from '../../db/schema/themes.ts';
import { isUuid } from '../../db/uuid-v7.ts';
import { IN_LIST, type PaletteRow } from '../palettes/palette-rows.ts';
import type { SavedThemeRow } from '../themes/saved/saved-themes.repository.ts';
import { isVisibleTo } from '../things/things.ts';

/** A palette or a theme of a project. */
export type ItemRow = { palette: PaletteRow | null; theme: SavedThemeRow | null };

/** One of the first items of a project, and how many it has. */
export type FirstItem = {
  projectId: string;
  count: number;
  colors: StoredColor[] | null;
  input: ThemeInput | null;
};

type Key = { paletteId: string } | { themeId: string };

/** Items of a project whose colors its card shows. */
const SHOWN = 4;

const ITEM_ID = sql<string>`coalesce(${projectItems.paletteId}, ${projectItems.themeId})`;
const IN_ORDER = [asc(projectItems.position), asc(projectItems.id)];

/** Which items a viewer sees, where their palettes and themes are joined. */
export const isItemVisibleTo = (viewerId: string | null) =>
  or(isVisibleTo(palettes, viewerId), isVisibleTo(savedThemes, viewerId));

export type ProjectItemRepository = ReturnType<typeof createProjectItemRepository>;

/**
 * Queries of what projects hold. A change locks the palette or theme first and the project
 * after it, as does the deletion of a palette, which takes its items with it.
 */
export function createProjectItemRepository(db: Database) {
  return {
    /** The items that a viewer sees, in order. */
    findVisible(projectId: string, viewerId: string | null): Promise<ItemRow[]> {
      return db
        .select({ palette: IN_LIST, theme: getTableColumns(savedThemes) })
        .from(projectItems)
        .leftJoin(palettes, eq(palettes.id, projectItems.paletteId))
        .leftJoin(savedThemes, eq(savedThemes.id, projectItems.themeId))
        .where(and(eq(projectItems.projectId, projectId), isItemVisibleTo(viewerId)))
        .orderBy(...IN_ORDER);
    },

    /** The first items of each project of an account, and the number of those that it sees. */
    findFirst: (userId: string): Promise<FirstItem[]> =>
      findFirst(db, eq(projects.userId, userId), userId),

    /** The same of one project, as everybody sees it. */
    findFirstOf: (id: string): Promise<FirstItem[]> => findFirst(db, eq(projects.id, id), null),

    /** The projects of an account that hold a palette or theme. */
    async findHolders(userId: string, itemId: string): Promise<string[]> {
      const rows = await db
        .select({ id: projects.id })
        .from(projectItems)
        .innerJoin(projects, eq(projects.id, projectItems.projectId))
        .where(and(eq(projects.userId, userId), isItem(itemId)));
      return rows.map(({ id }) => id);
    },

    /**
     * Puts a palette or theme into a project, or moves it there.
     *
     * @param before The item to insert it before; null for the end. Undefined for a new one at the end,
     *   and one that is there stays where it is.
     * @returns `missing` if the account sees no such palette or theme, `gone` if the project was
     *   deleted, `no such place` if it does not hold `before`, `full` if it holds `most` items.
     */
    put(
      projectId: string,
      itemId: string,
      userId: string,
      before: string | null | undefined,
      most: number,
    ): Promise<'done' | 'missing' | 'gone' | 'no such place' | 'full'> {
      return db.transaction(async (tx) => {
        const key = await lockItem(tx, itemId, userId);
        if (!key) return 'missing';
        if (!(await lockProject(tx, projectId))) return 'gone';
        const ids = await findIds(tx, projectId);
        const isThere = ids.includes(itemId);
        if (typeof before === 'string' && !ids.includes(before)) return 'no such place';
        if (isThere && (before === undefined || before === itemId)) return 'done';
        if (!isThere && ids.length >= most) return 'full';
        if (!isThere)
          await tx.insert(projectItems).values({ projectId, ...key, position: ids.length });
        await storeOrder(tx, projectId, placeBefore(ids, itemId, before ?? null));
        await touch(tx, projectId);
        return 'done';
      });
    },

    /** Takes an item out. Answers whether it was there. */
    remove(projectId: string, itemId: string): Promise<boolean> {
      if (!isUuid(itemId)) return Promise.resolve(false);
      return db.transaction(async (tx) => {
        if (!(await lockProject(tx, projectId))) return false;
        const { rowCount } = await tx
          .delete(projectItems)
          .where(and(eq(projectItems.projectId, projectId), isItem(itemId)));
        if (rowCount !== 1) return false;
        await touch(tx, projectId);
        return true;
      });
    },
  };
}

/** The first items of projects that meet a condition, of those that a viewer sees. */
async function findFirst(
  db: Database,
  condition: SQL,
  viewerId: string | null,
): Promise<FirstItem[]> {
  const { rows } = await db.execute<FirstItem>(sql`
    select collection_id as "projectId", count, colors, input from (
      select ${projectItems.projectId}, ${palettes.colors}, ${savedThemes.input},
        count(*) over (partition by ${projectItems.projectId})::int as count,
        row_number() over (partition by ${projectItems.projectId}
          order by ${projectItems.position}, ${projectItems.id}) as place
      from ${projectItems}
      join ${projects} on ${projects.id} = ${projectItems.projectId}
      left join ${palettes} on ${palettes.id} = ${projectItems.paletteId}
      left join ${savedThemes} on ${savedThemes.id} = ${projectItems.themeId}
      where ${condition} and ${projects.deletedAt} is null and ${isItemVisibleTo(viewerId)}
    ) as items
    where place <= ${SHOWN} order by collection_id, place`);
  return rows;
}

const isItem = (itemId: string) =>
  or(eq(projectItems.paletteId, itemId), eq(projectItems.themeId, itemId));

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

/** Answers whether the project is there. */
async function lockProject(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, id), sql`${projects.deletedAt} is null`))
    .for('no key update');
  return rows.length > 0;
}

/** The items in order, also those that nobody sees. */
async function findIds(tx: Transaction, projectId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: ITEM_ID })
    .from(projectItems)
    .where(eq(projectItems.projectId, projectId))
    .orderBy(...IN_ORDER);
  return rows.map(({ id }) => id);
}

function placeBefore(ids: readonly string[], id: string, before: string | null): string[] {
  const others = ids.filter((other) => other !== id);
  const place = before === null ? others.length : others.indexOf(before);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/** Writes only the places that change. */
async function storeOrder(tx: Transaction, projectId: string, ids: string[]): Promise<void> {
  await tx.execute(sql`
    update ${projectItems} set position = wanted.place
    from unnest(array[${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )}])
      with ordinality as wanted (id, place)
    where ${eq(projectItems.projectId, projectId)} and ${ITEM_ID} = wanted.id
      and ${projectItems.position} <> wanted.place`);
}

const touch = (tx: Transaction, id: string) =>
  tx.update(projects).set({ changedAt: sql`now()` }).where(eq(projects.id, id));
