import { sql } from 'drizzle-orm';

import type { Database } from '../../apps/api/src/db/database.ts';

type Row = {
  name: string;
  inserted: number;
  updated: number;
  hot: number;
  deleted: number;
  dead: number;
  vacuums: number;
  bytes: number;
};

/** Rows written since a server started, of every table that has any. */
export interface Counted {
  rows: Map<string, Row>;
  /** The writes since another count, divided by a number of calls. */
  since(start: Counted, calls: number): Writes;
}

export interface Writes {
  print(title: string): void;
}

/** Reads PostgreSQL's own counters, for a caller that makes one query at a time. */
export async function countWrites(db: Database): Promise<Counted> {
  // At its end this statement reports what the session wrote; the next one reads that.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await db.execute<Row>(sql`
    select relname as name, n_tup_ins::float8 as inserted, n_tup_upd::float8 as updated,
      n_tup_hot_upd::float8 as hot, n_tup_del::float8 as deleted, n_dead_tup::float8 as dead,
      (vacuum_count + autovacuum_count)::float8 as vacuums,
      pg_total_relation_size(relid)::float8 as bytes
    from pg_stat_user_tables`);
  const counted = new Map(rows.map((row) => [row.name, row]));
  return { rows: counted, since: (start, calls) => compare(start.rows, counted, calls) };
}

function compare(before: Map<string, Row>, after: Map<string, Row>, calls: number): Writes {
  const lines: string[] = [];
  let all = 0;
  for (const [name, now] of after) {
    const then = before.get(name);
    const by = (key: Exclude<keyof Row, 'name'>) => now[key] - (then?.[key] ?? 0);
    const written = by('inserted') + by('updated') + by('deleted');
    if (written === 0) continue;
    all += written;
    const each = (count: number) => (count / calls).toFixed(2).padStart(9);
    lines.push(
      `  ${name.padEnd(24)}${each(by('inserted'))}${each(by('updated'))}${each(by('hot'))}${each(by('deleted'))}` +
        `${now.dead.toLocaleString('en').padStart(10)}${String(by('vacuums')).padStart(8)}` +
        `${(by('bytes') / 1e6).toFixed(1).padStart(9)}`,
    );
  }
  return {
    print(title) {
      console.log(`${title}: ${(all / calls).toFixed(2)}`);
      console.log(
        `  ${'table'.padEnd(24)} inserted  updated  of HOT  deleted      dead vacuums   MB more`,
      );
      for (const line of lines) console.log(line);
    },
  };
}
