import { and, desc, eq, isNull, sql } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { projects } from '../../db/schema/projects.ts';
import { isUuid } from '../../db/uuid-v7.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import { isOf } from '../things/things.ts';

export type ProjectRow = typeof projects.$inferSelect;
type NewProject = typeof projects.$inferInsert;
type Changes = {
  [Field in 'name' | 'description' | 'isPublic']?: NewProject[Field] | undefined;
};

export type ProjectRepository = ReturnType<typeof createProjectRepository>;

/** Queries of projects. Whatever adds to those of an account locks the account. */
export function createProjectRepository(db: Database) {
  return {
    /** Those of an account, newest first. */
    findAll(userId: string): Promise<ProjectRow[]> {
      return db
        .select()
        .from(projects)
        .where(isOf(projects, userId))
        .orderBy(desc(projects.createdAt), desc(projects.id));
    },

    async findById(id: string, { isDeleted = false } = {}): Promise<ProjectRow | undefined> {
      if (!isUuid(id)) return undefined;
      const isIt = and(eq(projects.id, id), sql`(deleted_at is null) <> ${isDeleted}`);
      const [row] = await db.select().from(projects).where(isIt);
      return row;
    },

    /** Undefined if the account has `most` already. Throws `unauthorized` if it is gone. */
    insert(values: NewProject, most: number): Promise<ProjectRow | undefined> {
      return db.transaction(async (tx) => {
        await lockAccount(tx, values.userId, 'no key update');
        if ((await tx.$count(projects, isOf(projects, values.userId))) >= most) return undefined;
        const [row] = await tx.insert(projects).values(values).returning();
        return row;
      });
    },

    /**
     * Changes a project, unless another call has changed its texts or who sees it since its caller
     * looked; answers undefined then, or if it is gone. Undefined fields stay as they are. A change
     * that publishes it waits for a suspension of the account that is under way.
     */
    update(seen: ProjectRow, values: Changes): Promise<ProjectRow | undefined> {
      const isAsSeen = and(
        eq(projects.name, seen.name),
        sql`${projects.description} is not distinct from ${seen.description}`,
        eq(projects.isPublic, seen.isPublic),
      );
      return db.transaction(async (tx) => {
        if (values.isPublic) await lockAccount(tx, seen.userId, 'key share');
        const [row] = await tx
          .update(projects)
          .set({ ...values, changedAt: sql`now()` })
          .where(and(eq(projects.id, seen.id), isNull(projects.deletedAt), isAsSeen))
          .returning();
        return row;
      });
    },
  };
}
