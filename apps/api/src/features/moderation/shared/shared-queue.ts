import { LIMITS, type ModeratedShared } from '@swatchwork/contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';

import { AppError } from '../../../app-error.ts';
import type { Database } from '../../../db/database.ts';
import { collections } from '../../../db/schema/collections.ts';
import { moderationActs } from '../../../db/schema/moderation.ts';
import { hiddenShared, sharedReports } from '../../../db/schema/shared-moderation.ts';
import { savedThemes } from '../../../db/schema/themes.ts';
import { isUuid } from '../../../db/uuid-v7.ts';
import { createCollectionItemRepository } from '../../collections/collection-items.repository.ts';
import { isCollectionVisibleTo } from '../../collections/collection-visibility.ts';
import { colorsOf, firstColorsOf } from '../../collections/to-collection.ts';
import { isThemeVisibleTo } from '../../themes/saved/saved-themes.repository.ts';
import type { QueueRepository } from '../acts/queue.repository.ts';
import { toAuthor, toReport } from '../acts/to-moderated.ts';
import { isAbout, type Shared, sharedOf } from './hidden-shared.ts';

type Parts = { db: Database; findAuthors: QueueRepository['findAuthors'] };

/** Reported themes and collections, as moderators see them. */
export function createSharedQueue({ db, findAuthors }: Parts) {
  const items = createCollectionItemRepository(db);

  /** Open reports of what everybody sees. */
  const isWaiting = sql`${sharedReports.closedAt} is null and (
    exists (select from ${savedThemes}
      where ${savedThemes.id} = ${sharedReports.themeId} and ${isThemeVisibleTo(null)})
    or exists (select from ${collections}
      where ${collections.id} = ${sharedReports.collectionId} and ${isCollectionVisibleTo(null)}))`;

  async function findRow({ kind, id }: Shared) {
    if (kind === 'theme') {
      const isIt = and(eq(savedThemes.id, id), isNull(savedThemes.deletedAt));
      const [row] = await db.select().from(savedThemes).where(isIt);
      return row && { ...row, description: null, colors: colorsOf({ ...row, colors: null }) };
    }
    const isIt = and(eq(collections.id, id), isNull(collections.deletedAt));
    const [row] = await db.select().from(collections).where(isIt);
    return row && { ...row, colors: firstColorsOf(await items.findFirstOf(id)) };
  }

  /** Undefined if it is gone, or neither public nor hidden. */
  async function describe(shared: Shared): Promise<ModeratedShared | undefined> {
    const row = await findRow(shared);
    const author = row && (await findAuthors([row.userId])).get(row.userId);
    if (!author) return undefined;
    const [hidden] = await db
      .select({ reason: moderationActs.reason })
      .from(hiddenShared)
      .innerJoin(moderationActs, eq(moderationActs.id, hiddenShared.actId))
      .where(isAbout(hiddenShared, shared));
    if (!row.isPublic && !hidden) return undefined;
    const isOpen = and(isAbout(sharedReports, shared), isNull(sharedReports.closedAt));
    const reports = await db
      .select()
      .from(sharedReports)
      .where(isOpen)
      .orderBy(desc(sharedReports.createdAt))
      .limit(LIMITS.reportsShown);
    const { name, description, colors, createdAt } = row;
    return {
      ...shared,
      name,
      description,
      colors,
      createdAt: createdAt.toISOString(),
      hidden: hidden?.reason ?? null,
      openReports: await db.$count(sharedReports, isOpen),
      reports: reports.map(toReport),
      author: toAuthor(author),
    };
  }

  return {
    /** Those with open reports: most reports first, of as many the longest waiting. */
    async findReported(limit: number): Promise<ModeratedShared[]> {
      const { themeId, collectionId, createdAt } = sharedReports;
      const rows = await db
        .select({ themeId, collectionId })
        .from(sharedReports)
        .where(isWaiting)
        .groupBy(themeId, collectionId)
        .orderBy(sql`count(*) desc`, sql`min(${createdAt})`, themeId, collectionId)
        .limit(limit);
      const found: ModeratedShared[] = [];
      for (const row of rows) {
        const shared = sharedOf(row);
        const entry = shared && (await describe(shared));
        if (entry) found.push(entry);
      }
      return found;
    },

    async countReported(): Promise<number> {
      const { themeId, collectionId } = sharedReports;
      const thing = sql`coalesce(${themeId}, ${collectionId})`;
      const [row] = await db
        .select({ count: sql<number>`count(distinct ${thing})::int` })
        .from(sharedReports)
        .where(isWaiting);
      return row!.count;
    },

    /**
     * A theme or a collection by its id.
     *
     * @throws {AppError} `not_found`, also for a private one that is not hidden.
     */
    async find(id: string): Promise<ModeratedShared> {
      const entry = isUuid(id)
        ? ((await describe({ kind: 'theme', id })) ?? (await describe({ kind: 'collection', id })))
        : undefined;
      if (!entry)
        throw new AppError(
          'not_found',
          'There is no public or hidden theme or collection with this id',
        );
      return entry;
    },
  };
}

export type SharedQueue = ReturnType<typeof createSharedQueue>;
