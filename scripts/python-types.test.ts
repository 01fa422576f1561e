import { expect, test } from 'vitest';
import { createTestApp } from '../apps/api/testing/app.ts';
import { openTestDatabase } from '../apps/api/testing/db/database.ts';
import { writePythonTypes } from './lib/python-types.ts';
import { fromRoot } from './lib/root.ts';

test("the Python client's types are written from the document", async () => {
  const app = await createTestApp({ database: await openTestDatabase() });
  const document = (await app.inject('/api/openapi.json')).json();
  await app.close();
  const types = fromRoot('clients/python/src/swatchwork/types.py');
  await expect(writePythonTypes(document)).toMatchFileSnapshot(types);
});
