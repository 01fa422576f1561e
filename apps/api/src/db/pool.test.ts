import { expect, test } from 'vitest';

import { describeOnEachEngine } from '../../testing/db/database.ts';

describeOnEachEngine('the pool', (database) => {
  test('a transaction that cannot begin gives its connection back', async () => {
    const { db, ping } = database();
    // PostgreSQL refuses this level; the test needs a `begin` that fails.
    const isolationLevel = 'unheard of' as 'serializable';
    for (let times = 0; times <= db.$client.options.max; times++) {
      const failing = db.transaction(async () => undefined, { isolationLevel });
      await expect(failing).rejects.toMatchObject({ cause: { code: '42601' } });
    }
    await ping();
  });
});
