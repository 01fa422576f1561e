import { and, asc, desc, isNotNull, max, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { palettes } from '../../db/schema/palettes.ts';
import { projectItems, projects } from '../../db/schema/projects.ts';
import { sitemapCuts } from '../../db/schema/sitemap-cuts.ts';
import { savedThemes } from '../../db/schema/themes.ts';
import type { Position } from '../palettes/search/palette-cursor.ts';
import { IS_PUBLIC } from '../palettes/search/palette-sql.ts';
import { isItemVisibleTo } from '../projects/project-items.repository.ts';

/**
 * A file of the sitemap of palettes: the public ones after one place and up to another, by date.
 * Without the first it begins with the oldest, without the second it ends with the newest.
 */
export interface PaletteRange {
  after?: Position | undefined;
  until?: Position | undefined;
}

/** What the address of a palette's page is made of, and when that page last changed. */
export interface ListedPalette {
  id: string;
  slug: string | null;
  name: string;
  createdAt: Date;
  updatedAt: Date | null;
}

/** What the address of a project's page is made of, and when it last changed. */
export type ListedProject = { id: string; createdAt: Date; changedAt: Date };

export type SitemapRepository = ReturnType<typeof createSitemapRepository>;

const { createdAt, id } = palettes;

/** Queries of sitemaps; each follows an index from one place on. */
export function createSitemapRepository(db: Database) {
  return {
    /** The first palettes of a range, oldest first. */
    findPage(range: PaletteRange, limit: number): Promise<ListedPalette[]> {
      const { slug, name, updatedAt } = palettes;
      return db
        .select({ id, slug, name, createdAt, updatedAt })
        .from(palettes)
        .where(isIn(range))
        .orderBy(asc(createdAt), asc(id))
        .limit(limit);
    },

    /** The place of a palette in a range, counted from 1; undefined if the range has fewer. */
    async findNth(range: PaletteRange, position: number): Promise<Position | undefined> {
      const [row] = await db
        .select({ createdAt, id })
        .from(palettes)
        .where(isIn(range))
        .orderBy(asc(createdAt), asc(id))
        .offset(position - 1)
        .limit(1);
      return row && toPosition(row.createdAt, row.id);
    },

    /** When a page of a range was last made or changed; undefined if the range is empty. */
    async findLastChange(range: PaletteRange): Promise<Date | undefined> {
      const [[newest], [changed]] = await Promise.all([
        db
          .select({ at: createdAt })
          .from(palettes)
          .where(isIn(range))
          .orderBy(desc(createdAt), desc(id))
          .limit(1),
        db
          .select({ at: max(palettes.updatedAt) })
          .from(palettes)
          .where(and(isIn(range), isNotNull(palettes.updatedAt))),
      ]);
      if (!newest) return undefined;
      return changed?.at && changed.at > newest.at ? changed.at : newest.at;
    },

    /**
     * The newest public projects that hold something which everybody sees.
     *
     * @param after The last one of the list before.
     */
    findProjects(limit: number, after?: ListedProject): Promise<ListedProject[]> {
      const { id, createdAt, changedAt } = projects;
      return db
        .select({ id, createdAt, changedAt })
        .from(projects)
        .where(
          and(
            IS_LISTED,
            after &&
              sql`(${createdAt}, ${id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`,
          ),
        )
        .orderBy(desc(createdAt), desc(id))
        .limit(limit);
    },

    /** Where the files end so far, in order. */
    async findCuts(): Promise<Position[]> {
      const { createdAt, paletteId } = sitemapCuts;
      const rows = await db.select().from(sitemapCuts).orderBy(createdAt, paletteId);
      return rows.map((row) => toPosition(row.createdAt, row.paletteId));
    },

    /** Another instance may have made the same cut. */
    async addCut({ key, id }: Position): Promise<void> {
      await db
        .insert(sitemapCuts)
        .values({ createdAt: new Date(key), paletteId: id })
        .onConflictDoNothing();
    },
  };
}

/** As a stranger finds them: public, and not empty. */
const IS_LISTED = sql`${projects.isPublic} and exists (
    select from ${projectItems} i
    left join ${palettes} on ${palettes.id} = i.palette_id
    left join ${savedThemes} on ${savedThemes.id} = i.theme_id
    where i.collection_id = ${projects.id} and ${isItemVisibleTo(null)})`;

/** The condition has the form of the indexes, so that the planner can use them. */
function isIn({ after, until }: PaletteRange): SQL | undefined {
  return and(
    IS_PUBLIC,
    after && sql`(${createdAt}, ${id}) > (${timeOf(after)}, ${after.id})`,
    until && sql`(${createdAt}, ${id}) <= (${timeOf(until)}, ${until.id})`,
  );
}

const timeOf = ({ key }: Position): SQL => sql`${new Date(key).toISOString()}::timestamptz`;

const toPosition = (time: Date, id: string): Position => ({ key: time.getTime(), id });
