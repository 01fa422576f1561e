import { asc, eq, getTableColumns, sql } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { articles } from '../../db/schema/articles.ts';
import { moderationAnswers, purgedLikes, reports } from '../../db/schema/moderation.ts';
import { paletteLikes, palettes } from '../../db/schema/palettes.ts';
import { projectItems, projects } from '../../db/schema/projects.ts';
import { savedThemes } from '../../db/schema/themes.ts';
import { apiKeys, sessions } from '../../db/schema/users.ts';
import { isOf } from '../things/things.ts';

/** Complete lists of an account's data, oldest first. */
export function createAccountExportRepository(db: Database) {
  return {
    findPalettes(userId: string) {
      return db
        .select()
        .from(palettes)
        .where(isOf(palettes, userId))
        .orderBy(asc(palettes.createdAt), asc(palettes.id));
    },

    findThemes(userId: string) {
      return db
        .select()
        .from(savedThemes)
        .where(isOf(savedThemes, userId))
        .orderBy(asc(savedThemes.createdAt), asc(savedThemes.id));
    },

    findProjects(userId: string) {
      const items = sql<string[]>`array(
        select coalesce(i.palette_id, i.theme_id) from ${projectItems} i
        where i.collection_id = collections.id order by i.position, i.id)`;
      return db
        .select({ ...getTableColumns(projects), items })
        .from(projects)
        .where(isOf(projects, userId))
        .orderBy(asc(projects.createdAt), asc(projects.id));
    },

    findLikes: (userId: string) => findLikesIn(db, paletteLikes, userId),

    /** Likes that moderators took back. */
    findPurgedLikes: (userId: string) => findLikesIn(db, purgedLikes, userId),

    findReports(userId: string) {
      const { reason, text, createdAt } = reports;
      return db
        .select({ reason, text, createdAt })
        .from(reports)
        .where(eq(reports.userId, userId))
        .orderBy(asc(createdAt));
    },

    findAnswersToModerators(userId: string) {
      return db
        .select()
        .from(moderationAnswers)
        .where(eq(moderationAnswers.userId, userId))
        .orderBy(asc(moderationAnswers.createdAt));
    },

    findArticles(userId: string) {
      return db
        .select({ slug: articles.slug, title: articles.title, createdAt: articles.createdAt })
        .from(articles)
        .where(eq(articles.createdBy, userId))
        .orderBy(asc(articles.createdAt));
    },

    findSessions(userId: string) {
      return db
        .select({
          device: sessions.device,
          createdAt: sessions.createdAt,
          expiresAt: sessions.expiresAt,
        })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(asc(sessions.createdAt));
    },

    findApiKeys(userId: string) {
      return db
        .select()
        .from(apiKeys)
        .where(eq(apiKeys.userId, userId))
        .orderBy(asc(apiKeys.createdAt));
    },
  };
}

const findLikesIn = (
  db: Database,
  table: typeof paletteLikes | typeof purgedLikes,
  userId: string,
) =>
  db
    .select({ paletteId: palettes.id, paletteName: palettes.name, createdAt: table.createdAt })
    .from(table)
    .innerJoin(palettes, eq(palettes.id, table.paletteId))
    .where(eq(table.userId, userId))
    .orderBy(asc(table.createdAt));
