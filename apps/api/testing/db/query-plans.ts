import { drizzle } from 'drizzle-orm/node-postgres';
import type { ClientBase } from 'pg';

import type { Database } from '../../src/db/database.ts';

/** The fields of a plan's node that the tests read. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

interface Sent {
  text: string;
  params: unknown[];
}

/** How the database carried out one statement. */
export interface Explained {
  text: string;
  /** Planning and execution together, the shortest of all runs. */
  milliseconds: number;
  /** Tables that a sequential scan read. */
  scanned: string[];
}

/**
 * A second handle on a database, which records the queries through it; for tests and benchmarks
 * that inspect plans.
 */
export function recordQueries(database: Database) {
  const client = database.$client;
  let sent: Sent[] = [];
  const logger = {
    logQuery(text: string, params: unknown[]) {
      if (!/^(explain|begin|commit)\b/.test(text)) sent.push({ text, params });
    },
  };

  return {
    db: drizzle(client, { casing: 'snake_case', logger }),

    /** Clears the record. */
    forget() {
      sent = [];
    },

    /**
     * Runs the recorded queries so many times, in one session, and returns their plans and times.
     */
    async explain(times = 1): Promise<Explained[]> {
      const session = await client.connect();
      try {
        const explained: Explained[] = [];
        for (const statement of sent) explained.push(await carryOut(session, statement, times));
        return explained;
      } finally {
        session.release();
      }
    },
  };
}

async function carryOut(
  session: ClientBase,
  { text, params }: Sent,
  times: number,
): Promise<Explained> {
  let milliseconds = Number.POSITIVE_INFINITY;
  let scanned: string[] = [];
  for (let time = 0; time < times; time++) {
    const { rows } = await session.query(
      `explain (analyze, timing off, format json) ${text}`,
      params,
    );
    const [{ Plan: plan, ...spent }] = rows[0]['QUERY PLAN'];
    milliseconds = Math.min(milliseconds, spent['Planning Time'] + spent['Execution Time']);
    scanned = scannedBy(plan);
  }
  return { text, milliseconds, scanned };
}

function scannedBy(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scannedBy)];
}
