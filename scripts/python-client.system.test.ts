import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setPlan } from '../apps/api/src/features/api-keys/plans.ts';
import { signUp, TEST_PASSWORD } from '../apps/api/testing/accounts.ts';
import { createTestApp, databaseOf, type TestApp } from '../apps/api/testing/app.ts';
import { openTestDatabase } from '../apps/api/testing/db/database.ts';
import { findUncalled } from './lib/client-operations.ts';
import { findProgram } from './lib/programs.ts';
import type { OpenApiDocument } from './lib/python-types.ts';
import { fromRoot } from './lib/root.ts';

const cwd = fromRoot('clients/python');

let app: TestApp;
let document: OpenApiDocument;
beforeAll(async () => {
  app = await createTestApp({ database: await openTestDatabase() });
  document = (await app.inject('/api/openapi.json')).json();
});
afterAll(() => app.close());

/** `npm test` sets `TEST_PYTHON`, and installs Python if it may. */
const python = process.env.TEST_PYTHON ?? findProgram('python3');
if (python) {
  const run = promisify(execFile);
  const env = { ...process.env, PYTHONPATH: 'src:tests', PYTHONDONTWRITEBYTECODE: '1' };
  const runPython = (...args: string[]) => run(python, args, { cwd, env });

  describe('the Python client', () => {
    test('passes its own tests', { timeout: 120_000 }, async () => {
      const { stderr } = await runPython(
        '-W',
        'error',
        '-m',
        'unittest',
        'discover',
        '-s',
        'tests',
      );
      expect(stderr).toMatch(/Ran [1-9]\d* tests/);
      expect(stderr).toMatch(/^OK$/m);
    });

    test('has a call for every operation that clients cover, and each works', async () => {
      const seen = new Set<string>();
      app.server.on('request', ({ method, url }) => {
        seen.add(`${method} ${url?.split('?')[0]?.replace('/api/v1', '')}`);
      });
      const address = await app.listen({ port: 0, host: '127.0.0.1' });
      const { user, token } = await signUp(app);
      await setPlan(databaseOf(app).db, user.id, 'pro'); // for batches
      const call = [`${address}/api/v1`, token, TEST_PASSWORD];
      await runPython('-W', 'error', 'tests/every_call.py', ...call);

      expect(findUncalled(document, seen)).toEqual([]);
    });

    /** Debian's, if there is one. */
    const mypy = findProgram('mypy');
    if (mypy) {
      test('has types that hold', async () => {
        await run(mypy, ['--no-incremental', '--cache-dir', '/dev/null'], { cwd });
      });
    }
  });
}
