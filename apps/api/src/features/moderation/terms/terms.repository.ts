import { inArray } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import { forbiddenTerms } from '../../../db/schema/moderation.ts';

/** Queries of the terms that moderators forbid. */
export function createTermsRepository(db: Database | Transaction) {
  const { term } = forbiddenTerms;
  return {
    async findAll(): Promise<string[]> {
      const rows = await db.select({ term }).from(forbiddenTerms).orderBy(term);
      return rows.map((row) => row.term);
    },

    count: () => db.$count(forbiddenTerms),

    /** Answers those that were not there before. */
    async add(terms: string[]): Promise<string[]> {
      const rows = await db
        .insert(forbiddenTerms)
        .values(terms.map((one) => ({ term: one })))
        .onConflictDoNothing()
        .returning({ term });
      return rows.map((row) => row.term);
    },

    /** Answers those that were there. */
    async remove(terms: string[]): Promise<string[]> {
      const rows = await db.delete(forbiddenTerms).where(inArray(term, terms)).returning({ term });
      return rows.map((row) => row.term);
    },
  };
}
