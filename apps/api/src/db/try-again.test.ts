import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pino from 'pino';
import { expect, test } from 'vitest';
import { createTestDatabase, describeOnServer } from '../../testing/db/database.ts';
import { postgresServer } from './connect.ts';
import type { Transaction } from './database.ts';
import { tryConflictsAgain, tryQueriesAgain } from './try-again.ts';

describeOnServer('what lost against another transaction', (server) => {
  test('two that wait for each other both end', async () => {
    const database = await createTestDatabase(server());
    const log = pino({ level: 'silent' });
    const pool = postgresServer(database.url, log).connect({ statementTimeoutMs: 10_000 });
    const db = tryConflictsAgain(drizzle(tryQueriesAgain(pool)));
    await db.execute(sql`create table counters (id integer primary key, value integer not null)`);
    await db.execute(sql`insert into counters values (1, 0), (2, 0)`);

    const count = (tx: Transaction, id: number) =>
      tx.execute(sql`update counters set value = value + 1 where id = ${id}`);
    const bothHoldOne = Promise.withResolvers<void>();
    let holding = 0;
    let begun = 0;
    const countBoth = (first: number, second: number) =>
      db.transaction(async (tx) => {
        begun++;
        await count(tx, first);
        if (++holding === 2) bothHoldOne.resolve();
        await bothHoldOne.promise;
        await count(tx, second);
      });
    await Promise.all([countBoth(1, 2), countBoth(2, 1)]);

    expect(begun).toBe(3); // one of the two transactions ran twice
    const { rows } = await db.execute(sql`select value from counters`);
    expect(rows).toEqual([{ value: 2 }, { value: 2 }]);
    await pool.end();
    await database.drop();
  });

  test('a single query that loses is asked again', async () => {
    const database = await createTestDatabase(server());
    const log = pino({ level: 'silent' });
    const pool = postgresServer(database.url, log).connect({ statementTimeoutMs: 10_000 });
    const db = tryConflictsAgain(drizzle(tryQueriesAgain(pool)));
    await db.execute(sql`create sequence tries`);
    // A rollback does not reset sequences.
    await db.execute(sql`create function lose_once() returns integer language plpgsql as $$
      begin
        if nextval('tries') = 1 then raise exception using errcode = '40001'; end if;
        return 7;
      end $$`);
    const { rows } = await db.execute(sql`select lose_once() as value`);
    expect(rows).toEqual([{ value: 7 }]);
    await pool.end();
    await database.drop();
  });
});
