// Results that tests prove: which calls are open to strangers, and which limits each entry point has;
// SECURITY.md names the tests. `node scripts/lib/attack/tests.ts access` or `limits`.
import { globSync, readFileSync } from 'node:fs';
import { exitCode, reportBar } from '../../../testing/bars.ts';
import { startPostgres, startRedis } from '../../../testing/servers.ts';
import { fromRoot, ROOT } from '../root.ts';
import { runVitest } from '../vitest.ts';

const ACCESS = 'apps/api/tests/access-table.test.ts';

const isAccess = process.argv[2] === 'access';
const files = isAccess ? [ACCESS] : namedInSecurityDocument().filter((file) => file !== ACCESS);
const postgres = await startPostgres();
const redis = await startRedis();
const { passed, failed, skipped, notes } = await runVitest({
  env: {
    ...(postgres && { TEST_DATABASE_URL: postgres.url }),
    ...(redis && { TEST_REDIS_URL: redis.url }),
  },
  files,
});
await Promise.all([postgres?.stop(), redis?.stop()]);

for (const note of notes) console.log(note);
const name = isAccess ? 'every operation by every caller' : 'the limits that SECURITY.md states';
const result = `${passed} tests of ${files.length} files passed, ${failed} failed, ${skipped} skipped`;
reportBar(name, result, failed === 0 && passed > 0);
process.exit(exitCode());

/** The files of the tests that the document names; `npm test` runs the journeys in a browser. */
function namedInSecurityDocument(): string[] {
  const text = readFileSync(fromRoot('SECURITY.md'), 'utf8');
  const names = [...text.matchAll(/`([^`]{12,})`/g)].map(([, title = '']) => title);
  return globSync('{apps,packages,scripts}/**/*.test.{ts,tsx}', {
    cwd: ROOT,
    exclude: (path) => path === 'node_modules' || path === 'build',
  }).filter((path) => {
    const source = readFileSync(fromRoot(path), 'utf8');
    return names.some((title) => source.includes(title));
  });
}
