import { eq } from 'drizzle-orm';

import type { Database, Transaction } from '../db/database.ts';
import { serverSecrets } from '../db/schema/messages.ts';
import { createSecret } from './secrets.ts';

/** The key of that name, 256 random bits in hex; the first caller makes it for all instances. */
export async function readServerSecret(db: Database | Transaction, name: string): Promise<string> {
  const find = () => db.select().from(serverSecrets).where(eq(serverSecrets.name, name));
  const [known] = await find();
  if (known) return known.value;
  await db.insert(serverSecrets).values({ name, value: createSecret() }).onConflictDoNothing();
  const [made] = await find();
  return made!.value;
}
