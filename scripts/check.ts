import { runStaticChecks } from './lib/checks.ts';
import { add } from './lib/tally.ts';
import { runVitest } from './lib/vitest.ts';

const failedChecks = await runStaticChecks();
const tests = add(await runVitest({ project: 'unit' }), await runVitest({ project: 'api' }));

for (const name of failedChecks) console.log(`FAILED  ${name}`);
console.log(
  `${tests.passed} passed, ${tests.failed + failedChecks.length} failed, ${tests.skipped} skipped`,
);
process.exit(failedChecks.length + tests.failed === 0 ? 0 : 1);
