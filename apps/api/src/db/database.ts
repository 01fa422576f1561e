import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

/** A handle for queries, on either engine. */
export type Database = NodePgDatabase & { $client: Pool };

/** The same within a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
