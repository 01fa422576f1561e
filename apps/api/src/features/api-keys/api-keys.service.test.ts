import { expect, test } from 'vitest';
import { signUp, TEST_PASSWORD } from '../../../testing/accounts.ts';
import { createTestApp } from '../../../testing/app.ts';
import { openTestDatabase } from '../../../testing/db/database.ts';
import { createMemoryCounter } from '../../limits/throttle.ts';
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
  const service = createApiKeyService({
    repository: slow,
    confirmPassword: async () => account,
    attempts: createMemoryCounter(),
    isLimited: true,
  });
  const wanted = { name: 'a key', scope: 'read', password: TEST_PASSWORD } as const;
  const { id, key } = await service.create(user.id, wanted, 'somebody');

  const before = service.identify(key, 'somebody');
  await hasRead.promise;
  await service.revoke(id, user.id);
  const after = expect(service.identify(key, 'somebody')).rejects.toThrow(
    'This API key is revoked',
  );
  isRevoked.resolve();
  expect(await before).toMatchObject({ id });
  await after;
  await expect(service.identify(key, 'somebody')).rejects.toThrow('This API key is revoked');
  await app.close();
});

test('a key that is unknown is asked for once, and an address guesses a hundred an hour', async () => {
  const database = await openTestDatabase();
  const app = await createTestApp({ database });
  const { user } = await signUp(app);
  const repository = createApiKeyRepository(database.db);
  const account = await createAccountRepository(database.db).getUser(user.id);
  let queries = 0;
  let isLost = true;
  const service = createApiKeyService({
    repository: {
      ...repository,
      async find(hashes: string[]) {
        if (isLost) throw new Error('lost');
        queries++;
        return repository.find(hashes);
      },
    },
    confirmPassword: async () => account,
    attempts: createMemoryCounter(),
    isLimited: true,
  });
  const guess = (i: number, caller = '192.0.2.1') =>
    Promise.resolve(service.identify(`sw_${String(i).padStart(43, '0')}`, caller));

  // The database fails here, so the call does not count.
  for (let i = 0; i < 200; i++) await expect(guess(i)).rejects.toThrow('lost');
  isLost = false;
  await expect(guess(0)).rejects.toThrow('unknown');
  await expect(guess(0)).rejects.toThrow('unknown');
  await expect(service.identify('sw_short', '192.0.2.1')).rejects.toThrow('malformed');
  expect(queries).toBe(1);

  for (let i = 1; i < 100; i++) await expect(guess(i)).rejects.toThrow('unknown');
  await expect(guess(100)).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(queries).toBe(100);

  const wanted = { name: 'a key', scope: 'read', password: TEST_PASSWORD } as const;
  for (let i = 0; i < 3; i++) {
    const { id, key } = await service.create(user.id, wanted, 'somebody');
    expect(await service.identify(key, '192.0.2.2')).toMatchObject({ id });
    // The key is cached by now.
    expect(await service.identify(key, '192.0.2.1')).toMatchObject({ id });
  }
  await app.close();
});
