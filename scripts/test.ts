import { ensureBuild } from './lib/build.ts';
import { runStaticChecks } from './lib/checks.ts';
import { ensureChromium } from './lib/chromium.ts';
import { runPlaywright } from './lib/playwright.ts';
import { findOrInstall } from './lib/programs.ts';
import { runScript } from './lib/run-script.ts';
import { add, type Tally } from './lib/tally.ts';
import { startPostgres, startRedis } from './lib/test-servers.ts';
import { runVitest } from './lib/vitest.ts';

const inCi = process.env.CI === 'true';
const missing: string[] = [];

const failedChecks = await runStaticChecks();
await ensureBuild();

const postgres = await startPostgres();
const redis = await startRedis();
if (!postgres) missing.push('PostgreSQL: its storage tests are skipped');
if (!redis) missing.push('Redis or Valkey: its tests are skipped');
const python = await findOrInstall(['python3'], 'python3');
if (!python) missing.push('Python 3: the tests of its client are skipped');
if (python) await findOrInstall(['mypy'], 'mypy');

let total: Tally = await runVitest({
  ...(postgres && { TEST_DATABASE_URL: postgres.url }),
  ...(redis && { TEST_REDIS_URL: redis.url }),
  ...(python && { TEST_PYTHON: python }),
});
await Promise.all([postgres?.stop(), redis?.stop()]);

const chromium = await ensureChromium();
if (chromium) total = add(total, await runPlaywright(chromium));
else missing.push('Chromium: the browser tests are skipped');

total = add(total, await runScript('test-attack', ['--quick']));

const nginx = await findOrInstall(['nginx'], 'nginx');
if (!nginx) missing.push('nginx: what it stands in front of is not tried');
if (nginx && postgres && redis) total = add(total, await runScript('test-cluster'));
if (nginx) total = add(total, await runScript('observatory'));

for (const name of missing) console.log(`Not to be had on this machine: ${name}.`);
for (const note of total.notes) console.log(note);
for (const name of failedChecks) console.log(`FAILED  ${name}`);

const unproven = inCi ? missing.length + total.skipped : 0; // in CI nothing may be skipped
const failed = total.failed + failedChecks.length + unproven;
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${failed} failed${skipped}`);
process.exit(failed === 0 ? 0 : 1);
