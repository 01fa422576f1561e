import type { Database } from '../../db/client.ts';
import { createAccountRepository } from './accounts.repository.ts';
import { createAccountService } from './accounts.service.ts';
import { createSessionService } from './sessions.service.ts';
import { createMemoryCounter } from './throttle.ts';

/** The services of accounts, put together. */
export function createAccounts(db: Database) {
  const repository = createAccountRepository(db);
  const sessions = createSessionService(repository);
  const accounts = createAccountService({ repository, sessions, attempts: createMemoryCounter() });
  return { sessions, accounts };
}
