import { drizzle } from 'drizzle-orm/node-postgres';
import type { ClientBase } from 'pg';

import type { Database } from '../../src/db/client.ts';

/** A node of a plan, as far as it is of interest here. */
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
  /** In planning and execution, the least of all times. */
  milliseconds: number;
  /** Tables that were read from one end to the other. */
  scanned: string[];
}

/**
 * A second handle on a database, which remembers what is sent through it; for tests and benchmarks
 * that look at plans.
 */
export function recordQueries(database: Database) {
  const client = database.$client;
  let sent: Sent[] = [];
  const logger = {
    logQuery(text: string, params: unknown[]) {
      if (!text.startsWith('explain ')) sent.push({ text, params });
    },
  };

  return {
    db: drizzle(client, { casing: 'snake_case', logger }),

    /** Forgets what was sent so far. */
    forget() {
      sent = [];
    },

    /** Carries out so many times more, in one session, what was sent since then, and tells how. */
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
