import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

/** What queries go through. */
export type Database = NodePgDatabase & { $client: Pool };

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
