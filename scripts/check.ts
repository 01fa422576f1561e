// `npm run check`: static checks, and the unit and API tests that what has changed can break.
// `-- --all`: all unit and API tests.
import { parseArgs } from 'node:util';

import { startPostgres } from '../testing/servers.ts';
import { changedFiles } from './lib/changed-files.ts';
import { runStaticChecks } from './lib/checks.ts';
import { journeysFor } from './lib/journeys-for.ts';
import { add, type Tally } from './lib/tally.ts';
import { runVitest } from './lib/vitest.ts';

const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;

const failedChecks = await runStaticChecks();
const { since, files } = changedFiles();
const postgres = await startPostgres(); // its databases open in a tenth of the embedded engine's time
const env = {
  TEST_SHORT: String(!all),
  ...(postgres && { TEST_DATABASE_URL: postgres.url }),
};
const tests = await (all ? everyTest() : testsOfChanges());
await postgres?.stop();

for (const name of failedChecks) console.log(`FAILED  ${name}`);
for (const note of tests.notes) console.log(note);
if (!all) console.log(`\n${files.length} files have changed since ${since}.`);
for (const line of journeysFor(files)) console.log(line);
console.log(
  `${tests.passed} passed, ${tests.failed + failedChecks.length} failed, ${tests.skipped} skipped`,
);
process.exit(failedChecks.length + tests.failed === 0 ? 0 : 1);

async function everyTest(): Promise<Tally> {
  return add(await runVitest({ project: 'unit', env }), await runVitest({ project: 'api', env }));
}

/** The tests that import what has changed, and those of the repository, which read files. */
async function testsOfChanges(): Promise<Tally> {
  const related = await runVitest({ related: files, project: 'not system', env });
  return add(related, await runVitest({ project: 'unit', files: ['scripts/'], env }));
}
