import { expect, test } from 'vitest';

import { describeOnEachEngine } from '../../testing/db/database.ts';

const OWN_FUNCTIONS = `
  select p.oid::regprocedure::text as name, lanname as language, pg_get_functiondef(p.oid) as definition,
    coalesce(p.proconfig::text like '%search_path=%', false) as "isPinned"
  from pg_proc p join pg_language on pg_language.oid = prolang
  where pronamespace = 'public'::regnamespace and not exists (
    select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
  order by name`;

describeOnEachEngine('functions of the database', (database) => {
  /**
   * PostgreSQL resolves the names of a function in SQL when it is created, but not those in
   * PL/pgSQL, which therefore always needs a search_path of its own.
   */
  test('all of them work with the empty search_path under which a backup is restored', async () => {
    const session = await database().db.$client.connect();
    await session.query(`begin; set local search_path = ''`);
    const { rows } = await session.query(OWN_FUNCTIONS);
    expect(rows.length).toBeGreaterThan(10);
    const unsafe: string[] = [];
    for (const { name, language, definition, isPinned } of rows) {
      if (isPinned) continue;
      await session.query('savepoint before_function');
      const isSafe = language === 'sql' && (await session.query(definition).catch(() => false));
      await session.query('rollback to before_function');
      if (!isSafe) unsafe.push(`${name} needs "set search_path = public"`);
    }
    await session.query('rollback');
    session.release();
    expect(unsafe).toEqual([]);
  });
});
