import { expect, test } from 'vitest';

import { openTestDatabase } from '../../db/test-database.ts';
import { signUp, TEST_PASSWORD } from '../../test-accounts.ts';
import { createTestApp } from '../../test-app.ts';
import { createAccountRepository } from '../accounts/accounts.repository.ts';
import { createApiKeyRepository } from './api-keys.repository.ts';
import { createApiKeyService } from './api-keys.service.ts';

test('what was read before a key was revoked is neither shared nor kept', async () => {
  const database = await openTestDatabase();
  const app = await createTestApp({ database });
  const { user } = await signUp(app);
  const repository = createApiKeyRepository(database.db);
  const hasRead = Promise.withResolvers<void>();
  const isRevoked = Promise.withResolvers<void>();
  const account = await createAccountRepository(database.db).getUser(user.id);
  const slow = {
    ...repository,
    async find(hashes: string[]) {
      const rows = await repository.find(hashes);
      hasRead.resolve();
      await isRevoked.promise;
      return rows;
    },
  };
  const service = createApiKeyService(slow, async () => account);
  const wanted = { name: 'a key', scope: 'read', password: TEST_PASSWORD } as const;
  const { id, key } = await service.create(user.id, wanted, 'somebody');

  const before = service.identify(key);
  await hasRead.promise;
  await service.revoke(id, user.id);
  const after = expect(service.identify(key)).rejects.toThrow('This API key is revoked');
  isRevoked.resolve();
  expect(await before).toMatchObject({ id });
  await after;
  await expect(service.identify(key)).rejects.toThrow('This API key is revoked');
  await app.close();
});
