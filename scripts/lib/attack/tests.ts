// Parts of the attack that tests prove: which calls are open to strangers, which mutated requests are
// not answered as documented, which damaged files or pictures break a reader, which acknowledged writes
// a killed server loses, and which limits each entry point has; SECURITY.md names the tests of these.
// `node scripts/lib/attack/tests.ts kills`.
import { globSync, readFileSync } from 'node:fs';
import { exitCode, reportBar } from '../../../testing/bars.ts';
import { startPostgres, startRedis } from '../../../testing/servers.ts';
import { fromRoot, ROOT } from '../root.ts';
import { runVitest } from '../vitest.ts';

/** The tests of the parts, and what makes them larger than `npm test` runs them. */
const TESTS: Record<string, { bar: string; file: string; env?: Record<string, string> }> = {
  access: { bar: 'every operation by every caller', file: 'apps/api/tests/access-table.test.ts' },
  requests: {
    bar: 'requests that are mutated, with a new seed',
    file: 'apps/api/tests/hostile-requests.system.test.ts',
    env: { HOSTILE_SEED: String(Date.now() % 1_000_000) },
  },
  files: {
    bar: 'spoiled palette files, with a new seed',
    file: 'packages/formats/src/read/fuzz.system.test.ts',
    env: { FUZZ_INPUTS: '100000', FUZZ_SEED: String(Date.now() % 1_000_000) },
  },
  pictures: {
    bar: 'spoiled pictures and forms, with a new seed',
    file: 'apps/api/tests/spoiled-pictures.system.test.ts',
    env: { FUZZ_INPUTS: '10000', FUZZ_SEED: String(Date.now() % 1_000_000) },
  },
  kills: {
    bar: 'acknowledged writes, after five kills on each engine',
    file: 'apps/api/tests/killed-server.system.test.ts',
    env: { KILLS: '5' },
  },
};

const part = TESTS[process.argv[2] ?? ''];
const files = part ? [part.file] : namedInSecurityDocument();
const postgres = await startPostgres();
const redis = await startRedis();
const { passed, failed, skipped, notes } = await runVitest({
  env: {
    ...part?.env,
    ...(postgres && { TEST_DATABASE_URL: postgres.url }),
    ...(redis && { TEST_REDIS_URL: redis.url }),
  },
  files,
});
await Promise.all([postgres?.stop(), redis?.stop()]);

for (const note of notes) console.log(note);
const result = `${passed} tests of ${files.length} files passed, ${failed} failed, ${skipped} skipped`;
reportBar(part?.bar ?? 'the limits that SECURITY.md states', result, failed === 0 && passed > 0);
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
    return path !== TESTS.access!.file && names.some((title) => source.includes(title));
  });
}
