import { sql } from 'drizzle-orm';

import type { Database } from '../../../db/database.ts';
import { lexemeQuery } from '../search/palette-sql.ts';

/** Words of one transaction, for which saves wait. */
const BATCH = 50;

/** The lock of `index_palettes`, which all that add words hold shared. */
const WORDS_LOCK = 7_266_031_442;

/**
 * Takes away the next words of palettes that changed or went, if no other palette has them.
 *
 * @returns Whether there may be more.
 */
export const forgetWords = (db: Database): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      delete from palette_words_left where ctid = any (array(
        select ctid from palette_words_left limit ${BATCH} for update skip locked
      )) returning word`);
    if (rows.length === 0) return false;
    const words = JSON.stringify(
      rows.map(({ word }) => ({ word, query: lexemeQuery([[String(word)]]) })),
    );
    await tx.execute(sql`select pg_advisory_xact_lock(${WORDS_LOCK})`);
    await tx.execute(sql`
      delete from palette_words using jsonb_to_recordset(${words}::jsonb) as gone (word text, query text)
      where palette_words.word = gone.word
        and (select true from palettes where is_public and search @@ gone.query::tsquery limit 1) is null`);
    return rows.length === BATCH;
  });
