import { runStaticChecks } from './lib/checks.ts';
import { runVitest } from './lib/vitest.ts';

const failedChecks = await runStaticChecks();
const tests = await runVitest();

for (const name of failedChecks) console.log(`FAILED  ${name}`);
console.log(
  `${tests.passed} passed, ${tests.failed + failedChecks.length} failed, ${tests.skipped} skipped`,
);
process.exit(failedChecks.length + tests.failed === 0 ? 0 : 1);
