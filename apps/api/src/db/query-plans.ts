import { drizzle } from 'drizzle-orm/postgres-js';
import type { ParameterOrJSON } from 'postgres';

import type { Database } from './client.ts';

/** A node of a plan, as far as it is of interest here. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** How the database carried out one statement. */
export interface Explained {
  text: string;
  /** In planning and execution. */
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
  let sent: { text: string; params: unknown[] }[] = [];
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

    /** Carries out once more what was sent since then, and tells how. */
    async explain(): Promise<Explained[]> {
      const explained: Explained[] = [];
      for (const { text, params } of sent) {
        const [row] = await client.unsafe(
          `explain (analyze, timing off, format json) ${text}`,
          params as ParameterOrJSON<never>[],
        );
        const [{ Plan: plan, ...times }] = row!['QUERY PLAN'];
        explained.push({
          text,
          milliseconds: times['Planning Time'] + times['Execution Time'],
          scanned: scannedBy(plan),
        });
      }
      return explained;
    },
  };
}

function scannedBy(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scannedBy)];
}
